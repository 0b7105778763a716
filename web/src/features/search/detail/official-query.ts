import { officialDetail } from '@atlas/contract/endpoints/officials.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#api/call.ts'
import { readDetail } from '#features/search/detail/official-facts.ts'

/** The details of one official: the same answer for the panel in the list and for the page of their own. */
export function officialQuery(id: number) {
  return queryOptions({
    queryKey: ['official', id],
    queryFn: ({ signal }) => call(officialDetail, { params: { id: String(id) } }, { signal }),
    select: readDetail,
  })
}
