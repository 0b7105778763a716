import type { Filter } from '@atlas/contract/search/filter.ts'
import { takeTurn } from '#platform/turns.ts'
import { isRemembered, keepRows, rowsOf } from '#search/match.ts'
import type { RowBitset } from '#search/row-bitset.ts'
import type { SearchIndex } from '#search/search-index.ts'

/**
 * Computes and caches the rows of new filters, each in a turn of its own. Otherwise fifty new texts would block all
 * requests for a fifth of a second at half a million officials. The caller then finds all of them in the cache, as
 * long as it does not wait in between.
 */
export async function rememberFilters(index: SearchIndex, filters: readonly Filter[]): Promise<void> {
  const found: [Filter, RowBitset][] = []
  for (const filter of filters) {
    if (!isRemembered(index, filter)) await takeTurn()
    found.push([filter, rowsOf(index, filter)])
  }
  // Meanwhile other searches may have evicted the first filters from the cache.
  for (const [filter, rows] of found) keepRows(index, filter, rows)
}
