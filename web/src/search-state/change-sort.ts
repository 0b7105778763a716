import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import { mostSorts, type Sort, type SortDirection } from '@atlas/contract/search/search-request.ts'
import { firstPage } from '#search-state/change-view.ts'
import type { SearchView } from '#search-state/search-view.ts'

const serverOrder: readonly Sort[] = [{ column_id: 'eo.name', direction: 'asc' }]

/** What the rows are sorted by: as the view says, or as the server does by itself. */
export function sortOf({ sort }: SearchView): readonly Sort[] {
  return sort.length > 0 ? sort : serverOrder
}

/** By this column alone; null leaves the order to the server. */
export function withSort(view: SearchView, columnId: ColumnId, direction: SortDirection | null): SearchView {
  return withSorts(view, direction ? [{ column_id: columnId, direction }] : [])
}

/**
 * One column more to sort by, for rows that are alike in those before: ascending, then descending,
 * then not at all. Where there are as many as there may be, it takes the place of the last.
 */
export function withSortAdded(view: SearchView, columnId: ColumnId): SearchView {
  const place = view.sort.findIndex(({ column_id }) => column_id === columnId)
  const now = view.sort[place]?.direction
  if (now === 'desc') return withSorts(view, view.sort.toSpliced(place, 1))
  if (now === 'asc') return withSorts(view, view.sort.with(place, { column_id: columnId, direction: 'desc' }))
  return withSorts(view, [...view.sort.slice(0, mostSorts - 1), { column_id: columnId, direction: 'asc' }])
}

/** Ascending, then descending, then as the server does. */
export function withSortTurned(view: SearchView, columnId: ColumnId): SearchView {
  const first = sortOf(view)[0]
  if (first?.column_id !== columnId) return withSort(view, columnId, 'asc')
  return withSort(view, columnId, first.direction === 'asc' ? 'desc' : null)
}

function withSorts(view: SearchView, sort: readonly Sort[]): SearchView {
  const isServerOrder = sort.length === 1 && sort[0]?.column_id === 'eo.name' && sort[0].direction === 'asc'
  return firstPage({ ...view, sort: isServerOrder ? [] : sort })
}
