import type { ElectionKind } from '@atlas/contract/rules/election-kinds.ts'
import { isStateId, states } from '@atlas/contract/rules/states.ts'
import { dayOfElection, type SeatsOfElection } from '@atlas/contract/search/seats-of-election.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { provenanceOf } from '#dataset/provenance.ts'
import type { DescribedDate } from '#dataset/elections/described-date.ts'
import { type RowBitset, takeRows } from '#search/row-bitset.ts'

const names: Record<ElectionKind, string> = { primary: 'Primary', general: 'General' }

/** The date of an election that only its seats state: their values and sources. */
export function dateOfSeats({ provenance }: Snapshot, election: SeatsOfElection, seats: RowBitset): DescribedDate {
  const { state_id: state, election_kind: kind, election_day: day } = election
  const [first] = takeRows(seats, 0, 1)
  const column = dayOfElection[kind]
  const stated = provenanceOf(provenance, first as number, { [column]: day }).sources[column]
  const code = isStateId(state) ? states[state].code.toLowerCase() : state
  return {
    ...election,
    // Without a name it is identified by its day; on another day it is another date.
    uid: `${code}-${kind}-${day}`,
    day,
    kind,
    name: names[kind],
    time_of_day: null,
    detail: null,
    basis: stated?.note ?? stated?.source ?? null,
    is_confirmed: stated !== undefined && stated.method !== 'inferred',
    sequence: 0,
  }
}
