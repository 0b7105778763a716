import { officialDetail } from '@atlas/contract/endpoints/officials/officials.ts'
import { queryOptions } from '@tanstack/react-query'
import { asking } from '#shared/api/asking.ts'
import { readDetail } from '#shared/figures/official-facts.ts'

/** The details of one official: the same answer for the panel in the list and for the page of their own. */
export function officialQuery(id: number) {
  return queryOptions({
    queryKey: ['official', id],
    ...asking(officialDetail, { params: { id: String(id) } }),
    select: readDetail,
    // The page and the details say by themselves that somebody is gone.
    meta: { showsOwnError: true },
  })
}
