import { type ColumnId, defaultColumnIds } from '@atlas/contract/catalogue/columns.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { defaultPageSize, type pageSizes, type Sort } from '@atlas/contract/search/search-request.ts'
import type { MapFigureId } from '#search-state/map-figure.ts'

export type PageSize = (typeof pageSizes)[number]

/** How high the rows of the table are. */
export const densities = ['compact', 'standard', 'roomy'] as const
export type Density = (typeof densities)[number]

/** Everything that decides what the search screen shows; it lives in the URL and nowhere else. */
export interface SearchView {
  readonly filters: readonly Filter[]
  /** Empty means the order of the server: by last name. */
  readonly sort: readonly Sort[]
  /** The name is always the first of them. */
  readonly columns: readonly ColumnId[]
  /** Of the table only; cards have one look. */
  readonly density: Density
  readonly pageSize: PageSize
  /** From 1. */
  readonly page: number
  /** The cursors of the pages before and up to this one, newest last; empty on the first page. */
  readonly cursors: readonly string[]
  /** The officials whose details are open. */
  readonly open: readonly number[]
  /** What the map's counties are shaded by; null while the map is closed. */
  readonly map: MapFigureId | null
}

export const emptyView: SearchView = {
  filters: [],
  sort: [],
  columns: defaultColumnIds,
  density: 'compact',
  pageSize: defaultPageSize,
  page: 1,
  cursors: [],
  open: [],
  map: null,
}
