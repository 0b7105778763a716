import type { ColumnId } from '#catalogue/columns.ts'
import type { ElectionKind } from '#rules/election-kinds.ts'
import type { Filter } from '#search/filter.ts'

/** Which column of a seat says the day of which election. */
export const dayOfElection = {
  primary: 'jurisdictionoffice.next_primary',
  general: 'jurisdictionoffice.next_general',
} as const satisfies Record<ElectionKind, ColumnId>

/** What tells the seats of a date: an election of a state, and of some offices only, where `office_ids` says so. */
export interface SeatsOfElection {
  readonly state_id: string
  readonly election_kind: ElectionKind
  readonly election_day: string
  readonly office_ids: readonly string[] | null
}

/** The filters that leave exactly the seats of a date: what the server counts, and where a link to them leads. */
export function filtersOfSeats({ state_id, election_kind, election_day, office_ids }: SeatsOfElection): Filter[] {
  const offices: Filter[] = office_ids ? [{ column_id: 'office.name', operator: 'in', value: office_ids }] : []
  return [
    { column_id: 'state.name', operator: 'in', value: [state_id] },
    { column_id: dayOfElection[election_kind], operator: 'eq', value: election_day },
    ...offices,
  ]
}
