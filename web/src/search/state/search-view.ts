import { type ColumnId, defaultColumnIds } from '@atlas/contract/catalogue/columns.ts'
import { type PlaceGroup, placeGroups } from '@atlas/contract/rules/place-kinds.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { filterOfKinds } from '@atlas/contract/search/places-request.ts'
import { defaultPageSize, type pageSizes, type Sort } from '@atlas/contract/search/search-request.ts'
import type { MapFigureId } from '@atlas/contract/endpoints/places/map-figures.ts'
import type { SubjectId } from '@atlas/contract/catalogue/subject.ts'

export type PageSize = (typeof pageSizes)[number]

/** How high the rows of the table are. */
export const densities = ['compact', 'standard', 'roomy'] as const
export type Density = (typeof densities)[number]

/** Everything that determines what the screen of a search shows. It is stored in the URL and nowhere else. */
export interface SearchView {
  readonly subject: SubjectId
  /** The kinds of place to list; null for officials. */
  readonly group: PlaceGroup | null
  readonly filters: readonly Filter[]
  /** Empty means the default order of the subject; for officials, by last name. */
  readonly sort: readonly Sort[]
  /** The name is always the first column. */
  readonly columns: readonly ColumnId[]
  /** For the table only; cards have one look. */
  readonly density: Density
  readonly pageSize: PageSize
  /** From 1. */
  readonly page: number
  /** The cursors of the pages up to and including this one, newest last; empty on the first page. */
  readonly cursors: readonly string[]
  /** The officials whose details are open. */
  readonly open: readonly number[]
  /** What the map's counties are shaded by; null while the map is closed. */
  readonly map: MapFigureId | null
}

/** Some filters as a request for a view needs them, with its group of places as one more. */
export function requestedFilters({ group }: Pick<SearchView, 'group'>, filters: readonly Filter[]): Filter[] {
  return [...(group ? filterOfKinds([...placeGroups[group].kinds]) : []), ...filters]
}

/** The search for officials without any settings. */
export const emptyView: SearchView = {
  subject: 'official',
  group: null,
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
