import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import { mostSorts, type Sort, type SortDirection } from '@atlas/contract/search/search-request.ts'
import { firstPage } from '#search-state/change-view.ts'
import type { SearchView } from '#search-state/search-view.ts'

const serverOrder: readonly Sort[] = [{ column_id: 'eo.name', direction: 'asc' }]

/**
 * From Congress down to schools. The name of a jurisdiction ends in its district, which is sorted as the number that it
 * is: House District 9 stands before House District 11. Who is alike in all three stands by last name, as everywhere.
 */
export const levelOrder: readonly Sort[] = [
  { column_id: 'office.level', direction: 'asc' },
  { column_id: 'office.name', direction: 'asc' },
  { column_id: 'jurisdiction.name', direction: 'asc' },
]

/** What the rows are sorted by: as the view says, or as the server does by itself. */
export function sortOf({ sort }: SearchView): readonly Sort[] {
  return sort.length > 0 ? sort : serverOrder
}

/** Whether officials of one level stand together. */
export function isByLevel(view: SearchView): boolean {
  return sortOf(view)[0]?.column_id === 'office.level'
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

export function withSorts(view: SearchView, sort: readonly Sort[]): SearchView {
  const isServerOrder = sort.length === 1 && sort[0]?.column_id === 'eo.name' && sort[0].direction === 'asc'
  return firstPage({ ...view, sort: isServerOrder ? [] : sort })
}
