import { searchOfficials } from '@atlas/contract/endpoints/officials.ts'
import type { SearchReply, SearchRequestInput } from '@atlas/contract/search/search-request.ts'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { asking } from '#api/asking.ts'
import { type NewestAnswer, useNewestAnswer } from '#api/use-newest-answer.ts'

function officialsQuery(request: SearchRequestInput) {
  return queryOptions({
    queryKey: ['officials', request],
    ...asking(searchOfficials, { body: request }),
    placeholderData: keepPreviousData,
  })
}

export type Officials = NewestAnswer<SearchReply>

export function useOfficials(request: SearchRequestInput): Officials {
  return useNewestAnswer(useQuery(officialsQuery(request)))
}
