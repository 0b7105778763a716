import { officialChanges } from '@atlas/contract/endpoints/officials/changes.ts'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'

const entriesPerPage = '100'

/** The changes of one official, page by page, newest first. */
export function changesQuery(id: number) {
  return infiniteQueryOptions({
    queryKey: ['official', id, 'changes'],
    queryFn: ({ pageParam, signal }) => {
      const cursor = pageParam === null ? {} : { cursor: pageParam }
      const input = { params: { id: String(id) }, query: { limit: entriesPerPage, ...cursor } }
      return call(officialChanges, input, { signal })
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ cursor }) => cursor,
    meta: { showsOwnError: true },
  })
}
