import { searchOfficials } from '@atlas/contract/endpoints/officials.ts'
import type { SearchReply, SearchRequestInput } from '@atlas/contract/search/search-request.ts'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '#api/call.ts'
import { type NewestAnswer, useNewestAnswer } from '#api/use-newest-answer.ts'

function officialsQuery(request: SearchRequestInput) {
  return queryOptions({
    queryKey: ['officials', request],
    queryFn: ({ signal }) => call(searchOfficials, { body: request }, { signal }),
    placeholderData: keepPreviousData,
  })
}

export type Officials = NewestAnswer<SearchReply>

export function useOfficials(request: SearchRequestInput): Officials {
  return useNewestAnswer(useQuery(officialsQuery(request)))
}
