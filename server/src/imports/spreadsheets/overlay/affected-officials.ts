import { type RawBuilder, sql } from 'kysely'
import type { Layer } from '#imports/spreadsheets/overlay/layer.ts'

/** A query for the officials who may look different after a layer is written; run before that. */
export function affectedBy({ officials, seats, contacts }: Layer): RawBuilder<unknown> {
  const publicKeys = new Set<string>()
  const numbers: number[] = []
  // Most of tens of thousands are new; nothing is allocated for each of these.
  for (const { id, standsFor, replaces } of officials) {
    if (id !== null) numbers.push(id)
    if (standsFor !== null) publicKeys.add(standsFor)
    if (replaces) publicKeys.add(replaces)
  }
  const offices = seats.map(({ officeId }) => officeId)
  const places = seats.map(({ jurisdictionKey }) => jurisdictionKey)
  const contactOffices = contacts.map(({ officeId }) => officeId)
  const contactPlaces = contacts.map(({ placeKey }) => placeKey)
  return sql`
    select unnest(array[id, stands_for, replaces]) as id from official where origin = 'organisation'
    union select id from official where key = any(${[...publicKeys]}::text[])
    -- Those whom an undo brings back.
    union select unnest(${numbers}::integer[])
    union select official.id from official join organisation_seat using (seat_id)
    union
    select official.id from unnest(${offices}::text[], ${places}::text[]) as told (office_id, key)
    join jurisdiction using (key)
    join seat on seat.jurisdiction_id = jurisdiction.id and seat.office_id = told.office_id
    join official on official.seat_id = seat.id
    union
    select official.id
    from (
      select office_id, place_key from office_contact where layer = 'organisation'
      union select * from unnest(${contactOffices}::text[], ${contactPlaces}::text[])
    ) as told
    join jurisdiction on coalesce(jurisdiction.place_key, jurisdiction.key) = told.place_key
    join seat on seat.jurisdiction_id = jurisdiction.id and seat.office_id = told.office_id
    join official on official.seat_id = seat.id`
}
