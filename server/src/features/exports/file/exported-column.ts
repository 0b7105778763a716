import type { Column } from '@atlas/contract/catalogue/column.ts'
import { type ColumnId, columnOf } from '@atlas/contract/catalogue/columns.ts'
import type { DataType } from '@atlas/contract/catalogue/data-type.ts'
import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'
import { parseDay } from '@atlas/contract/rules/calendar-day.ts'
import { unknownChoice } from '@atlas/contract/search/unknown-choice.ts'

/** What a cell of the file holds: a text is never taken for a number, nor a day for a text. */
export type CellKind = 'text' | 'number' | 'day'
/** Null is an empty cell. */
export type CellValue = string | number | null

/** A column of the catalogue as a column of a file. */
export interface ExportedColumn {
  readonly id: ColumnId
  readonly heading: string
  readonly kind: CellKind
  readonly cellOf: (value: ColumnValue) => CellValue
}

const kinds: Record<DataType, CellKind> = {
  int: 'number',
  percentage: 'number',
  datetime: 'day',
  str: 'text',
  list: 'text',
  dict: 'text',
}

const cells: Record<DataType, (value: ColumnValue) => CellValue> = {
  int: (value) => (isNumber(value) ? value : null),
  percentage: (value) => (isNumber(value) ? outOfHundred(value) : null),
  datetime: (value) => (typeof value === 'string' ? parseDay(value) : null),
  str: (value) => (typeof value === 'string' || typeof value === 'number' ? value : null),
  list: (value) => (Array.isArray(value) && value.length > 0 ? value.join(', ') : null),
  dict: namedCounts,
}

export function exportedColumn(id: ColumnId): ExportedColumn {
  const column = columnOf(id)
  const cellOf = cells[column.type]
  return {
    id,
    heading: headingOf(column),
    kind: kinds[column.type],
    // A list that people choose from, the counties, says so where none is known.
    cellOf: column.type === 'list' && column.choices ? (value) => cellOf(value) ?? unknownChoice.label : cellOf,
  }
}

function headingOf({ label, type }: Column): string {
  return type === 'percentage' ? `${label} (%)` : label
}

// One cell that is not of the kind of its column would spoil the whole sheet for Excel.
function isNumber(value: ColumnValue): value is number {
  return Number.isFinite(value)
}

// As many digits as a spreadsheet keeps, 15 in all: 0.4281 times 100 is 42.81, not 42.809999999999995.
const digits = 1e15

function outOfHundred(share: number): number {
  return Math.round(share * digits) / (digits / 100)
}

function namedCounts(value: ColumnValue): CellValue {
  if (value === null || typeof value !== 'object') return null
  let text = ''
  for (const [name, count] of Object.entries(value)) {
    if (count !== null) text += `${text === '' ? '' : ', '}${name} ${String(count)}`
  }
  return text || null
}
