import { type ColumnId, columnOf } from '@atlas/contract/catalogue/columns.ts'
import type { Kind } from '@atlas/contract/catalogue/kinds.ts'
import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'
import { parseDay } from '@atlas/contract/rules/calendar-day.ts'
import { formatPhone } from '@atlas/contract/rules/phone.ts'
import { tenthsOfPercent } from '@atlas/contract/rules/share.ts'
import { unknownChoice } from '@atlas/contract/search/unknown-choice.ts'

/** What a cell of the file holds: a text is never taken for a number, nor a day for a text. */
export type CellKind = 'text' | 'number' | 'day'
/** Null is an empty cell. */
export type CellValue = string | number | null

/** How shares are written: to one decimal, or with every digit that a spreadsheet keeps. */
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

// What is a moment is told by its day.
const dayLength = 'YYYY-MM-DD'.length

/** How the values of a kind stand in a file. */
interface Cells {
  readonly kind: CellKind
  readonly cellOf: (value: ColumnValue, digits: Digits) => CellValue
  /** What follows the label, as far as people need it to read the values. */
  readonly unit: (digits: Digits) => string
}

const withoutUnit = () => ''
const text: Cells = {
  kind: 'text',
  cellOf: (value) => (typeof value === 'string' || typeof value === 'number' ? value : null),
  unit: withoutUnit,
}
const integer: Cells = { kind: 'number', cellOf: (value) => (isNumber(value) ? value : null), unit: withoutUnit }
const share: Cells = {
  kind: 'number',
  cellOf: (value, digits) => (isNumber(value) ? outOfHundred[digits](value) : null),
  unit: (digits) => ` ${units[digits]}`,
}
const day: Cells = {
  kind: 'day',
  cellOf: (value) => (typeof value === 'string' ? parseDay(value.slice(0, dayLength)) : null),
  unit: withoutUnit,
}
const list: Cells = { ...text, cellOf: joinedList }

const cells: Record<Kind, Cells> = {
  'person-name': text,
  place: text,
  district: text,
  phone: { ...text, cellOf: (value) => (typeof value === 'string' ? formatPhone(value) : null) },
  email: text,
  address: text,
  url: text,
  code: text,
  party: text,
  ethnicity: text,
  gender: text,
  office: text,
  state: text,
  outcome: text,
  category: text,
  id: integer,
  year: integer,
  years: integer,
  count: integer,
  money: integer,
  points: integer,
  share,
  difference: share,
  day,
  'coming-day': day,
  // A year alone is no day of a spreadsheet.
  'listed-day': text,
  moment: day,
  // A list that people choose from says so where none is known.
  counties: { ...list, cellOf: (value) => joinedList(value) ?? unknownChoice.label },
  codes: list,
  districts: list,
  people: list,
  parties: list,
  'named-counts': { ...text, cellOf: namedCounts },
}

export function exportedColumn(id: ColumnId, digits: Digits): ExportedColumn {
  const { label, fileLabel = label, kind } = columnOf(id)
  const { kind: cellKind, cellOf, unit } = cells[kind]
  return { id, heading: `${fileLabel}${unit(digits)}`, kind: cellKind, cellOf: (value) => cellOf(value, digits) }
}

// A person who reads the file back has to know what was rounded.
const units: Record<Digits, string> = { 'one decimal': '(%, one decimal)', all: '(%)' }

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

function joinedList(value: ColumnValue): CellValue {
  return Array.isArray(value) && value.length > 0 ? value.join(', ') : null
}

function namedCounts(value: ColumnValue): CellValue {
  if (value === null || typeof value !== 'object') return null
  let text = ''
  for (const [name, count] of Object.entries(value)) {
    if (count !== null) text += `${text === '' ? '' : ', '}${name} ${String(count)}`
  }
  return text || null
}
