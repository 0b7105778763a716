import type { Filter } from '@atlas/contract/search/filter.ts'
import { LeastRecentlyUsed } from '#search/cache.ts'
import type { SearchIndex } from '#search/search-index.ts'

/** What is counted under some filters; it follows from the index and the filters alone. */
type Count<Counts> = (index: SearchIndex, filters: readonly Filter[]) => Counts

const mostCounted = 1_024
/** Lists of thousands of values are rarely asked for twice, and their keys would fill the memory. */
const longestKey = 2_000

/**
 * The same counts, made once for each index and filters: they are the same for each page of a search, in every order
 * and with any columns.
 */
export function rememberCounts<Counts extends object>(count: Count<Counts>): Count<Counts> {
  const cache = new WeakMap<SearchIndex, LeastRecentlyUsed<string, Counts>>()
  return (index, filters) => {
    const key = JSON.stringify(filters)
    if (key.length > longestKey) return count(index, filters)
    const counted = cache.get(index) ?? new LeastRecentlyUsed<string, Counts>(mostCounted)
    cache.set(index, counted)
    return counted.getOrAdd(key, () => count(index, filters))
  }
}
