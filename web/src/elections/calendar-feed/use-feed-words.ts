import { fieldChoicesQuery } from '#shared/api/choices.ts'
import { choiceColumnIds } from '@atlas/contract/catalogue/columns.ts'
import { describeFilter } from '@atlas/contract/search/describe-filter.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { useQueries } from '@tanstack/react-query'

/** What a calendar is for, in words: its filters, or how many they are while their labels are not known. */
export function useFeedWords(filters: readonly Filter[]): string {
  const words = useFilterWords(filters)
  if (filters.length === 0) return 'Every date'
  return words?.join(' · ') ?? (filters.length === 1 ? '1 filter' : `${filters.length} filters`)
}

/** Filters in words; null while the labels of what they choose are not known. */
function useFilterWords(filters: readonly Filter[]): readonly string[] | null {
  const columns = choiceColumnIds.filter((id) => filters.some(({ column_id }) => column_id === id))
  const choices = useQueries({ queries: columns.map((id) => fieldChoicesQuery(id)) })
  if (choices.some(({ data }) => data === undefined)) return null
  const labelOf = (columnId: string, value: string) =>
    choices[columns.findIndex((id) => id === columnId)]?.data?.values.find(({ id }) => id === value)?.label
  return filters.map((filter) => describeFilter(filter, labelOf))
}
