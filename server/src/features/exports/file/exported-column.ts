import type { Column } from '@atlas/contract/catalogue/column.ts'
import { type ColumnId, columnOf } from '@atlas/contract/catalogue/columns.ts'
import type { DataType } from '@atlas/contract/catalogue/data-type.ts'
import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'
import { parseDay } from '@atlas/contract/rules/calendar-day.ts'
import { shownPhone } from '@atlas/contract/rules/phone.ts'
import { tenthsOfPercent } from '@atlas/contract/rules/share.ts'
import { unknownChoice } from '@atlas/contract/search/unknown-choice.ts'

/** What a cell of the file holds: a text is never taken for a number, nor a day for a text. */
export type CellKind = 'text' | 'number' | 'day'
/** Null is an empty cell. */
export type CellValue = string | number | null

/** How shares are told: to one decimal, or with every digit that a spreadsheet keeps. */
export type Digits = 'one decimal' | 'all'

/** A column of a file. */
export interface FileColumn {
  readonly heading: string
  readonly kind: CellKind
}

/** A column of the catalogue as a column of a file. */
export interface ExportedColumn extends FileColumn {
  readonly id: ColumnId
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

// What is a moment is told by its day.
const dayLength = 'YYYY-MM-DD'.length

const cells: Record<DataType, (value: ColumnValue, digits: Digits) => CellValue> = {
  int: (value) => (isNumber(value) ? value : null),
  percentage: (value, digits) => (isNumber(value) ? outOfHundred[digits](value) : null),
  datetime: (value) => (typeof value === 'string' ? parseDay(value.slice(0, dayLength)) : null),
  str: (value) => (typeof value === 'string' || typeof value === 'number' ? value : null),
  list: (value) => (Array.isArray(value) && value.length > 0 ? value.join(', ') : null),
  dict: namedCounts,
}

export function exportedColumn(id: ColumnId, digits: Digits): ExportedColumn {
  const column: Column = columnOf(id)
  const cellOf = (value: ColumnValue) => cells[column.type](value, digits)
  return {
    id,
    heading: headingOf(column, digits),
    kind: kinds[column.type],
    cellOf: readAs(column, cellOf),
  }
}

/** A phone is read in one form; a list that people choose from, the counties, says so where none is known. */
function readAs({ type, choices, kind }: Column, cellOf: ExportedColumn['cellOf']): ExportedColumn['cellOf'] {
  if (kind === 'phone') return (value) => (typeof value === 'string' ? shownPhone(value) : null)
  return type === 'list' && choices ? (value) => cellOf(value) ?? unknownChoice.label : cellOf
}

// Whoever reads the file back has to know what was rounded.
const units: Record<Digits, string> = { 'one decimal': '(%, one decimal)', all: '(%)' }

function headingOf({ label, type }: Column, digits: Digits): string {
  return type === 'percentage' ? `${label} ${units[digits]}` : label
}

// One cell that is not of the kind of its column would spoil the whole sheet for Excel.
function isNumber(value: ColumnValue): value is number {
  return Number.isFinite(value)
}

// As many digits as a spreadsheet keeps, 15 in all: 0.4281 times 100 is 42.81, not 42.809999999999995.
const mostDigits = 1e15

const outOfHundred: Record<Digits, (share: number) => number> = {
  'one decimal': (share) => tenthsOfPercent(share) / 10,
  all: (share) => Math.round(share * mostDigits) / (mostDigits / 100),
}

function namedCounts(value: ColumnValue): CellValue {
  if (value === null || typeof value !== 'object') return null
  let text = ''
  for (const [name, count] of Object.entries(value)) {
    if (count !== null) text += `${text === '' ? '' : ', '}${name} ${String(count)}`
  }
  return text || null
}
