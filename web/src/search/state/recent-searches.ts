import { type StorageKey, readStored, writeStored } from '#shared/api/device-storage.ts'

/** A search that somebody looked at, in the form that links need. */
export interface RecentSearch {
  /** Its filters, as the part of a URL after `?`. */
  readonly query: string
  /** The filters in words. */
  readonly words: string
}

const most = 5
const keyOf = (userId: string): StorageKey => ({ thing: 'recent searches', userId })

/**
 * The searches of one person on this device since they signed in, newest first; empty where the browser stores nothing.
 */
export function recentSearches(userId: string): readonly RecentSearch[] {
  const stored = readStored(keyOf(userId))
  return Array.isArray(stored) ? stored.filter(isSearch).slice(0, most) : []
}

export function saveRecentSearch(userId: string, search: RecentSearch): void {
  const others = recentSearches(userId).filter(({ query }) => query !== search.query)
  writeStored(keyOf(userId), [search, ...others].slice(0, most))
}

function isSearch(stored: unknown): stored is RecentSearch {
  if (typeof stored !== 'object' || stored === null) return false
  return 'query' in stored && typeof stored.query === 'string' && 'words' in stored && typeof stored.words === 'string'
}
