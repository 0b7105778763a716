import type { Filter } from '@atlas/contract/search/filter.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sessionQuery } from '#shared/api/session.ts'
import { formatQuery } from '@atlas/contract/search/query-text.ts'
import { saveRecentSearch } from '#search/state/recent-searches.ts'
import { emptyView } from '#search/state/search-view.ts'
import { writeUrlQuery } from '#search/state/url-query.ts'

/** A person who passes through a filter on the way to the next one has not searched for it. */
const lookedAtMilliseconds = 3_000

/** Saves a search that somebody stayed with, so that the Search Builder can lead back to it. */
export function useSaveRecent(
  filters: readonly Filter[],
  describe: (filter: Filter) => string,
  hasAnswer: boolean,
): void {
  const { data: user } = useQuery(sessionQuery)
  const userId = user?.id
  useEffect(() => {
    if (!userId || !hasAnswer || filters.length === 0) return
    const timer = setTimeout(() => {
      const query = formatQuery(writeUrlQuery({ ...emptyView, filters }))
      saveRecentSearch(userId, { query, words: filters.map(describe).join(' · ') })
    }, lookedAtMilliseconds)
    return () => clearTimeout(timer)
  }, [userId, filters, describe, hasAnswer])
}
