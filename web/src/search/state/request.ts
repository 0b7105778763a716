import { type ColumnId, defaultColumnIds, isColumnId } from '@atlas/contract/catalogue/columns.ts'
import { withCompanions } from '@atlas/contract/rules/companion-columns.ts'
import { mostColumns, type SearchRequestInput, type Sort } from '@atlas/contract/search/search-request.ts'
import { isByLevel, sortOf } from '#search/state/change-sort.ts'
import { requestedFilters, type SearchView } from '#search/state/search-view.ts'

/**
 * What a list shows beside a name: the emphasized last name, the mark of a standing, and whether the place is outside
 * the coverage rule.
 */
export const tableExtras: readonly ColumnId[] = [
  'eo.last',
  'stats.result_pending',
  'eo.term_end',
  'jurisdiction.coverage',
  'office.type',
]

/** What a list shows for each place besides its columns: whose seats are known, and how many of them are counted. */
const placeExtras: readonly ColumnId[] = ['place.id', 'county.fips', 'place.seats_known', 'place.seats_black']
const none: ReadonlySet<string> = new Set()

/** Columns shown in the cell of another column. */
const cellCompanions: Partial<Record<ColumnId, readonly ColumnId[]>> = {
  'county.name': ['state.name', 'county.fips'],
  'jurisdiction.name': ['state.name'],
  'stats.last_election': ['stats.last_election_date', 'stats.last_election_margin%'],
}

/** What every card shows. */
const headOfCard: readonly ColumnId[] = ['eo.name', ...tableExtras, 'office.name', 'jurisdiction.name']
/** What it shows if there is room beside the columns that a person has selected. */
const restOfCard: readonly ColumnId[] = [
  'state.name',
  'contact.phone',
  'contact.email',
  'stats.last_election',
  'stats.last_election_date',
  // Last, because an outcome without its year is misleading, and a county without a link is not.
  'county.fips',
]
const ownOfCard: ReadonlySet<string> = new Set([
  'eo.id',
  'office.level',
  ...withCompanions([...headOfCard, ...restOfCard]),
])

/** The columns of a row that a card shows only because somebody selected them. */
export function chosenForCard(row: Readonly<Record<string, unknown>>): ColumnId[] {
  return Object.keys(row).filter((id): id is ColumnId => isColumnId(id) && !ownOfCard.has(id))
}

/** The order to send; the order by last name is the default and is not sent. */
export function requestedSort(view: SearchView): readonly Sort[] {
  return view.subject === 'official' ? view.sort : sortOf(view)
}

/** The request for a list of places, the same for table and cards. */
export function placesRequest(view: SearchView): SearchRequestInput {
  return searchRequest(view, placeExtras, none)
}

/** The request for a view: its columns first, then those that the screen needs, as far as there is room. */
export function searchRequest(
  view: SearchView,
  needed: readonly ColumnId[],
  hidden: ReadonlySet<string>,
): SearchRequestInput {
  const group = groupColumn(view)
  const companions = view.columns.flatMap((id) => cellCompanions[id] ?? []).filter((id) => !hidden.has(id))
  return {
    columns: [...new Set([...view.columns, ...group, ...needed, ...companions])].slice(0, mostColumns),
    filters: requestedFilters(view, view.filters),
    sort: [...requestedSort(view)],
    cursor: view.cursors.at(-1) ?? null,
    limit: view.pageSize,
  }
}

/** Cards show their own visible columns, and of the table's those that are not shown by default. */
export function cardRequest(view: SearchView, hidden: ReadonlySet<string>): SearchRequestInput {
  const chosen = view.columns.filter((id) => !defaultColumnIds.includes(id) && !ownOfCard.has(id))
  const columns = [...new Set([...headOfCard, ...groupColumn(view), ...chosen, ...restOfCard])].filter(
    (id) => !hidden.has(id),
  )
  return { ...searchRequest(view, [], hidden), columns: columns.slice(0, mostColumns) }
}

/** Columns for the headings between the officials. */
function groupColumn(view: SearchView): readonly ColumnId[] {
  return isByLevel(view) ? ['office.level'] : []
}
