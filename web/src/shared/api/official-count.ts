import { searchOfficials } from '@atlas/contract/endpoints/officials/officials.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import type { SearchRequestInput } from '@atlas/contract/search/search-request.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'

/** How many officials some filters leave, as the total of a minimal search. */
export function officialCountQuery(filters: readonly Filter[]) {
  const request: SearchRequestInput = { columns: ['eo.id'], filters: [...filters], limit: 1 }
  return queryOptions({
    queryKey: ['officials', request],
    queryFn: ({ signal }) => call(searchOfficials, { body: request }, { signal }),
    placeholderData: keepPreviousData,
  })
}
