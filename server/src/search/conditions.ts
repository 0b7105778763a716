import { normalised } from '@atlas/contract/rules/normalised.ts'
import { parseDay } from '@atlas/contract/rules/calendar-day.ts'
import type { Filter, FilterScalar } from '@atlas/contract/search/filter.ts'
import type { Operator } from '@atlas/contract/catalogue/operators.ts'
import { unknownChoice } from '@atlas/contract/search/unknown-choice.ts'
import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'
import { labelWithPlace } from '#search/choice-labels.ts'
import type { IndexChoice, IndexColumn } from '#search/search-index.ts'

/** Whether the value behind a code meets a filter. */
export type Predicate = (code: number) => boolean
/** The texts of each code, normalised: none where unknown, several for a list. */
type Texts = readonly (readonly string[])[]

interface Condition {
  readonly column: IndexColumn
  readonly texts: () => Texts
  readonly given: readonly FilterScalar[]
}

/**
 * How each operator decides whether a value meets a filter. "is not" and "is none of" are the opposite of "is", so
 * they keep what is unknown.
 */
const predicates: Record<Operator, (condition: Condition) => Predicate> = {
  eq: equals,
  in: equals,
  ne: (condition) => opposite(equals(condition)),
  nin: (condition) => opposite(equals(condition)),
  gt: (condition) => ordered(condition, (value, from) => value > from),
  gte: (condition) => ordered(condition, (value, from) => value >= from),
  lt: (condition) => ordered(condition, (value, from) => value < from),
  lte: (condition) => ordered(condition, (value, from) => value <= from),
  between: (condition) => ordered(condition, (value, from, to) => value >= from && value <= to),
  contains: (condition) => matchesText(condition, (text, sought) => text.includes(sought)),
  starts_with: (condition) => matchesText(condition, (text, sought) => text.startsWith(sought)),
  is_empty:
    ({ column }) =>
    (code) =>
      isUnknown(column.values[code] ?? null),
}

export function compile(column: IndexColumn, filter: Filter, texts: () => Texts): Predicate {
  const given = [filter.value ?? []].flat()
  return predicates[filter.operator]({ column, texts, given })
}

export function isUnknown(value: ColumnValue): boolean {
  return value === null || (Array.isArray(value) && value.length === 0)
}

/** The texts of one value, normalised, as filters and look-ups compare them. */
export function normalisedTexts(value: ColumnValue): readonly string[] {
  if (typeof value === 'string' || typeof value === 'number') return [normalised(String(value))]
  return Array.isArray(value) ? value.map((each: string) => normalised(each)) : []
}

function opposite(meets: Predicate): Predicate {
  return (code) => !meets(code)
}

function equals({ column, texts, given }: Condition): Predicate {
  if (column.choices) return hasChoice(column, given)
  if (column.column.type === 'datetime') return hasValue(column, given.map(asDay))
  if (column.column.type === 'int' || column.column.type === 'percentage') return hasValue(column, given)
  const sought = new Set(given.map((each) => normalised(String(each))))
  const textsOfCode = texts()
  return (code) => (textsOfCode[code] as readonly string[]).some((text) => sought.has(text))
}

function hasValue(column: IndexColumn, given: readonly FilterScalar[]): Predicate {
  const wanted = new Set<ColumnValue>(given)
  return (code) => wanted.has(column.values[code] ?? null)
}

/** A choice is named by its id or by its label; a bare county name means that county in every state. */
function hasChoice(column: IndexColumn, given: readonly FilterScalar[]): Predicate {
  const { list, ofCode } = column.choices as NonNullable<IndexColumn['choices']>
  const ids = new Set(given.map(String))
  const labels = new Set(given.map((each) => normalised(String(each))))
  const isNamed = (choice: Pick<IndexChoice, 'id' | 'label' | 'place'>) =>
    ids.has(choice.id) || labels.has(normalised(choice.label)) || labels.has(normalised(labelWithPlace(choice)))
  const wanted = list.map(isNamed)
  const wantsUnknown = isNamed({ ...unknownChoice, place: null })
  return (code) => {
    const positions = ofCode[code] as readonly number[]
    return positions.length === 0 ? wantsUnknown : positions.some((position) => wanted[position])
  }
}

type Comparable = string | number

function ordered(
  { column, given }: Condition,
  holds: (value: Comparable, from: Comparable, to: Comparable) => boolean,
): Predicate {
  const [from, to = from] = column.column.type === 'datetime' ? given.map(asDay) : given
  return (code) => {
    const value = column.values[code] ?? null
    return (
      (typeof value === 'number' || typeof value === 'string') && holds(value, from as Comparable, to as Comparable)
    )
  }
}

function matchesText({ texts, given }: Condition, holds: (text: string, sought: string) => boolean): Predicate {
  const sought = normalised(String(given[0]))
  const textsOfCode = texts()
  return (code) => (textsOfCode[code] as readonly string[]).some((text) => holds(text, sought))
}

function asDay(value: FilterScalar): string {
  return parseDay(String(value)) as string
}
