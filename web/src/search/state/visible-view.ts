import type { SearchView } from '#search/state/search-view.ts'
import { standardView } from '#search/state/standard-view.ts'
import { mapFigureColumns } from '@atlas/contract/endpoints/places/map-figures.ts'

/** A view without what is hidden from its reader, so that a link shows each reader their own columns. */
export function visibleView(view: SearchView, hidden: ReadonlySet<string>): SearchView {
  if (hidden.size === 0) return view
  const isVisible = ({ column_id: id }: { readonly column_id: string }) => !hidden.has(id)
  return {
    ...view,
    filters: view.filters.filter(isVisible),
    sort: view.sort.filter(isVisible),
    columns: view.columns.filter((id) => !hidden.has(id)),
    map: view.map && hidden.has(mapFigureColumns[view.map] ?? '') ? 'black-share' : view.map,
  }
}

/** The default columns are left out of the address, with and without hidden ones. */
export function withStandardColumns(view: SearchView, hidden: ReadonlySet<string>): SearchView {
  const { columns } = standardView(view)
  const visible = columns.filter((id) => !hidden.has(id))
  return visible.join() === view.columns.join() ? { ...view, columns } : view
}
