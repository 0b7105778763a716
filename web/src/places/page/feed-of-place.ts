import type { Filter } from '@atlas/contract/search/filter.ts'
import type { Place } from '#places/page/place-query.ts'
import { emptyView } from '#search/state/search-view.ts'
import { writeUrlQuery } from '#search/state/url-query.ts'
import type { UrlQuery } from '@atlas/contract/search/query-text.ts'

/** The filters of Coming Up for the seats of one place; its calendar link is made with them. */
export function feedQueryOf(place: Pick<Place, 'id' | 'kind' | 'state_id' | 'name'>): UrlQuery {
  return writeUrlQuery({ ...emptyView, filters: filtersOf(place) })
}

function filtersOf({ id, kind, state_id: stateId, name }: Pick<Place, 'id' | 'kind' | 'state_id' | 'name'>): Filter[] {
  if (kind === 'county') return [{ column_id: 'county.name', operator: 'in', value: [id] }]
  const inState: Filter = { column_id: 'state.name', operator: 'in', value: [stateId] }
  if (kind === 'state') return [inState]
  // The seats of a council or a school board are named after its place: "Selma, Ward 3".
  const isBoard = kind === 'municipality' || kind === 'school_district'
  const named: Filter = isBoard
    ? { column_id: 'jurisdiction.name', operator: 'contains', value: name }
    : { column_id: 'jurisdiction.name', operator: 'in', value: [name] }
  return [inState, named]
}
