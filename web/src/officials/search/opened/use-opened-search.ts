import type { SavedSearch, SearchChanges } from '@atlas/contract/endpoints/saved/searches.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { isNetworkFailure, problemMessage } from '#shared/api/problem-message.ts'
import { sessionQuery } from '#shared/api/session.ts'
import { useIsNonpartisan } from '#shared/api/use-nonpartisan.ts'
import { savedKey } from '#saved/searches/saved-key.ts'
import { type OpenedSearch, readOpened, writeOpened } from '#search/state/opened-search.ts'
import type { UrlQuery } from '@atlas/contract/search/query-text.ts'

export interface Opened {
  /** As the address says it. */
  readonly opened: OpenedSearch
  /** Null until it is here, and for people who may not see it. */
  readonly search: SavedSearch | null
  readonly changes: SearchChanges | null
  /** Why no changes can be shown since the day in the address. */
  readonly wrongDay: string | null
  /**
   * Nothing will come: the search is deleted or not shared with this reader, or there is no answer and it is not kept.
   */
  readonly isMissing: boolean
  readonly change: (next: OpenedSearch | null) => void
}

/** The saved search that this address was opened from; null where it was opened from none. */
export function useOpenedSearch(): Opened | null {
  const opened = useLocation({ select: ({ search }) => readOpened(search as UrlQuery), structuralSharing: true })
  const reader = useReader()
  const search = useQuery({ ...searchQuery(opened?.id ?? ''), enabled: opened !== null })
  const since = opened?.since ?? null
  const isEnabled = opened !== null && reader !== null
  const changes = useQuery({ ...changesQuery(reader, opened?.id ?? ''), enabled: isEnabled && since === null })
  const sinceDay = useQuery({
    ...sinceQuery(reader, opened?.id ?? '', since ?? ''),
    enabled: isEnabled && since !== null,
  })
  const change = useChangeOpened()
  if (!opened) return null
  return {
    opened,
    search: search.data ?? null,
    changes: (since === null ? changes.data : sinceDay.data) ?? null,
    wrongDay: since !== null && sinceDay.isError ? problemMessage(sinceDay.error) : null,
    isMissing: search.isError || (changes.isError && !isNetworkFailure(changes.error)),
    change,
  }
}

/** Loaded on demand, because few addresses name a saved search. */
const code = () => import('#saved/searches/visit-changes.ts')

function searchQuery(id: string) {
  return queryOptions({
    queryKey: [...savedKey, 'one', id],
    queryFn: async ({ signal }) => (await code()).findSaved(id, signal),
    meta: { showsOwnError: true },
  })
}

/** Requested once per opening: each time the person comes to the page. */
function changesQuery(reader: string | null, id: string) {
  return queryOptions({
    queryKey: ['opened search', reader, id],
    queryFn: async () => (await code()).openForVisit(reader ?? '', id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { showsOwnError: true },
  })
}

/** Comparing with a day resets no baseline, and works for everybody who opens the address. */
function sinceQuery(reader: string | null, id: string, since: string) {
  return queryOptions({
    queryKey: ['opened search', reader, id, since],
    queryFn: async ({ signal }) => (await code()).changesSince(id, since, signal),
    retry: false,
    meta: { showsOwnError: true },
  })
}

/** Identifies the reader and their view, because each has their own changes. */
function useReader(): string | null {
  const { data: user } = useQuery(sessionQuery)
  const view = useIsNonpartisan() ? ' nonpartisan' : ''
  return user ? `${user.id}${view}` : null
}

function useChangeOpened() {
  const navigate = useNavigate()
  return useCallback(
    (next: OpenedSearch | null) =>
      void navigate({
        to: '.',
        search: (query) => {
          const { saved: _saved, changes: _changes, since: _since, ...others } = query as UrlQuery
          return { ...others, ...writeOpened(next) }
        },
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  )
}
