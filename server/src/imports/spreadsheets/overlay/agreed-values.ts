import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import { formatValue } from '#imports/spreadsheets/cells/value-text.ts'
import { CellRefused } from '#imports/spreadsheets/problems/problems.ts'
import type { CellValue } from '#imports/spreadsheets/cells/cell-value.ts'
import type { OfficeRow } from '#imports/spreadsheets/resolve/resolve-rows.ts'

/** A value of a place or a seat, with the first row that states it. */
export interface AgreedValue extends Pick<OfficeRow, 'line' | 'provenance'> {
  readonly value: CellValue
}

/** Values of places or seats, on which several rows must agree: by key, then by column. */
export class AgreedValues {
  readonly #byKey = new Map<string, Map<ColumnId, AgreedValue>>()

  add(key: string, column: ColumnId, value: CellValue, { line, place, provenance }: OfficeRow): void {
    const ofKey = this.#byKey.get(key) ?? new Map<ColumnId, AgreedValue>()
    this.#byKey.set(key, ofKey)
    const other = ofKey.get(column)
    if (!other) ofKey.set(column, { value, line, provenance })
    else if (JSON.stringify(other.value) !== JSON.stringify(value)) {
      const before = `line ${other.line} says ${formatValue(column, other.value)}`
      throw new CellRefused(
        `It says ${formatValue(column, value)} of ${place.name}, and ${before}; both rows must agree`,
        column,
      )
    }
  }

  entries(): Iterable<[string, ReadonlyMap<ColumnId, AgreedValue>]> {
    return this.#byKey
  }
}
