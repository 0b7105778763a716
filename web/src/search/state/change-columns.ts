import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import { mostColumns } from '@atlas/contract/search/search-request.ts'
import { chosen, firstPage } from '#search/state/change-view.ts'
import type { Density, SearchView } from '#search/state/search-view.ts'

/** The column that identifies the row and opens it, which is always shown. */
export const lastingColumn: ColumnId = 'eo.name'

/** The columns in the order of a table: the name first, each once, no more than the maximum. */
export function arranged(columns: readonly ColumnId[], first: ColumnId = lastingColumn): readonly ColumnId[] {
  return [...new Set([first, ...columns])].slice(0, mostColumns)
}

/** A hidden column no longer sorts, because nobody could see why the rows are in that order. */
export function withColumns(view: SearchView, columns: readonly ColumnId[]): SearchView {
  const shown = arranged(columns)
  const isHiddenNow = (id: ColumnId) => view.columns.includes(id) && !shown.includes(id)
  const sort = view.sort.filter(({ column_id }) => !isHiddenNow(column_id))
  const next = { ...view, columns: shown }
  return sort.length === view.sort.length ? next : firstPage({ ...next, sort })
}

export function withoutColumn(view: SearchView, columnId: ColumnId): SearchView {
  return withColumns(
    view,
    view.columns.filter((id) => id !== columnId),
  )
}

/** `index` counts from 0; a column moved before the name goes after it. */
export function moved(columns: readonly ColumnId[], columnId: ColumnId, index: number): readonly ColumnId[] {
  const others = columns.filter((id) => id !== columnId)
  return arranged(others.toSpliced(Math.max(index, 0), 0, columnId))
}

export function withColumnMoved(view: SearchView, columnId: ColumnId, by: -1 | 1): SearchView {
  return withColumns(view, moved(view.columns, columnId, view.columns.indexOf(columnId) + by))
}

const stateColumn = 'state.name'

/**
 * The columns of the table. With a filter for one state every row would repeat the state, so its column is hidden, and
 * the filter above the table names it. Files include it all the same.
 */
export function tableColumns(view: SearchView): readonly ColumnId[] {
  const isOneState = chosen(view, stateColumn).length === 1
  return isOneState ? view.columns.filter((id) => id !== stateColumn) : view.columns
}

export function withDensity(view: SearchView, density: Density): SearchView {
  return { ...view, density }
}
