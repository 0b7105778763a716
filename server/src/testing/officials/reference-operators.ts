import type { Column } from '@atlas/contract/catalogue/column.ts'
import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'
import { comparedText } from '@atlas/contract/search/compared-text.ts'
import type { FilterScalar } from '@atlas/contract/search/filter.ts'
import type { Operator } from '@atlas/contract/catalogue/operators.ts'
import { dayOf } from '#platform/clock.ts'
import { spellingsIn } from '#vocabulary/places/spellings.ts'
import { testClock } from '#testing/app.ts'
import { districtLabel } from '#vocabulary/districts/district-label.ts'

const millisecondsOfADay = 86_400_000

type Operands = readonly FilterScalar[]

/** What each operator means over one value of one row: the reference that tests compare the search index with. */
export const referenceOperators: Record<Operator, (value: ColumnValue, given: Operands, column: Column) => boolean> = {
  eq: (value, [given], column) => partsOf(value, column).some((part) => isSame(part, given, column)),
  ne: (value, [given], column) => !partsOf(value, column).some((part) => isSame(part, given, column)),
  in: (value, given, column) => partsOf(value, column).some((part) => given.some((each) => isSame(part, each, column))),
  nin: (value, given, column) =>
    !partsOf(value, column).some((part) => given.some((each) => isSame(part, each, column))),
  gt: (value, [given]) => isOrdered(value) && value > (given as FilterScalar),
  gte: (value, [given]) => isOrdered(value) && value >= (given as FilterScalar),
  lt: (value, [given]) => isOrdered(value) && value < (given as FilterScalar),
  lte: (value, [given]) => isOrdered(value) && value <= (given as FilterScalar),
  between: (value, [from, to]) => isOrdered(value) && value >= (from as FilterScalar) && value <= (to as FilterScalar),
  within_days: (value, [days]) => {
    const ahead = (Date.parse(String(value)) - Date.parse(dayOf(testClock().now()))) / millisecondsOfADay
    return ahead >= 0 && ahead <= Number(days)
  },
  contains: (value, [given], column) =>
    spellingsOf(given, column).some((spelling) => textsOf(value, column).some((text) => text.includes(spelling))),
  starts_with: (value, [given], column) =>
    spellingsOf(given, column).some((spelling) => textsOf(value, column).some((text) => text.startsWith(spelling))),
  is_empty: (value) => value === null || (Array.isArray(value) && value.length === 0),
}

/** An unknown value is the choice "Unknown" where a column has choices, and equal to nothing elsewhere. */
function partsOf(value: ColumnValue, column: Column): readonly FilterScalar[] {
  const parts = value === null ? [] : ([value].flat() as readonly FilterScalar[])
  return parts.length === 0 && column.choices ? ['Unknown'] : parts
}

function isOrdered(value: ColumnValue): value is FilterScalar {
  return typeof value === 'number' || typeof value === 'string'
}

function isSame(part: FilterScalar, given: FilterScalar | undefined, column: Column): boolean {
  if (part === given) return true
  if (typeof part !== 'string') return false
  const written = column.kind === 'district' ? [given, districtLabel(String(given))] : [given]
  return written.some((each) => spellingsOf(each, column).includes(compared(part, column)))
}

/** None of a text of marks alone, which holds nothing to compare. */
function spellingsOf(given: FilterScalar | undefined, column: Column): readonly string[] {
  const text = compared(given, column)
  return text === '' ? [] : spellingsIn(column.kind, text)
}

function compared(text: FilterScalar | undefined, { kind }: Column): string {
  return comparedText(kind, String(text))
}

function textsOf(value: ColumnValue, column: Column): string[] {
  if (typeof value === 'string') return [compared(value, column)]
  return Array.isArray(value) ? value.map((part: string) => compared(part, column)) : []
}
