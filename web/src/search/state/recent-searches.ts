import { type KeptKey, readKept, writeKept } from '#shared/api/kept-on-device.ts'

/** A search that somebody looked at, as links lead to it. */
export interface RecentSearch {
  /** Its filters, as the part of a URL after `?`. */
  readonly query: string
  /** The filters in words. */
  readonly words: string
}

const most = 5
const keyOf = (userId: string): KeptKey => ({ thing: 'recent searches', userId })

/** What one person searched on this device since they signed in, newest first; nothing where the browser keeps nothing. */
export function recentSearches(userId: string): readonly RecentSearch[] {
  const kept = readKept(keyOf(userId))
  return Array.isArray(kept) ? kept.filter(isSearch).slice(0, most) : []
}

export function keepRecentSearch(userId: string, search: RecentSearch): void {
  const others = recentSearches(userId).filter(({ query }) => query !== search.query)
  writeKept(keyOf(userId), [search, ...others].slice(0, most))
}

function isSearch(kept: unknown): kept is RecentSearch {
  if (typeof kept !== 'object' || kept === null) return false
  return 'query' in kept && typeof kept.query === 'string' && 'words' in kept && typeof kept.words === 'string'
}
