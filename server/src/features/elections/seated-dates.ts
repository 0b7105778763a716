import { electionKinds, type ElectionDateKind, type ElectionKind } from '@atlas/contract/rules/election-kinds.ts'
import { stateIds, states } from '@atlas/contract/rules/states.ts'
import { dayOfElection, filtersOfSeats, type SeatsOfElection } from '@atlas/contract/search/seats-of-election.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { provenanceOf } from '#dataset/provenance.ts'
import { match } from '#search/match.ts'
import { type RowBitset, takeRows } from '#search/row-bitset.ts'
import { indexColumn, type SearchIndex } from '#search/search-index.ts'
import { valueCount, valueOf } from '#search/values.ts'

/** An election of a state, or a deadline before it. */
export interface ElectionDate extends SeatsOfElection {
  /** Stays when the day moves. */
  readonly uid: string
  readonly day: string
  readonly kind: ElectionDateKind
  readonly name: string
  readonly detail: string | null
  readonly basis: string | null
  readonly is_confirmed: boolean
}

export interface SeatedDate {
  readonly date: ElectionDate
  /** One set for all dates of an election, so that what is counted of it is counted once. */
  readonly seats: RowBitset
}

/** Every date ahead that has seats on file; in the order of the days, and of one day in that of the states. */
export function seatedDates(snapshot: Snapshot): SeatedDate[] {
  const dates = electionsOfSeats(snapshot).map((election) => {
    const seats = match(snapshot.index, filtersOfSeats(election))
    const [first] = takeRows(seats, 0, 1)
    return first === undefined ? [] : [{ date: statedWithSeats(snapshot, election, first), seats }]
  })
  return dates.flat().sort(({ date: one }, { date: other }) => (placeOf(one) < placeOf(other) ? -1 : 1))
}

function placeOf({ day, state_id, uid }: ElectionDate): string {
  return `${day} ${state_id} ${uid}`
}

/** Every day ahead that a seat may have, in every state. */
function electionsOfSeats({ index, today }: Snapshot): SeatsOfElection[] {
  return electionKinds.flatMap((election_kind) =>
    daysAhead(index, election_kind, today).flatMap((election_day) =>
      stateIds.map((state_id) => ({ state_id, election_kind, election_day, office_ids: null })),
    ),
  )
}

function daysAhead(index: SearchIndex, kind: ElectionKind, today: string): string[] {
  const { values } = indexColumn(index, dayOfElection[kind])
  const days = Array.from({ length: valueCount(values) }, (_, code) => valueOf(values, code))
  return [...new Set(days)].filter((day): day is string => typeof day === 'string' && day >= today)
}

const names: Record<ElectionKind, string> = { primary: 'Primary', general: 'General' }

/** The date of an election that nothing but its seats tells. */
function statedWithSeats({ provenance }: Snapshot, election: SeatsOfElection, seat: number): ElectionDate {
  const { state_id: state, election_kind: kind, election_day: day } = election
  const column = dayOfElection[kind]
  const stated = provenanceOf(provenance, seat, { [column]: day }).sources[column]
  return {
    ...election,
    uid: `${states[state as keyof typeof states].code}-${day}-${kind}`.toLowerCase(),
    day,
    kind,
    name: names[kind],
    detail: null,
    basis: stated?.note ?? stated?.source ?? null,
    is_confirmed: stated !== undefined && stated.method !== 'inferred',
  }
}
