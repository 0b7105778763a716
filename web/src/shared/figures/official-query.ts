import { queryOptions } from '@tanstack/react-query'
import { endpointQuery } from '#shared/api/endpoint-query.ts'
import { readDetail } from '#shared/figures/official-facts.ts'
import { officialQuestion } from '#shared/figures/official-question.ts'

/** The details of one official: the same answer for the panel in the list and for the page of their own. */
export function officialQuery(id: number) {
  return queryOptions({
    queryKey: ['official', id],
    ...endpointQuery(...officialQuestion(id)),
    select: readDetail,
    // The page and the details say by themselves that somebody is gone.
    meta: { showsOwnError: true },
  })
}
