import { choiceColumnIds } from '@atlas/contract/catalogue/columns.ts'
import { describeFilter } from '@atlas/contract/search/describe-filter.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { useQueries } from '@tanstack/react-query'
import { fieldChoicesQuery } from '#shared/api/choices.ts'

/** Filters in words; null while the labels of what they choose are not known. */
export function useFilterWords(filters: readonly Filter[]): readonly string[] | null {
  const columns = choiceColumnIds.filter((id) => filters.some(({ column_id }) => column_id === id))
  const choices = useQueries({ queries: columns.map((id) => fieldChoicesQuery(id)) })
  if (choices.some(({ data }) => data === undefined)) return null
  const labelOf = (columnId: string, value: string) =>
    choices[columns.findIndex((id) => id === columnId)]?.data?.values.find(({ id }) => id === value)?.label
  return filters.map((filter) => describeFilter(filter, labelOf))
}
