import { type Coming, comingElections } from '@atlas/contract/endpoints/elections/elections.ts'
import type { ComingWindow } from '@atlas/contract/rules/coming-windows.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { asking } from '#shared/api/asking.ts'
import { type NewestAnswer, useNewestAnswer } from '#shared/api/use-newest-answer.ts'

/** The dates ahead under the filters; those before stay until the new ones are here. */
export function useComing(filters: readonly Filter[], window: ComingWindow): NewestAnswer<Coming> {
  const body = { filters: [...filters], within_days: window }
  const query = useQuery({
    queryKey: ['coming elections', body],
    ...asking(comingElections, { body }),
    placeholderData: keepPreviousData,
    meta: { showsOwnError: true },
  })
  return useNewestAnswer(query)
}
