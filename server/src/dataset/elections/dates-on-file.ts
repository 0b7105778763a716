import type { SeatsOfElection } from '@atlas/contract/search/seats-of-election.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { oncePerSnapshot } from '#dataset/once-per-snapshot.ts'
import { countByOffice } from '#dataset/elections/count-seats.ts'
import { dateOfSeats } from '#dataset/elections/date-of-seats.ts'
import { ElectionSeats } from '#dataset/elections/election-seats.ts'
import type { SeatedDate, DescribedDate } from '#dataset/elections/described-date.ts'
import { isEmpty, union, without } from '#search/row-bitset.ts'

/** All coming dates, sorted by day and then by state. */
export interface DatesOnFile {
  readonly seated: readonly SeatedDate[]
  /** Dates of elections whose seats are not on file. */
  readonly unseated: readonly DescribedDate[]
}

/** Computed once for each version of the data. */
export const datesOnFile = oncePerSnapshot(findDates)

function findDates(snapshot: Snapshot): DatesOnFile {
  const seats = new ElectionSeats(snapshot.index)
  const dates = datesOfLaw(snapshot, seats)
  const unstated = datesOfSeats(snapshot, seats, dates)
  const ahead = [...dates, ...unstated]
    .filter(({ date }) => date.day >= snapshot.today)
    .sort(({ date: one }, { date: other }) => (placeOf(one) < placeOf(other) ? -1 : 1))
  return {
    seated: ahead.filter((each) => !isEmpty(each.seats)),
    unseated: ahead.filter((each) => isEmpty(each.seats)).map(({ date }) => date),
  }
}

function placeOf({ day, state_id, uid }: DescribedDate): string {
  return `${day} ${state_id} ${uid}`
}

/** The stored dates. A runoff may still be coming when the day of its election is past. */
function datesOfLaw({ electionDates }: Snapshot, seats: ElectionSeats): SeatedDate[] {
  return electionDates.map((date) => ({ date, seats: seats.of(date) }))
}

/** The elections that seats have but that no stored date states, such as those of an organization's own officials. */
function datesOfSeats(snapshot: Snapshot, { elections }: ElectionSeats, dates: readonly SeatedDate[]): SeatedDate[] {
  const { index, today } = snapshot
  return elections.flatMap(({ seats: all, ...election }) => {
    if (election.election_day < today) return []
    const ballots = dates.filter(({ date }) => isBallotOf(date, election))
    const seats = without(
      all,
      union(
        ballots.map((ballot) => ballot.seats),
        index.rowCount,
      ),
    )
    if (isEmpty(seats)) return []
    const office_ids = ballots.length > 0 ? countByOffice(index, seats).map((office) => office.office_id) : null
    return [{ date: dateOfSeats(snapshot, { ...election, office_ids }, seats), seats }]
  })
}

function isBallotOf(
  date: DescribedDate,
  { state_id, election_kind, election_day }: Omit<SeatsOfElection, 'office_ids'>,
) {
  return date.state_id === state_id && date.kind === election_kind && date.election_day === election_day
}
