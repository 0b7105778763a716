import { countCountyChanges } from '@atlas/contract/endpoints/places/county-changes.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { endpointQuery } from '#shared/api/endpoint-query.ts'

/** How many officials of each county came, left or changed; without a day, since the day that the server proposes. */
export function countyChangesQuery(since: string | null) {
  return queryOptions({
    queryKey: ['counties', 'changes', since],
    ...endpointQuery(countCountyChanges, { query: since === null ? {} : { since } }),
    placeholderData: keepPreviousData,
    meta: { showsOwnError: true },
  })
}
