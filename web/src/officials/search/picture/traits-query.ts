import { countTraits } from '@atlas/contract/endpoints/officials/traits.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { endpointQuery } from '#shared/api/endpoint-query.ts'

/** Who the officials under some filters are, by level and by office. */
export function traitsQuery(filters: readonly Filter[]) {
  return queryOptions({
    queryKey: ['officials', 'traits', filters],
    ...endpointQuery(countTraits, { body: { filters: [...filters] } }),
    placeholderData: keepPreviousData,
    meta: { showsOwnError: true },
  })
}
