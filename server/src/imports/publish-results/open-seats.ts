import { sql } from 'kysely'
import { slug } from '@atlas/contract/rules/normalized.ts'
import type { StateId } from '@atlas/contract/rules/states.ts'
import type { Database } from '#database/connect.ts'
import type { SeatOfRow } from '#imports/publish-results/holders.ts'
import { seatKey } from '#imports/publish-results/seats-of-contest.ts'

/** A seat by law, or several alike, of which nobody on file holds one. */
export interface OpenSeat extends SeatOfRow {
  readonly placeKey: string
  readonly byLaw: number
  readonly termYears: number | null
  readonly nextGeneral: string | null
}

/** By the key under which a contest finds a seat. */
export type OpenSeats = (seat: string) => OpenSeat | undefined

export async function readOpenSeats(database: Database, stateId: StateId): Promise<OpenSeats> {
  const { rows } = await sql<OpenSeat>`
    select office.name as office, place.name as place, place.key as "placeKey", place.kind, place.district,
      state.name as state, seat.by_law as "byLaw", seat.term_length as "termYears", seat.next_general as "nextGeneral",
      array(select county_id from jurisdiction_county where jurisdiction_id = place.id order by county_id) as "countyIds"
    from seat
    join office on office.id = seat.office_id
    join jurisdiction as place on place.id = seat.jurisdiction_id
    join state on state.id = place.state_id
    where place.state_id = ${stateId} and seat.by_law is not null
      and seat.id not in (select seat_id from shown_official where seat_id is not null)`.execute(database)
  const seats = new Map(rows.map((seat) => [seatKey(slug(seat.office), seat.placeKey), seat]))
  return (key) => seats.get(key)
}
