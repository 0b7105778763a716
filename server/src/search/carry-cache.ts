import { type ColumnId, columnOf, isColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import type { Sort } from '@atlas/contract/search/search-request.ts'
import { emptyCache, type SearchCache } from '#search/cache.ts'
import { searchedIds } from '#search/dictionary.ts'
import { mayNameState, stateColumn } from '#search/places-in-state.ts'
import type { BuiltIndex, SearchIndex } from '#search/search-index.ts'

/** An index that replaces another one in use. Keeps the cached results of the old index that are still valid. */
export function withCacheOf(before: SearchIndex, built: BuiltIndex): SearchIndex {
  const cache = emptyCache()
  // Row numbers change their meaning when the rows change, and values that depend on the date change with the day.
  if (before.ids === built.ids && before.today === built.today) carry(before.cache, cache, sameColumns(before, built))
  return { ...built, cache }
}

type IsSame = (id: string) => boolean

function sameColumns(before: BuiltIndex, built: BuiltIndex): IsSame {
  const other = new Set<string>(
    Array.from(built.columns).flatMap(([id, column]) => (before.columns.get(id) === column ? [] : [id])),
  )
  // A filter by a place may name its state.
  const isOfState = (id: string) => isColumnId(id) && mayNameState(columnOf(id).kind)
  return (id) => !other.has(id) && !(isOfState(id) && other.has(stateColumn))
}

function carry(from: SearchCache, to: SearchCache, isSame: IsSame): void {
  for (const [key, rows] of from.bitsets.entries) {
    const [id] = JSON.parse(key) as [ColumnId]
    if (isSame(id)) to.bitsets.getOrAdd(key, () => rows)
  }
  // Quick searches look for words in these columns only.
  if (searchedIds('official').every(isSame))
    for (const [word, rows] of from.quickWords.entries) to.quickWords.getOrAdd(word, () => rows)
  for (const [key, order] of from.orders.entries)
    if ((JSON.parse(key) as Sort[]).every((sort) => isSame(sort.column_id))) to.orders.getOrAdd(key, () => order)
  for (const [key, counts] of from.facets.entries) {
    const [id, filters] = JSON.parse(key) as [ColumnId, Filter[]]
    if (isSame(id) && filters.every((filter) => isSame(filter.column_id))) to.facets.getOrAdd(key, () => counts)
  }
}
