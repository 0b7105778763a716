import { firstDayOf } from '@atlas/contract/rules/listed-day.ts'
import { addDays, parseDay } from '@atlas/contract/rules/calendar-day.ts'
import type { Filter, FilterScalar } from '@atlas/contract/search/filter.ts'
import type { Column } from '@atlas/contract/catalogue/column.ts'
import type { Operator } from '@atlas/contract/catalogue/operators.ts'
import { comparedText } from '@atlas/contract/search/compared-text.ts'
import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'
import { choicesNamed } from '#search/choices-named.ts'
import { markContaining, markEqual, markStarting } from '#search/find-texts.ts'
import type { ChoiceTable, IndexColumn } from '#search/search-index.ts'
import { textAt, textCount } from '#search/text-table.ts'
import { spellingsIn } from '#vocabulary/places/spellings.ts'
import { isUnknownAt, itemsOf, type Texts, valueCount, valueOf, type Values } from '#search/values.ts'
import { districtLabel } from '#vocabulary/districts/district-label.ts'

/** code → 1 where the value behind it meets a filter */
export type Passes = Uint8Array<ArrayBuffer>

interface Condition {
  readonly column: IndexColumn
  readonly values: readonly FilterScalar[]
  readonly today: string
}

/**
 * How each operator decides whether a value meets a filter. "is not" and "is none of" are the opposite of "is", so they
 * also match unknown values.
 */
const operators: Record<Operator, (condition: Condition) => Passes> = {
  eq: equals,
  in: equals,
  ne: (condition) => opposite(equals(condition)),
  nin: (condition) => opposite(equals(condition)),
  gt: (condition) => ordered(condition, (value, from) => value > from),
  gte: (condition) => ordered(condition, atLeast),
  lt: (condition) => ordered(condition, (value, from) => value < from),
  lte: (condition) => ordered(condition, atMost),
  between: (condition) => ordered(condition, atLeast, atMost),
  within_days: withinDays,
  contains: (condition) => withTexts(condition, containing),
  starts_with: (condition) => withTexts(condition, isOfPhones(condition) ? startingPhone : starting),
  is_empty: ({ column: { values } }) => passesWhere(values, (code) => isUnknownAt(values, code)),
}

/** Each distinct value is tested once. */
export function valuesMeeting(column: IndexColumn, filter: Filter, today: string): Passes {
  return operators[filter.operator]({ column, values: [filter.value ?? []].flat(), today })
}

function passesWhere(values: Values, meets: (code: number) => boolean): Passes {
  const passes = new Uint8Array(valueCount(values))
  for (let code = 0; code < passes.length; code++) if (meets(code)) passes[code] = 1
  return passes
}

function opposite(passes: Passes): Passes {
  for (let code = 0; code < passes.length; code++) passes[code] = 1 - (passes[code] as number)
  return passes
}

function equals(condition: Condition): Passes {
  const { column, values } = condition
  if (column.choices) return hasChoice(column.column, column.choices, values)
  if (column.column.type === 'datetime') return isOnSome(column, values)
  if (column.column.type === 'int' || column.column.type === 'percentage') return hasValue(column, values)
  const spelledOut = { ...condition, values: values.flatMap((value) => spellingsOf(value, column.column)) }
  return withTexts(spelledOut, isOfPhones(condition) ? samePhone : same)
}

/**
 * In a column of districts, "067" and "District 67" both mean 67; a value such as "Ward 4" may also be stored in full.
 */
function spellingsOf(value: FilterScalar, { kind }: Column): FilterScalar[] {
  return kind === 'district' ? [value, districtLabel(String(value))] : [value]
}

function isOfPhones({ column: { column } }: Condition): boolean {
  return column.kind === 'phone'
}

function hasValue({ values }: IndexColumn, named: readonly FilterScalar[]): Passes {
  const set = new Set<ColumnValue>(named)
  return passesWhere(values, (code) => set.has(valueOf(values, code)))
}

function hasChoice({ kind }: Column, { list, ofCode }: ChoiceTable, values: readonly FilterScalar[]): Passes {
  const { choices, unknown } = choicesNamed(kind, list, values)
  return Uint8Array.from(ofCode, (positions) =>
    (positions.length === 0 ? unknown : positions.some((position) => choices[position])) ? 1 : 0,
  )
}

type Comparable = string | number

type Comparison = (value: Comparable, bound: Comparable) => boolean

const atLeast: Comparison = (value, bound) => value >= bound
const atMost: Comparison = (value, bound) => value <= bound

