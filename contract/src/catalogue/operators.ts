/**
 * Every operator a filter may use.
 * `takes` says what shape its value has: one value, a list, a [from, to] pair, a number of days, or nothing.
 * `compares` says by what it decides, and `of` which values it makes sense for; the kinds of columns take it from there.
 * `label` is how a person reads it; `dateLabel` is how it reads where the value is a day.
 */
export const operators = {
  eq: { label: 'is', dateLabel: 'on', takes: 'one', compares: 'equality', of: ['choice', 'text', 'number', 'list'] },
  ne: {
    label: 'is not',
    dateLabel: 'not on',
    takes: 'one',
    compares: 'inequality',
    of: ['choice', 'text', 'number', 'list'],
  },
  in: {
    label: 'is any of',
    dateLabel: 'on any of',
    takes: 'list',
    compares: 'equality',
    of: ['choice', 'text', 'number', 'list'],
  },
  nin: {
    label: 'is none of',
    dateLabel: 'on none of',
    takes: 'list',
    compares: 'inequality',
    of: ['choice', 'text', 'number', 'list'],
  },
  gt: { label: 'more than', dateLabel: 'after', takes: 'one', compares: 'order', of: ['number'] },
  gte: { label: 'at least', dateLabel: 'on or after', takes: 'one', compares: 'order', of: ['number'] },
  lt: { label: 'less than', dateLabel: 'before', takes: 'one', compares: 'order', of: ['number'] },
  lte: { label: 'at most', dateLabel: 'on or before', takes: 'one', compares: 'order', of: ['number'] },
  contains: { label: 'contains', dateLabel: 'contains', takes: 'one', compares: 'text', of: ['text', 'list'] },
  starts_with: { label: 'starts with', dateLabel: 'starts with', takes: 'one', compares: 'text', of: ['text'] },
  between: { label: 'between', dateLabel: 'between', takes: 'range', compares: 'order', of: ['number'] },
  // From the day of the question on, so that an address means the same every day that it is opened.
  within_days: {
    label: 'within the next',
    dateLabel: 'within the next',
    takes: 'days',
    compares: 'order',
    of: ['coming day'],
  },
  is_empty: {
    label: 'is unknown',
    dateLabel: 'is unknown',
    takes: 'nothing',
    compares: 'presence',
    of: ['choice', 'text', 'number', 'list', 'named counts'],
  },
} as const satisfies Record<string, OperatorDeclaration>

interface OperatorDeclaration {
  readonly label: string
  readonly dateLabel: string
  readonly takes: 'one' | 'list' | 'range' | 'days' | 'nothing'
  readonly compares: 'equality' | 'inequality' | 'order' | 'text' | 'presence'
  readonly of: readonly Comparable[]
}

/** Values that take the same operators; days are compared as numbers are. */
type Comparable = 'choice' | 'text' | 'number' | 'coming day' | 'list' | 'named counts'

/** As far ahead as anybody looks, ten years and some. */
export const mostDaysAhead = 3_660

export type Operator = keyof typeof operators
export const operatorIds = Object.keys(operators) as [Operator, ...Operator[]]

/** The operators that make sense for some values, in the order of their declaration. */
export function operatorsOf(...values: readonly Comparable[]): readonly Operator[] {
  return operatorIds.filter((id) => values.some((value) => (operators[id].of as readonly Comparable[]).includes(value)))
}
