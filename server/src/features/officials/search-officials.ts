import { Problem } from '@atlas/contract/problem.ts'
import type { SearchReply, SearchRequest } from '@atlas/contract/search/search-request.ts'
import { page } from '#search/page.ts'
import type { SearchIndex } from '#search/search-index.ts'

/** A page of officials under every filter, with the total. */
export function searchOfficials(index: SearchIndex, request: SearchRequest): SearchReply {
  const found = page(index, request)
  if (found) return found
  const message = 'The cursor does not belong to this search. Start again from the first page.'
  throw new Problem('invalid', { detail: message, errors: [{ path: 'cursor', message }] })
}
