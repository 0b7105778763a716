import { midnightOf, parseTypedDay, typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { messages } from '@atlas/contract/messages.ts'
import type { FilterScalar } from '@atlas/contract/search/filter.ts'
import { mostDaysAhead, type Operator, operators } from '@atlas/contract/catalogue/operators.ts'
import { percentOf } from '@atlas/contract/search/describe-filter.ts'

/** How values of one kind are typed: which operators they take, and the way from a text to a value and back. */
export interface ValueKind {
  /** In the order in which they are offered, as far as the column takes them. */
  readonly operators: readonly Operator[]
  /** Chosen already, or '' where the person has to choose. */
  readonly start: Operator | ''
  readonly word: (operator: Operator) => string
  /** Null where the text is none of this kind. */
  readonly read: (text: string) => FilterScalar | null
  readonly write: (value: FilterScalar) => string
  readonly mistake: string
  readonly backwards: string
  readonly inputMode: 'text' | 'numeric' | 'decimal'
  readonly placeholder: string
  /** What is typed counts these, whatever the column holds. */
  readonly unit?: string
}

export type ValueKindId = 'text' | 'whole' | 'share' | 'difference' | 'day'

const wordOf = (operator: Operator) => operators[operator].label

const percentage = {
  operators: ['gte', 'gt', 'lte', 'lt', 'between', 'is_empty'],
  start: '',
  word: wordOf,
  write: (value: FilterScalar) => String(percentOf(Number(value))),
  backwards: 'The second percentage cannot be below the first.',
  placeholder: '',
} as const

export const valueKinds: Record<ValueKindId, ValueKind> = {
  text: {
    operators: ['contains', 'starts_with', 'eq', 'is_empty'],
    start: 'contains',
    word: wordOf,
    read: (text) => text,
    write: String,
    mistake: 'Enter some text.',
    backwards: 'The second text cannot come before the first.',
    inputMode: 'text',
    placeholder: '',
  },
  whole: {
    operators: ['gte', 'lte', 'gt', 'lt', 'eq', 'between', 'is_empty'],
    start: 'gte',
    word: wordOf,
    read: readWhole,
    write: String,
    mistake: 'Enter a whole number, 0 or more.',
    backwards: 'The second number cannot be below the first.',
    inputMode: 'numeric',
    placeholder: '',
  },
  share: { ...percentage, read: readShare, mistake: 'Enter a percentage, 0 or more.', inputMode: 'decimal' },
  // The keypad of digits has no sign.
  difference: {
    ...percentage,
    read: readDifference,
    mistake: 'Enter a percentage, such as 12.5 or -12.5.',
    inputMode: 'text',
  },
  day: {
    operators: ['eq', 'gte', 'lte', 'between', 'within_days', 'is_empty'],
    start: 'eq',
    word: (operator) => operators[operator].dateLabel,
    read: readDay,
    write: (value) => typedDayOf(String(value)),
    mistake: messages.dateInvalid,
    backwards: 'The second date cannot be before the first.',
    inputMode: 'numeric',
    placeholder: 'MM-DD-YYYY',
  },
}

const daysAhead: ValueKind = {
  ...valueKinds.whole,
  read: (text) => {
    const days = readWhole(text)
    return days !== null && days >= 1 && days <= mostDaysAhead ? days : null
  },
  mistake: `Enter a number of days, from 1 to ${mostDaysAhead}.`,
  unit: 'days',
}

/** How what an operator compares with is typed: a day within so many days is asked for by their number. */
export function typedKind(kind: ValueKind, operator: Operator | ''): ValueKind {
  return operator !== '' && operators[operator].takes === 'days' ? daysAhead : kind
}

/** Digits alone or with well-placed commas: "1,204". */
function readWhole(text: string): number | null {
  const digits = /^\d{1,3}(,\d{3})+$/.test(text) ? text.replaceAll(',', '') : text
  return /^\d{1,15}$/.test(digits) ? Number(digits) : null
}

/** "60", "60.5" or "60%" as a fraction. The decimal point is moved in the text: 1.1 / 100 would be a hair off. */
function readShare(text: string): number | null {
  const number = text.replace(/%$/, '').trimEnd()
  return /^(\d{1,9}(\.\d{0,6})?|\.\d{1,6})$/.test(number) ? Number(`${number}e-2`) : null
}

/** A share, or one below zero. */
function readDifference(text: string): number | null {
  const size = text.replace(/^[-−]\s*/, '')
  const share = readShare(size)
  return share === null || share === 0 || size === text ? share : -share
}

/**
 * The keypad of a phone may have no dash: eight digits get theirs, and slashes become dashes, with the zeros that people
 * leave out before a month or a day. Nothing else but MM-DD-YYYY is a date.
 */
function readDay(text: string): string | null {
  const typed = text.replace(/^(\d{2})(\d{2})(\d{4})$/, '$1-$2-$3').replace(slashes, withDashes)
  const day = parseTypedDay(typed)
  return day && midnightOf(day)
}

const slashes = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/

function withDashes(_: string, month: string, day: string, year: string): string {
  return `${month.padStart(2, '0')}-${day.padStart(2, '0')}-${year}`
}
