import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import { type ElectionKind, isRunoff } from '@atlas/contract/rules/election-kinds.ts'
import type { ElectionDate } from '#dataset/election-dates.ts'

/** The columns from which the next election of a seat is derived, and whose sources it has. */
export const electionsOfSeat: readonly ColumnId[] = [
  'jurisdictionoffice.next_primary',
  'jurisdictionoffice.next_general',
]

/** The data for an index besides the officials and seats. */
export interface Circumstances {
  readonly today: string
  readonly runoffs: readonly Runoff[]
}

type Runoff = Pick<ElectionDate, 'day' | 'state_id' | 'election_kind' | 'election_day' | 'office_ids'>

export function runoffsAmong(dates: readonly ElectionDate[]): Runoff[] {
  return dates.filter(({ kind }) => isRunoff(kind))
}

interface Seat {
  readonly state_id: string | null
  readonly office_id: string | null
  readonly next_primary: string | null
  readonly next_general: string | null
}

/** The first day on which the seat is on the ballot, today included; a runoff follows its election. */
export function nextElection(seat: Seat, { today, runoffs }: Circumstances): string | null {
  const elections: readonly [ElectionKind, string | null][] = [
    ['primary', seat.next_primary],
    ['general', seat.next_general],
  ]
  const days = elections.flatMap(([kind, day]) =>
    day === null ? [] : [day, ...runoffs.filter((runoff) => isOf(runoff, seat, kind, day)).map((runoff) => runoff.day)],
  )
  return days.filter((day) => day >= today).toSorted()[0] ?? null
}

function isOf(runoff: Runoff, { state_id, office_id }: Seat, kind: ElectionKind, day: string): boolean {
  const isSameElection = runoff.state_id === state_id && runoff.election_kind === kind && runoff.election_day === day
  return isSameElection && (runoff.office_ids === null || runoff.office_ids.some((office) => office === office_id))
}
