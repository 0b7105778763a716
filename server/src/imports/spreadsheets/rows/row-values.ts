import type { FileColumn } from '#imports/spreadsheets/columns/file-columns.ts'
import type { CellValue, CellValues } from '#imports/spreadsheets/cells/cell-value.ts'

/** The index of each column in the values of all rows of a file; cells of named counts add columns as they are read. */
export type ColumnIndexes = Map<FileColumn, number>

/** One row. Tens of thousands are in memory at once, and a Map for each would take four times as much. */
export class RowValues implements CellValues {
  readonly #indexes: ColumnIndexes
  readonly #values: (CellValue | undefined)[]

  constructor(indexes: ColumnIndexes) {
    this.#indexes = indexes
    this.#values = Array.from({ length: indexes.size })
  }

  get(column: FileColumn): CellValue | undefined {
    const index = this.#indexes.get(column)
    return index === undefined ? undefined : this.#values[index]
  }

  has(column: FileColumn): boolean {
    return this.get(column) !== undefined
  }

  set(column: FileColumn, value: CellValue): void {
    const index = this.#indexes.get(column) ?? this.#indexes.size
    this.#indexes.set(column, index)
    this.#values[index] = value
  }

  *[Symbol.iterator](): Generator<[FileColumn, CellValue]> {
    for (const [column, index] of this.#indexes) {
      const value = this.#values[index]
      if (value !== undefined) yield [column, value]
    }
  }
}
