import type { Filter, FilterScalar } from '#search/filter.ts'

/** The same for filters that find the same: neither their order nor that of the values of a list matters. */
export function filtersKey(filters: readonly Filter[]): string {
  return filters
    .map((filter) => JSON.stringify([filter.column_id, filter.operator, comparable(filter)]))
    .sort()
    .join('\n')
}

function comparable({ operator, value = null }: Filter): Filter['value'] {
  if (!Array.isArray(value) || operator === 'between') return value
  return (value as readonly FilterScalar[]).toSorted((one, other) => (String(one) < String(other) ? -1 : 1))
}
