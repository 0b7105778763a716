import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import { mostColumns } from '@atlas/contract/search/search-request.ts'
import { chosen, firstPage } from '#search/state/change-view.ts'
import type { Density, SearchView } from '#search/state/search-view.ts'

/** Says whose row it is and opens it: the column that stays. */
export const lastingColumn: ColumnId = 'eo.name'

/** Columns as a table shows them: the name first, each once, no more than there may be. */
export function arranged(columns: readonly ColumnId[], first: ColumnId = lastingColumn): readonly ColumnId[] {
  return [...new Set([first, ...columns])].slice(0, mostColumns)
}

/** A column that is hidden no longer sorts: nobody could see why the rows stand as they do. */
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

/** `place` counts from 0; what would stand before the name stands after it. */
export function moved(columns: readonly ColumnId[], columnId: ColumnId, index: number): readonly ColumnId[] {
  const others = columns.filter((id) => id !== columnId)
  return arranged(others.toSpliced(Math.max(index, 0), 0, columnId))
}

export function withColumnMoved(view: SearchView, columnId: ColumnId, by: -1 | 1): SearchView {
  return withColumns(view, moved(view.columns, columnId, view.columns.indexOf(columnId) + by))
}

const stateColumn = 'state.name'

/**
 * The columns of the table. Where one state is filtered each row would repeat it: its column folds, and the filter
 * above the table names it. Files have it all the same.
 */
export function tableColumns(view: SearchView): readonly ColumnId[] {
  const isOneState = chosen(view, stateColumn).length === 1
  return isOneState ? view.columns.filter((id) => id !== stateColumn) : view.columns
}

export function withDensity(view: SearchView, density: Density): SearchView {
  return { ...view, density }
}
