import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { PlaceGroup } from '@atlas/contract/rules/place-kinds.ts'
import { placeGroupIn } from '@atlas/contract/search/filter-text.ts'
import type { Sort } from '@atlas/contract/search/search-request.ts'
import { emptyView, type SearchView } from '#search/state/search-view.ts'
import type { SubjectId } from '@atlas/contract/catalogue/subject.ts'
import type { UrlQuery } from '@atlas/contract/search/query-text.ts'

/** The first and the last columns of every list of places. */
const named: readonly ColumnId[] = ['place.name', 'state.name', 'place.officials']
const governed: readonly ColumnId[] = [
  'place.body',
  'place.seats',
  'place.body_by_law',
  'place.body_open',
  'place.gap_black',
  'place.gap_women',
]
/** What is missing of the seats by law. */
const missing: readonly ColumnId[] = ['place.seats_open', 'place.seats_by_law']
const people: readonly ColumnId[] = ['stats.vap_total', 'stats.vap_black%']
const votes: readonly ColumnId[] = ['stats.2024harris%', 'stats.2024trump%']
/** What is on file for nearly all districts. */
const votesOfDistricts: readonly ColumnId[] = ['stats.president_2024_margin%', 'stats.2020biden_two_party%']

/** What a source states for each kind: towns have no voting age by group, and a district has one seat. */
const columnsOf: Readonly<Record<PlaceGroup, readonly ColumnId[]>> = {
  counties: [...named, ...people, ...votes, ...governed, ...missing],
  cities: [...named, 'place.population', 'county.name', ...governed],
  districts: [...named, ...people, ...votesOfDistricts, 'place.next_election'],
  schools: [...named, 'county.name', ...governed, 'place.next_election'],
  states: [...named, ...people, ...votes, 'place.next_election'],
}

const byBlackShare: readonly Sort[] = [{ column_id: 'stats.vap_black%', direction: 'desc' }]
const ordersOf: Readonly<Record<PlaceGroup, readonly Sort[]>> = {
  counties: byBlackShare,
  cities: [{ column_id: 'place.population', direction: 'desc' }],
  districts: byBlackShare,
  schools: [{ column_id: 'place.seats', direction: 'desc' }],
  states: byBlackShare,
}

export const firstGroup: PlaceGroup = 'counties'

/** The default list of a group of places, with the map open beside it. */
export function placesView(group: PlaceGroup): SearchView {
  return { ...emptyView, subject: 'place', group, columns: columnsOf[group], map: 'black-share' }
}

/** Another group of places under the same filters, with its own columns and order, from the first page. */
export function inGroup(view: SearchView, group: PlaceGroup): SearchView {
  const { filters, pageSize, map } = view
  return { ...placesView(group), filters, pageSize, map }
}

/** The default view of the same subject; the URL leaves out what does not differ from it. */
export function standardView({ group }: Pick<SearchView, 'group'>): SearchView {
  return group ? placesView(group) : emptyView
}

/** The same for a query, of which the subject is known. */
export function standardViewOf(subject: SubjectId, query: UrlQuery): SearchView {
  return subject === 'official' ? emptyView : placesView(placeGroupIn(query) ?? firstGroup)
}

const byName: readonly Sort[] = [{ column_id: 'eo.name', direction: 'asc' }]

/** The order of the rows where the view has none. */
export function standardSort({ group }: Pick<SearchView, 'group'>): readonly Sort[] {
  return group ? ordersOf[group] : byName
}
