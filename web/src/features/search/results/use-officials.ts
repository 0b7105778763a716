import { searchOfficials } from '@atlas/contract/endpoints/officials.ts'
import type { SearchReply, SearchRequestInput } from '@atlas/contract/search/search-request.ts'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '#api/call.ts'
import { useLastAnswer } from '#api/use-last-answer.ts'

export function officialsQuery(request: SearchRequestInput) {
  return queryOptions({
    queryKey: ['officials', request],
    queryFn: ({ signal }) => call(searchOfficials, { body: request }, { signal }),
    placeholderData: keepPreviousData,
  })
}

/** What the list shows: the newest answer there is, and how the newest question stands. */
export interface Officials {
  readonly reply: SearchReply | null
  /** `reply` answers this very request, not the one before it. */
  readonly isCurrent: boolean
  readonly progress: 'done' | 'loading' | 'failed' | 'offline'
  /** When `reply` came, in milliseconds. */
  readonly answeredAt: number
  readonly retry: () => void
}

/** The key of a query holds its whole request, so a slow answer never replaces a newer one. */
export function useOfficials(request: SearchRequestInput): Officials {
  const query = useQuery(officialsQuery(request))
  const last = useLastAnswer(query)
  return {
    reply: last?.data ?? null,
    isCurrent: query.data !== undefined && !query.isPlaceholderData,
    progress: progressOf(query),
    answeredAt: last?.at ?? 0,
    retry: () => void query.refetch(),
  }
}

function progressOf({ fetchStatus, isError }: { fetchStatus: string; isError: boolean }): Officials['progress'] {
  if (fetchStatus === 'paused') return 'offline'
  if (fetchStatus === 'fetching') return 'loading'
  return isError ? 'failed' : 'done'
}
