import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import { mostColumns, type SearchRequestInput } from '@atlas/contract/search/search-request.ts'
import { isByLevel } from '#search-state/change-sort.ts'
import type { SearchView } from '#search-state/search-view.ts'

/** What a list says beside a name: the last name stands out, and a seat may be undecided or a term over. */
export const tableExtras: readonly ColumnId[] = ['eo.last', 'stats.result_pending', 'eo.term_end']

/** What stands in the cell of another column. */
const besideColumn: Partial<Record<ColumnId, ColumnId>> = { 'stats.last_election': 'stats.last_election_date' }

/** What a card shows, whatever columns the table has. */
const cardColumns: readonly ColumnId[] = [
  'eo.name',
  ...tableExtras,
  'office.name',
  'jurisdiction.name',
  'party.name',
  'county.name',
  'state.name',
  'jurisdictionoffice.next_primary',
  'jurisdictionoffice.next_general',
  'eo.phone',
  'eo.email',
]

/** The request of a view: its columns first, then those that the screen needs, as far as there is room. */
export function searchRequest(view: SearchView, needed: readonly ColumnId[]): SearchRequestInput {
  const group = groupColumn(view)
  const beside = view.columns.flatMap((id) => besideColumn[id] ?? [])
  return {
    columns: [...new Set([...view.columns, ...group, ...needed, ...beside])].slice(0, mostColumns),
    filters: [...view.filters],
    sort: [...view.sort],
    cursor: view.cursors.at(-1) ?? null,
    limit: view.pageSize,
  }
}

/** On a phone the cards come first: they show their own columns, not the table's. */
export function cardRequest(view: SearchView): SearchRequestInput {
  return { ...searchRequest(view, []), columns: [...cardColumns, ...groupColumn(view)] }
}

/** What the headings between the officials say. */
function groupColumn(view: SearchView): readonly ColumnId[] {
  return isByLevel(view) ? ['office.level'] : []
}
