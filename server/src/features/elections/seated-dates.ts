import { electionKinds } from '@atlas/contract/rules/election-kinds.ts'
import { stateIds } from '@atlas/contract/rules/states.ts'
import { dayOfElection, filtersOfSeats, type SeatsOfElection } from '@atlas/contract/search/seats-of-election.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { countByOffice } from '#features/elections/count-seats.ts'
import { dateOfSeats } from '#features/elections/date-of-seats.ts'
import type { SeatedDate, ToldDate } from '#features/elections/told-date.ts'
import { match } from '#search/match.ts'
import { isEmpty, type RowBitset, union, without } from '#search/row-bitset.ts'
import { indexColumn, type SearchIndex } from '#search/search-index.ts'
import { valueCount, valueOf } from '#search/values.ts'

/** Every date ahead that has seats on file; in the order of the days, and of one day in that of the states. */
export function seatedDates(snapshot: Snapshot): SeatedDate[] {
  const ofLaw = datesOfLaw(snapshot)
  return [...ofLaw, ...datesOfSeats(snapshot, ofLaw)]
    .filter(({ date }) => date.day >= snapshot.today)
    .sort(({ date: one }, { date: other }) => (placeOf(one) < placeOf(other) ? -1 : 1))
}

function placeOf({ day, state_id, uid }: ToldDate): string {
  return `${day} ${state_id} ${uid}`
}

/** The dates that the database has. A runoff is still ahead when the day of its election is past. */
function datesOfLaw({ index, electionDates }: Snapshot): SeatedDate[] {
  const seatsOf = new Map<string, RowBitset>()
  return electionDates.flatMap((date) => {
    const filters = filtersOfSeats(date)
    const key = JSON.stringify(filters)
    const seats = seatsOf.get(key) ?? match(index, filters)
    seatsOf.set(key, seats)
    return isEmpty(seats) ? [] : [{ date, seats }]
  })
}

/** The elections that seats have and no date tells, as those of an organization's own officials may be. */
function datesOfSeats(snapshot: Snapshot, told: readonly SeatedDate[]): SeatedDate[] {
  const { index } = snapshot
  return electionsAhead(snapshot).flatMap((election) => {
    const ballots = told.filter(({ date }) => date.kind === election.election_kind && isOf(date, election))
    const all = match(index, filtersOfSeats(election))
    const untold = without(
      all,
      union(
        ballots.map(({ seats }) => seats),
        index.rowCount,
      ),
    )
    if (isEmpty(untold)) return []
    const offices = ballots.length > 0 ? countByOffice(index, untold).map(({ office_id: id }) => id) : null
    return [{ date: dateOfSeats(snapshot, { ...election, office_ids: offices }, untold), seats: untold }]
  })
}

function isOf(one: SeatsOfElection, other: SeatsOfElection): boolean {
  return one.state_id === other.state_id && one.election_day === other.election_day
}

/** Every day ahead that a seat has, in every state. */
function electionsAhead({ index, today }: Snapshot): SeatsOfElection[] {
  return electionKinds.flatMap((election_kind) =>
    daysOf(index, dayOfElection[election_kind])
      .filter((day) => day >= today)
      .flatMap((election_day) =>
        stateIds.map((state_id) => ({ state_id, election_kind, election_day, office_ids: null })),
      ),
  )
}

function daysOf(index: SearchIndex, column: (typeof dayOfElection)[keyof typeof dayOfElection]): string[] {
  const { values } = indexColumn(index, column)
  const days = Array.from({ length: valueCount(values) }, (_, code) => valueOf(values, code))
  return [...new Set(days)].filter((day) => typeof day === 'string')
}
