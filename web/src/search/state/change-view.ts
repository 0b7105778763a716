import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { unknownChoice } from '@atlas/contract/search/unknown-choice.ts'
import type { PageSize, SearchView } from '#search/state/search-view.ts'

/** A URL that grows with every page would at some point be too long for a server. */
const mostCursors = 20

/** Every change of the result returns to the first page, with all details closed. */
function fromTheTop(view: SearchView): SearchView {
  return { ...view, page: 1, cursors: [], open: [] }
}

/** Replaces some filters with others; with none, it removes them. */
export function withFilters(view: SearchView, replaced: readonly Filter[], next: readonly Filter[]): SearchView {
  const index = view.filters.findIndex((filter) => replaced.includes(filter))
  const others = view.filters.filter((filter) => !replaced.includes(filter))
  const filters = index < 0 ? [...others, ...next] : others.toSpliced(index, 0, ...next)
  return fromTheTop({ ...view, filters })
}

/** Sets the filter of a column that offers choices; an empty list removes it. */
export function withChoices(view: SearchView, columnId: ColumnId, ids: readonly string[]): SearchView {
  const next: Filter[] = ids.length > 0 ? [{ column_id: columnId, operator: 'in', value: [...ids] }] : []
  const replaced = view.filters.filter((filter) => isChoiceOf(columnId, filter))
  return withFilters(view, replaced, next)
}

/** The ids, or labels, in a column's filter. */
export function chosen(view: Pick<SearchView, 'filters'>, columnId: ColumnId): string[] {
  return view.filters
    .filter((filter) => isChoiceOf(columnId, filter))
    .flatMap(({ operator, value }) => (operator === 'is_empty' ? unknownChoice.id : [value ?? []].flat().map(String)))
}

function isChoiceOf(columnId: ColumnId, { column_id, operator }: Filter): boolean {
  return column_id === columnId && (operator === 'in' || operator === 'eq' || operator === 'is_empty')
}

export function withoutFilter(view: SearchView, unwanted: Filter): SearchView {
  return fromTheTop({ ...view, filters: view.filters.filter((filter) => filter !== unwanted) })
}

export function withoutFilters(view: SearchView): SearchView {
  return fromTheTop({ ...view, filters: [] })
}

export function withPageSize(view: SearchView, pageSize: PageSize): SearchView {
  return { ...fromTheTop(view), pageSize }
}

export function nextPage(view: SearchView, cursor: string): SearchView {
  return { ...view, page: view.page + 1, cursors: [...view.cursors, cursor].slice(-mostCursors), open: [] }
}

/** Null where the previous page is no longer known, because the oldest cursors are dropped. */
export function previousPage(view: SearchView): SearchView | null {
  if (view.page <= 1) return null
  if (view.page === 2) return fromTheTop(view)
  if (view.cursors.length < 2) return null
  return { ...view, page: view.page - 1, cursors: view.cursors.slice(0, -1), open: [] }
}

export const firstPage = fromTheTop

export function withToggled(view: SearchView, official: number): SearchView {
  const isOpen = view.open.includes(official)
  return { ...view, open: isOpen ? view.open.filter((id) => id !== official) : [...view.open, official] }
}
