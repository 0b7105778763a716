import type { FileColumn } from '#imports/spreadsheets/columns/file-columns.ts'
import type { CellValue, CellValues } from '#imports/spreadsheets/cells/cell-value.ts'

/** Where the values of each column stand in every row of a file; cells of named counts add columns as they come. */
export type ColumnPlaces = Map<FileColumn, number>

/** One row. Tens of thousands are held at once: a Map for each would take four times the memory. */
export class RowValues implements CellValues {
  readonly #places: ColumnPlaces
  readonly #values: (CellValue | undefined)[]

  constructor(places: ColumnPlaces) {
    this.#places = places
    this.#values = Array.from({ length: places.size })
  }

  get(column: FileColumn): CellValue | undefined {
    const place = this.#places.get(column)
    return place === undefined ? undefined : this.#values[place]
  }

  has(column: FileColumn): boolean {
    return this.get(column) !== undefined
  }

  set(column: FileColumn, value: CellValue): void {
    const place = this.#places.get(column) ?? this.#places.size
    this.#places.set(column, place)
    this.#values[place] = value
  }

  *[Symbol.iterator](): Generator<[FileColumn, CellValue]> {
    for (const [column, place] of this.#places) {
      const value = this.#values[place]
      if (value !== undefined) yield [column, value]
    }
  }
}
