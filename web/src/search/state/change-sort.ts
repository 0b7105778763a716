import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import { mostSorts, type Sort, type SortDirection } from '@atlas/contract/search/search-request.ts'
import { firstPage } from '#search/state/change-view.ts'
import type { SearchView } from '#search/state/search-view.ts'
import { standardSort } from '#search/state/standard-view.ts'

/**
 * From Congress down to schools. The name of a jurisdiction ends in its district, which is sorted as a number: House
 * District 9 comes before House District 11. Rows with all three equal are sorted by last name, as everywhere.
 */
export const levelOrder: readonly Sort[] = [
  { column_id: 'office.level', direction: 'asc' },
  { column_id: 'office.name', direction: 'asc' },
  { column_id: 'jurisdiction.name', direction: 'asc' },
]

/** The order of the rows: the view's own, or the default order. */
export function sortOf(view: SearchView): readonly Sort[] {
  return view.sort.length > 0 ? view.sort : standardSort(view)
}

/** Whether officials of one level are grouped. */
export function isByLevel(view: SearchView): boolean {
  return sortOf(view)[0]?.column_id === 'office.level'
}

/** Sorts by this column alone; null restores the default order. */
export function withSort(view: SearchView, columnId: ColumnId, direction: SortDirection | null): SearchView {
  return withSorts(view, direction ? [{ column_id: columnId, direction }] : [])
}

/**
 * Adds a column to sort rows that are equal in the previous ones: ascending, then descending, then not at all. At the
 * maximum it replaces the last column.
 */
export function withSortAdded(view: SearchView, columnId: ColumnId): SearchView {
  const index = view.sort.findIndex(({ column_id }) => column_id === columnId)
  const now = view.sort[index]?.direction
  if (now === 'desc') return withSorts(view, view.sort.toSpliced(index, 1))
  if (now === 'asc') return withSorts(view, view.sort.with(index, { column_id: columnId, direction: 'desc' }))
  return withSorts(view, [...view.sort.slice(0, mostSorts - 1), { column_id: columnId, direction: 'asc' }])
}

/**
 * Ascending, then descending, then the default order; where that order is already ascending, it starts with descending.
 */
export function withSortTurned(view: SearchView, columnId: ColumnId): SearchView {
  const first = sortOf(view)[0]
  if (first?.column_id !== columnId) return withSort(view, columnId, 'asc')
  if (first.direction === 'asc') return withSort(view, columnId, 'desc')
  return withSort(view, columnId, view.sort.length > 0 ? null : 'asc')
}

export function withSorts(view: SearchView, sort: readonly Sort[]): SearchView {
  const [standard] = standardSort(view)
  const [first, ...more] = sort
  const isStandard =
    more.length === 0 && first?.column_id === standard?.column_id && first?.direction === standard?.direction
  return firstPage({ ...view, sort: isStandard ? [] : sort })
}
