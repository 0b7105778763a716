import { seatsAhead } from '@atlas/contract/endpoints/elections/elections.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { endpointQuery } from '#shared/api/endpoint-query.ts'

/** The seats under some filters by the day that fills them next. */
export function yearsQuery(filters: readonly Filter[]) {
  return queryOptions({
    queryKey: ['seats ahead', filters],
    ...endpointQuery(seatsAhead, { body: { filters: [...filters] } }),
    placeholderData: keepPreviousData,
    meta: { showsOwnError: true },
  })
}
