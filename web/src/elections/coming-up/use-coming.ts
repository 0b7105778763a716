import type { Coming } from '@atlas/contract/endpoints/elections/elections.ts'
import type { ComingWindow } from '@atlas/contract/rules/coming-windows.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { comingQuestion } from '#elections/coming-up/coming-question.ts'
import { endpointQuery } from '#shared/api/endpoint-query.ts'
import { type NewestAnswer, useNewestAnswer } from '#shared/api/use-newest-answer.ts'

/** The dates ahead under the filters; those before stay until the new ones are here. */
export function useComing(filters: readonly Filter[], window: ComingWindow): NewestAnswer<Coming> {
  const query = useQuery({
    queryKey: ['coming elections', filters, window],
    ...endpointQuery(...comingQuestion(filters, window)),
    placeholderData: keepPreviousData,
    meta: { showsOwnError: true },
  })
  return useNewestAnswer(query)
}