/** The values whose comparison with each bound, in order, has the required result. */
function ordered(
  { column: { column, values }, values: named }: Condition,
  ...comparisons: readonly Comparison[]
): Passes {
  if (named.length < comparisons.length) return passesWhere(values, () => false)
  const bounds = named.map((each) => boundOf(column, each))
  return passesWhere(values, (code) => {
    const value = valueOf(values, code)
    if (typeof value !== 'number' && typeof value !== 'string') return false
    return comparisons.every((compares, index) => {
      const { read, bound } = bounds[index] as Bound
      return compares(read(value), bound)
    })
  })
}

/** The first and the last day of the window both count as within it. */
function withinDays({ column, values: [days], today }: Condition): Passes {
  const last = addDays(today, Number(days ?? -1))
  return ordered({ column, values: [today, last], today }, atLeast, atMost)
}

function isOnSome({ column, values }: IndexColumn, named: readonly FilterScalar[]): Passes {
  const bounds = named.map((each) => boundOf(column, each))
  return passesWhere(values, (code) => {
    const value = valueOf(values, code)
    return typeof value === 'string' && bounds.some(({ read, bound }) => read(value) === bound)
  })
}

/** The value to compare with, and the function that reads the values of the column for the comparison. */
interface Bound {
  readonly bound: Comparable
  readonly read: (value: Comparable) => Comparable
}

/** A moment is compared with a day by its date, and with another moment exactly, whatever the time zone of either. */
function boundOf({ type, kind }: Column, value: FilterScalar): Bound {
  if (type !== 'datetime') return { bound: value, read: asItIs }
  const day = parseDay(String(value))
  if (day === null) return { bound: Date.parse(String(value)), read: (value) => Date.parse(String(value)) }
  return { bound: day, read: dayReaders[kind] ?? asItIs }
}

/** For kinds whose values have a time of day, or whose day may be unknown. */
const dayReaders: Readonly<Partial<Record<Column['kind'], Bound['read']>>> = {
  moment: (value) => String(value).slice(0, 'YYYY-MM-DD'.length),
  'listed-day': (value) => firstDayOf(String(value)),
}

function asItIs(value: Comparable): Comparable {
  return value
}

/** How texts are compared with the text of a filter: all texts of a column at once, or one item of a list. */
interface TextTest {
  readonly ofTexts: (texts: Texts, searched: string, marks: Uint8Array) => void
  readonly ofItem: (text: string, searched: string) => boolean
}

const same: TextTest = { ofTexts: markEqual, ofItem: (text, searched) => text === searched }
const containing: TextTest = {
  ofTexts: ({ normalized: texts }, searched, marks) => markContaining(texts, searched, marks),
  ofItem: (text, searched) => text.includes(searched),
}
const starting: TextTest = { ofTexts: markStarting, ofItem: (text, searched) => text.startsWith(searched) }

/** A number without an extension matches every extension of that number. */
const samePhone: TextTest = {
  ofTexts: (texts, searched, marks) => {
    markEqual(texts, searched, marks)
    if (onlyDigits.test(searched)) markStarting(texts, `${searched} `, marks)
  },
  ofItem: (text, searched) => text === searched || (onlyDigits.test(searched) && text.startsWith(`${searched} `)),
}
/** No area code begins with 1, so a leading 1 is the country code. */
const startingPhone: TextTest = {
  ofTexts: (texts, searched, marks) => starting.ofTexts(texts, withoutCountry(searched), marks),
  ofItem: (text, searched) => starting.ofItem(text, withoutCountry(searched)),
}
const onlyDigits = /^\d+$/

function withoutCountry(searched: string): string {
  return searched.replace(/^1(?=.)/, '')
}

/**
 * The values with a text that meets the test for one of the given texts. A given text with nothing to compare, such as
 * an empty one, matches no value.
 */
function withTexts({ column: { column, values }, values: named }: Condition, { ofTexts, ofItem }: TextTest): Passes {
  const written = named.map((each) => comparedText(column.kind, String(each))).filter((text) => text !== '')
  const searched = written.flatMap((text) => spellingsIn(column.kind, text))
  const passes = new Uint8Array(valueCount(values))
  if (values.kind === 'texts') {
    for (const each of searched) ofTexts(values, each, passes)
    for (let code = 0; code < passes.length; code++)
      passes[code] = (passes[code] as number) & (values.known[code] as number)
  }
  if (values.kind !== 'lists') return passes
  const { normalized: texts } = values
  const items = Array.from({ length: textCount(texts) }, (_, item) => textAt(texts, item))
  const isMet = items.map((text) => searched.some((each) => ofItem(text, each)))
  return passesWhere(values, (code) => itemsOf(values, code).some((item) => isMet[item]))
}
