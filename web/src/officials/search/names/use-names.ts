import { getOfficials, searchOfficials } from '@atlas/contract/endpoints/officials/officials.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { mostNames, mostUrlLetters, type SearchReply } from '@atlas/contract/search/search-request.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '#shared/api/call.ts'
import { type NameOption, nameOptions } from '#officials/search/names/name-option.ts'
import { useIdleFor } from '#shared/ui/async/use-idle-for.ts'

const none: readonly NameOption[] = []

export interface Names {
  readonly options: readonly NameOption[]
  /** How many officials match the filters; more than there are options when they are too many to list. */
  readonly total: number
  readonly progress: 'done' | 'loading' | 'failed' | 'offline'
  readonly filters: readonly Filter[]
  readonly retry: () => void
}

interface Timing {
  /** The rows under the same filters are on the screen. */
  readonly rowsAreCurrent: boolean
  /** The field has the focus. */
  readonly hasFocus: boolean
}

/** All names under some filters. They load after the rows, when the browser is idle, or on request. */
export function useNames(filters: readonly Filter[], { rowsAreCurrent, hasFocus }: Timing): Names {
  const isIdle = useIdleFor(JSON.stringify(filters), rowsAreCurrent && !savesData())
  const { data, isError, fetchStatus, refetch } = useQuery({ ...namesQuery(filters), enabled: hasFocus || isIdle })
  return useMemo(
    () => ({
      options: data?.options ?? none,
      total: data?.total ?? 0,
      progress: data
        ? 'done'
        : fetchStatus === 'paused'
          ? 'offline'
          : isError && fetchStatus === 'idle'
            ? 'failed'
            : 'loading',
      filters,
      retry: () => void refetch(),
    }),
    [data, isError, fetchStatus, filters, refetch],
  )
}

/** The signal cancels the request as soon as the filters change. */
function namesQuery(filters: readonly Filter[]) {
  return queryOptions({
    queryKey: ['officials', 'names', filters],
    queryFn: async ({ signal }) => {
      const { values, total } = await fetchNames(filters, signal)
      return { options: await nameOptions(values), total }
    },
    // Names change with an import, and 10,000 of them are not loaded again each time the person returns to the tab.
    staleTime: 10 * 60_000,
    structuralSharing: false,
  })
}

/** Fetched by GET, so that the browser keeps the answer in its cache and learns on a next visit that nothing changed. */
async function fetchNames(filters: readonly Filter[], signal: AbortSignal): Promise<SearchReply> {
  const body = { columns: ['eo.id' as const, 'eo.name' as const], filters: [...filters], limit: mostNames }
  const request = JSON.stringify(body)
  const fitsInUrl = encodeURIComponent(request).length <= mostUrlLetters
  if (fitsInUrl) return await call(getOfficials, { query: { request } }, { signal })
  return await call(searchOfficials, { body }, { signal })
}

interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** The person asked the browser to save data, or the connection is too slow for requests that nobody asked for. */
function savesData({ connection }: { readonly connection?: Connection } = navigator as never): boolean {
  return connection?.saveData === true || (connection?.effectiveType?.endsWith('2g') ?? false)
}
