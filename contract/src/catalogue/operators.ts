/**
 * Every operator a filter may use.
 * `takes` says what shape its value has: one value, a list, a [from, to] pair, a number of days, or nothing.
 * `label` is how a person reads it; `dateLabel` is how it reads where the value is a day.
 */
export const operators = {
  eq: { label: 'is', dateLabel: 'on', takes: 'one' },
  ne: { label: 'is not', dateLabel: 'not on', takes: 'one' },
  in: { label: 'is any of', dateLabel: 'on any of', takes: 'list' },
  nin: { label: 'is none of', dateLabel: 'on none of', takes: 'list' },
  gt: { label: 'more than', dateLabel: 'after', takes: 'one' },
  gte: { label: 'at least', dateLabel: 'on or after', takes: 'one' },
  lt: { label: 'less than', dateLabel: 'before', takes: 'one' },
  lte: { label: 'at most', dateLabel: 'on or before', takes: 'one' },
  contains: { label: 'contains', dateLabel: 'contains', takes: 'one' },
  starts_with: { label: 'starts with', dateLabel: 'starts with', takes: 'one' },
  between: { label: 'between', dateLabel: 'between', takes: 'range' },
  // From the day of the question on, so that an address means the same every day that it is opened.
  within_days: { label: 'within the next', dateLabel: 'within the next', takes: 'days' },
  is_empty: { label: 'is unknown', dateLabel: 'is unknown', takes: 'nothing' },
} as const

/** As far ahead as anybody looks, ten years and some. */
export const mostDaysAhead = 3_660

export type Operator = keyof typeof operators
export const operatorIds = Object.keys(operators) as [Operator, ...Operator[]]
