import { sql } from 'kysely'
import { addDays } from '@atlas/contract/rules/calendar-day.ts'
import { slug } from '@atlas/contract/rules/normalized.ts'
import { resultPending } from '@atlas/contract/rules/result-pending.ts'
import type { StateId } from '@atlas/contract/rules/states.ts'
import type { Database } from '#database/connect.ts'
import type { JurisdictionKind } from '#database/jurisdiction-kinds.ts'
import { numberedSeatKey, seatKey } from '#imports/publish-results/seats-of-contest.ts'

/** Whoever is shown in a seat, and what is known of its days. */
export interface Holder {
  readonly id: number
  readonly name: string
  readonly first: string | null
  readonly middle: string | null
  readonly last: string
  readonly suffix: string | null
  readonly office: string
  readonly place: string
  readonly placeKey: string
  readonly kind: JurisdictionKind
  readonly district: string | null
  readonly state: string
  readonly countyIds: readonly string[]
  /** From which day the record is. */
  readonly asOf: string | null
  /** The day on which the seat is decided, and the end of the term, as the public data tells them. */
  readonly ballotDay: string | null
  readonly publicTermEnd: string | null
  /** Of the last election that the public data tells. */
  readonly publicElectionDate: string | null
  readonly lastElectionDate: string | null
  readonly electionYear: number | null
  readonly elected: string | null
  /** The day on which whoever is elected to follow was. */
  readonly electedDay: string | null
  readonly termYears: number | null
  /** What the own list says of them beside results: a row that is loaded again keeps it. */
  readonly ownSince: string | null
  readonly ownParty: string | null
  /** The next general election of the seat, as the public data tells it. */
  readonly nextGeneral: string | null
}

/** By what a row of the own list names a seat. */
export type SeatOfRow = Pick<Holder, 'office' | 'state' | 'countyIds' | 'place' | 'district' | 'kind'>

/** Those who hold a seat in a state, by the keys under which a contest finds it. */
export interface Holders {
  readonly all: readonly Holder[]
  readonly of: (seat: string) => readonly Holder[]
}

const numbered: ReadonlySet<string> = new Set(['U.S. Representative', 'State Senator', 'State Representative'])

export async function readHolders(database: Database, stateId: StateId): Promise<Holders> {
  const { rows } = await sql<Holder>`
    select official.id, official.name, official.first_name as first, official.middle_name as middle,
      official.last_name as last, official.suffix, office.name as office, place.name as place, place.key as "placeKey",
      place.kind, place.district, state.name as state, base.as_of as "asOf", base.ballot_day as "ballotDay",
      case when base.origin <> 'organisation' then base.term_end end as "publicTermEnd",
      case when base.origin <> 'organisation' then base.last_election_date end as "publicElectionDate",
      coalesce(own.since, case when base.origin = 'organisation' then base.since end) as "ownSince",
      (select name from party where id = coalesce(own.party_id, case when base.origin = 'organisation' then base.party_id end))
        as "ownParty",
      coalesce(own.elected_result, base.elected_result) ->> 'day' as "electedDay",
      official.last_election_date as "lastElectionDate", official.election_year as "electionYear", official.elected,
      seat.term_length as "termYears", stored.next_general as "nextGeneral",
      array(select county_id from jurisdiction_county where jurisdiction_id = place.id order by county_id) as "countyIds"
    from shown_official as official
    join official as base on base.id = official.id
    left join official as own on own.stands_for = base.id
    join shown_seat as seat on seat.id = official.seat_id
    join seat as stored on stored.id = seat.id
    join office on office.id = seat.office_id
    join jurisdiction as place on place.id = seat.jurisdiction_id
    join state on state.id = place.state_id
    where place.state_id = ${stateId}
    order by official.id`.execute(database)
  const bySeat = new Map<string, Holder[]>()
  for (const holder of rows) for (const key of keysOf(holder)) bySeat.set(key, [...(bySeat.get(key) ?? []), holder])
  return { all: rows, of: (seat) => bySeat.get(seat) ?? [] }
}

function keysOf({ office, placeKey, district }: Holder): string[] {
  const key = seatKey(slug(office), placeKey)
  // Which of the two seats in the U.S. Senate is decided, no title says.
  if (office === 'U.S. Senator') return [key, numberedSeatKey(office, '')]
  return numbered.has(office) && district !== null ? [key, numberedSeatKey(office, district)] : [key]
}

/** Whether the seat was to be decided by that day, and no source has the result, or a file of the same day told it. */
export function isUpOn(
  { ballotDay, electionYear, elected, electedDay, lastElectionDate }: Holder,
  day: string,
): boolean {
  if (electedDay === day || lastElectionDate === day) return true
  return elected === null && isDueBy({ ballotDay, electionYear }, day)
}

function isDueBy(seat: Pick<Holder, 'ballotDay' | 'electionYear'>, day: string): boolean {
  return resultPending(seat, addDays(day, 1)) !== null
}
