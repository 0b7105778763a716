import { type ChangeKind, changeKindOf } from '@atlas/contract/catalogue/change-kinds.ts'
import type { SavedSearch } from '@atlas/contract/endpoints/saved/searches.ts'
import { nameOf } from '#database/account-name.ts'
import { type Difference, isDifferent } from '#features/saved/searches/compare.ts'
import type { VisibleSearch } from '#features/saved/searches/find-searches.ts'
import { missingValues } from '#features/saved/searches/missing-values.ts'
import { nearestFact } from '#features/saved/searches/nearest-fact.ts'
import { lostColumns, visibleView } from '#features/saved/searches/saved-view.ts'
import type { Sight } from '#features/saved/searches/sight.ts'
import { takeTurn } from '#platform/turns.ts'
import { filterWords } from '#search/filter-words.ts'
import { countRows } from '#search/row-bitset.ts'

/** Those with changes first, and by name. */
export async function describeSearches(sight: Sight, searches: readonly VisibleSearch[]): Promise<SavedSearch[]> {
  const described: { readonly isFirst: boolean; readonly description: SavedSearch }[] = []
  for (const search of searches) {
    // Each may have found tens of thousands, and a person sees hundreds of searches.
    await takeTurn()
    const difference = sight.differenceOf(search)
    const isFirst = difference !== null && isDifferent(difference)
    described.push({ isFirst, description: describe(sight, search, difference) })
  }
  return described
    .toSorted(
      (one, other) => Number(other.isFirst) - Number(one.isFirst) || compareNames(one.description, other.description),
    )
    .map(({ description }) => description)
}

function compareNames(one: SavedSearch, other: SavedSearch): number {
  return one.name.localeCompare(other.name, 'en-US')
}

/** A saved search as its viewer sees it in the list. */
export function describeSearch(sight: Sight, search: VisibleSearch): SavedSearch {
  return describe(sight, search, sight.differenceOf(search))
}

function describe(sight: Sight, search: VisibleSearch, difference: Difference | null): SavedSearch {
  const { viewer } = sight
  const { index } = sight.snapshot
  const { filters, found } = sight.lookAt(search)
  const total = countRows(found)
  return {
    id: search.id,
    name: search.name,
    view: visibleView(search.view, viewer.isNonpartisan),
    filters_in_words: filterWords(index, filters),
    missing: [...missingValues(index, filters, search.labels), ...lostColumns(search.view)],
    is_shared: search.is_shared,
    owner: { id: search.owner_id, name: nameOf(search), is_me: search.owner_id === viewer.accountId },
    digest: search.is_mailed ? 'weekly' : 'none',
    total,
    fact: nearestFact(index, found, total),
    seen_at: sight.baselineOf(search)?.savedAt.toISOString() ?? null,
    changes: {
      new: difference?.entered.length ?? 0,
      left_office: difference?.left.length ?? 0,
      no_longer_matches: difference?.noLonger.length ?? 0,
      changed: difference ? countKinds(difference) : {},
    },
    saved_at: search.saved_at.toISOString(),
  }
}

/** An official counts once per kind. */
export function countKinds({ changed }: Pick<Difference, 'changed'>) {
  const counts: Partial<Record<ChangeKind, number>> = {}
  for (const { columns } of changed)
    for (const kind of new Set([...columns.keys()].map(changeKindOf))) counts[kind] = (counts[kind] ?? 0) + 1
  return counts
}
