import * as z from 'zod/mini'
import type { ColumnIdFor } from '#catalogue/columns.ts'
import { placeKinds } from '#rules/place-kinds.ts'
import { type Filter, filtersSchemaOf } from '#search/filter.ts'
import {
  columnIdSchemaOf,
  cursorSchema,
  defaultPageSize,
  mostColumns,
  mostRows,
  type Sort,
  sortsSchemaOf,
} from '#search/search-request.ts'

/** The columns of a list of places if no others are requested: none that the nonpartisan view hides. */
export const defaultPlaceColumnIds: readonly ColumnIdFor<'place'>[] = [
  'place.name',
  'place.kind',
  'state.name',
  'place.officials',
  'stats.vap_total',
  'stats.vap_black%',
  'place.body',
  'place.seats',
  'place.seats_known',
  'place.gap_black',
  'place.next_election',
]
/** How places are sorted where nothing else is asked for. */
export const defaultPlaceSort: readonly Sort[] = [{ column_id: 'stats.vap_black%', direction: 'desc' }]

export const placesRequestSchema = z.strictObject({
  /** Of every kind unless told otherwise. */
  kinds: z.optional(z.array(z.enum(placeKinds)).check(z.minLength(1), z.maxLength(placeKinds.length))),
  columns: z._default(z.array(columnIdSchemaOf('place')).check(z.minLength(1), z.maxLength(mostColumns)), [
    ...defaultPlaceColumnIds,
  ]),
  filters: z._default(filtersSchemaOf('place'), []),
  cursor: cursorSchema,
  limit: z._default(z.int().check(z.minimum(1), z.maximum(mostRows)), defaultPageSize),
  sort: z._default(sortsSchemaOf('place'), [...defaultPlaceSort]),
})
export type PlacesRequest = z.infer<typeof placesRequestSchema>

/** Places of some kinds, written as a filter: the list, its counts and its file are requested with it. */
export function filterOfKinds(kinds: PlacesRequest['kinds']): Filter[] {
  return kinds ? [{ column_id: 'place.kind', operator: 'in', value: kinds }] : []
}
