import { Problem } from '@atlas/contract/problem.ts'
import type { SearchReply, SearchRequest } from '@atlas/contract/search/search-request.ts'
import { rememberFilters } from '#dataset/remember-filters.ts'
import { page } from '#search/page.ts'
import type { SearchIndex } from '#search/search-index.ts'

/** A page of officials or places that match all filters, with the total. */
export async function searchRows(index: SearchIndex, request: SearchRequest): Promise<SearchReply> {
  await rememberFilters(index, request.filters)
  const found = page(index, request)
  if (found) return found
  const message = 'The cursor does not belong to this search. Start again from the first page.'
  throw new Problem('invalid', { detail: message, errors: [{ path: 'cursor', message }] })
}
