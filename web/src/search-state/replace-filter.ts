import type { Filter } from '@atlas/contract/search/filter.ts'
import { firstPage } from '#search-state/change-view.ts'
import type { SearchView } from '#search-state/search-view.ts'

/** One filter for another, in its place among the others. */
export function withFilterReplaced(view: SearchView, unwanted: Filter, wanted: Filter): SearchView {
  return firstPage({ ...view, filters: view.filters.map((filter) => (filter === unwanted ? wanted : filter)) })
}
