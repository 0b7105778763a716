import { midnightOf, parseTypedDay, typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { messages } from '@atlas/contract/messages.ts'
import type { FilterScalar } from '@atlas/contract/search/filter.ts'
import { mostDaysAhead, type Operator, operatorIds, operators } from '@atlas/contract/catalogue/operators.ts'
import { percentOf } from '@atlas/contract/search/describe-filter.ts'
import type { ValueControl } from '#shared/values/kinds.tsx'

/** How values of one kind are typed: their operators, and the conversion between text and value. */
export interface ValueKind {
  /** In the order in which they are offered, if the column supports them. */
  readonly operators: readonly Operator[]
  /** Selected at first, or '' where the person has to choose. */
  readonly start: Operator | ''
  readonly word: (operator: Operator) => string
  /** Null where the text is not a value of this kind. */
  readonly read: (text: string) => FilterScalar | null
  readonly write: (value: FilterScalar) => string
  readonly mistake: string
  readonly backwards: string
  readonly inputMode: 'text' | 'numeric' | 'decimal'
  readonly placeholder: string
  /** What is typed counts these, whatever the column holds. */
  readonly unit?: string
}

/** Why no control for typed values offers the operator. */
type NotOffered = 'chosen from a list' | 'people choose what they look for'
/** The position of an operator in the menu of each kind of value that offers it, from 1. */
type Positions = Partial<Record<ValueControl, number>>

const shares = (position: number): Positions => ({ share: position, difference: position })

/** The menus of all controls; a column shows the operators that it supports. */
export const offeredOperators: Record<Operator, Positions | NotOffered> = {
  eq: { text: 3, whole: 5, day: 1 },
  ne: 'people choose what they look for',
  in: 'chosen from a list',
  nin: 'people choose what they look for',
  gt: { whole: 3, ...shares(2) },
  gte: { whole: 1, day: 2, ...shares(1) },
  lt: { whole: 4, ...shares(4) },
  lte: { whole: 2, day: 3, ...shares(3) },
  contains: { text: 1 },
  starts_with: { text: 2 },
  between: { whole: 6, day: 4, ...shares(5) },
  within_days: { day: 5 },
  is_empty: { text: 4, whole: 7, day: 6, ...shares(6) },
}

function menuOf(kind: ValueControl): readonly Operator[] {
  return operatorIds
    .flatMap((id) => {
      const positions = offeredOperators[id]
      const position = typeof positions === 'string' ? undefined : positions[kind]
      return position === undefined ? [] : [{ id, position }]
    })
    .toSorted((a, b) => a.position - b.position)
    .map(({ id }) => id)
}

const wordOf = (operator: Operator) => operators[operator].label

const percentage = {
  operators: menuOf('share'),
  start: '',
  word: wordOf,
  write: (value: FilterScalar) => String(percentOf(Number(value))),
  backwards: 'The second percentage cannot be below the first.',
  placeholder: '',
} as const

export const valueKinds: Record<ValueControl, ValueKind> = {
  text: {
    operators: menuOf('text'),
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
    operators: menuOf('whole'),
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
  // The numeric keypad has no minus sign.
  difference: {
    ...percentage,
    operators: menuOf('difference'),
    read: readDifference,
    mistake: 'Enter a percentage, such as 12.5 or -12.5.',
    inputMode: 'text',
  },
  day: {
    operators: menuOf('day'),
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

/** How the operand of an operator is typed: for a day within a number of days, that number. */
export function typedKind(kind: ValueKind, operator: Operator | ''): ValueKind {
  return operator !== '' && operators[operator].takes === 'days' ? daysAhead : kind
}

/** Digits only, or with correctly placed commas: "1,204". */
function readWhole(text: string): number | null {
  const digits = /^\d{1,3}(,\d{3})+$/.test(text) ? text.replaceAll(',', '') : text
  return /^\d{1,15}$/.test(digits) ? Number(digits) : null
}

/**
 * "60", "60.5" or "60%" as a fraction. The decimal point is moved in the text, because 1.1 / 100 would be slightly off.
 */
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
 * The keypad of a phone may have no dash, so eight digits get dashes, and slashes become dashes, with the zeros that
 * people omit before a month or a day. Only MM-DD-YYYY is a date.
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
