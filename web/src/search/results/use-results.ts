import { type SubjectId, subjects } from '@atlas/contract/catalogue/subject.ts'
import type { SearchReply, SearchRequestInput } from '@atlas/contract/search/search-request.ts'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { resultsQuestion } from '#search/state/results-question.ts'
import { endpointQuery } from '#shared/api/endpoint-query.ts'
import { type NewestAnswer, useNewestAnswer } from '#shared/api/use-newest-answer.ts'

/** A page of rows, of whatever subject. */
export type Results = NewestAnswer<SearchReply>

/** A page of results. Each request is cached as a separate answer. */
export function resultsQuery(request: SearchRequestInput, subject: SubjectId = 'official') {
  return queryOptions({
    queryKey: [subjects[subject].several, request],
    ...endpointQuery(...resultsQuestion(request, subject)),
    placeholderData: keepPreviousData,
  })
}

/** The shown answer is for an earlier request, and no newer answer is on its way. */
export function isStale({ isCurrent, progress }: Results): boolean {
  return !isCurrent && progress !== 'loading'
}

export function useResults(request: SearchRequestInput, subject: SubjectId = 'official'): Results {
  return useNewestAnswer(useQuery(resultsQuery(request, subject)))
}
