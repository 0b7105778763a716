import { countFilters } from '@atlas/contract/endpoints/search/fields.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import type { QuickFilter } from '#officials/search/quick/quick-filters.ts'
import { useIdleFor } from '#shared/ui/async/use-idle-for.ts'

/**
 * How many officials each quick filter leaves under the other filters. Requested after the rows, which are what people
 * wait for.
 */
export function useQuickCounts(
  quick: readonly QuickFilter[],
  filters: readonly Filter[],
  hasRows: boolean,
): readonly number[] {
  const isIdle = useIdleFor('the quick counts', hasRows)
  const counted = quick.map(({ filter }) => filter)
  const { data } = useQuery({
    queryKey: ['quick counts', counted, filters],
    queryFn: ({ signal }) => call(countFilters, { body: { counted, filters: [...filters] } }, { signal }),
    placeholderData: keepPreviousData,
    enabled: isIdle,
    meta: { showsOwnError: true },
  })
  return data?.counts ?? []
}
