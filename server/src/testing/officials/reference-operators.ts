import type { Column } from '@atlas/contract/catalogue/column.ts'
import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'
import { normalised } from '@atlas/contract/rules/normalised.ts'
import type { FilterScalar } from '@atlas/contract/search/filter.ts'
import type { Operator } from '@atlas/contract/catalogue/operators.ts'
import { dayOf } from '#platform/clock.ts'
import { testClock } from '#testing/app.ts'

const millisecondsOfADay = 86_400_000

type Operands = readonly FilterScalar[]

/** What each operator means over one value of one row: the reference that tests compare the search index with. */
export const referenceOperators: Record<Operator, (value: ColumnValue, given: Operands, column: Column) => boolean> = {
  eq: (value, [given], column) => partsOf(value, column).some((part) => isSame(part, given)),
  ne: (value, [given], column) => !partsOf(value, column).some((part) => isSame(part, given)),
  in: (value, given, column) => partsOf(value, column).some((part) => given.some((each) => isSame(part, each))),
  nin: (value, given, column) => !partsOf(value, column).some((part) => given.some((each) => isSame(part, each))),
  gt: (value, [given]) => isOrdered(value) && value > (given as FilterScalar),
  gte: (value, [given]) => isOrdered(value) && value >= (given as FilterScalar),
  lt: (value, [given]) => isOrdered(value) && value < (given as FilterScalar),
  lte: (value, [given]) => isOrdered(value) && value <= (given as FilterScalar),
  between: (value, [from, to]) => isOrdered(value) && value >= (from as FilterScalar) && value <= (to as FilterScalar),
  within_days: (value, [days]) => {
    const ahead = (Date.parse(String(value)) - Date.parse(dayOf(testClock().now()))) / millisecondsOfADay
    return ahead >= 0 && ahead <= Number(days)
  },
  contains: (value, [given]) => isAnything(given) && textsOf(value).some((text) => text.includes(compared(given))),
  starts_with: (value, [given]) => isAnything(given) && textsOf(value).some((text) => text.startsWith(compared(given))),
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

function isSame(part: FilterScalar, given: FilterScalar | undefined): boolean {
  return part === given || (typeof part === 'string' && isAnything(given) && compared(part) === compared(given))
}

/** A text of marks alone holds nothing to compare. */
function isAnything(given: FilterScalar | undefined): boolean {
  return compared(given) !== ''
}

function compared(text: FilterScalar | undefined): string {
  return normalised(String(text))
}

function textsOf(value: ColumnValue): string[] {
  if (typeof value === 'string') return [compared(value)]
  return Array.isArray(value) ? value.map((part: string) => compared(part)) : []
}
