import { queryOptions } from '@tanstack/react-query'
import { endpointQuery } from '#shared/api/endpoint-query.ts'
import { readDetail } from '#shared/figures/official-facts.ts'
import { officialQuestion } from '#shared/figures/official-question.ts'

/** The details of one official, shared by the panel in the list and the official's own page. */
export function officialQuery(id: number) {
  return queryOptions({
    queryKey: ['official', id],
    ...endpointQuery(...officialQuestion(id)),
    select: readDetail,
    // The page and the details say themselves that an official no longer exists.
    meta: { showsOwnError: true },
  })
}
