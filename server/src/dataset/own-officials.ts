import { sql } from 'kysely'
import { type CoverageSetting, findsOwnEverywhere } from '@atlas/contract/rules/coverage.ts'
import type { Database } from '#database/connect.ts'

/** The officials about whom the organization itself states anything, and the seats that they hold, by number. */
export interface OwnOfficials {
  readonly ids: ReadonlySet<number>
  readonly seats: ReadonlySet<number>
}

const none: OwnOfficials = { ids: new Set(), seats: new Set() }

/**
 * The officials who can be searched whatever the coverage rule says of their places: those for whom an own list, an
 * answer of a volunteer or a correction states a value, and the holders of a seat or an office for which one does.
 */
export async function readOwnOfficials(
  database: Database,
  coverage: CoverageSetting,
  only: readonly number[] | null,
): Promise<OwnOfficials> {
  if (!findsOwnEverywhere(coverage)) return none
  const among = only === null ? sql`true` : sql`id = any(${only}::integer[])`
  const { rows } = await sql<{ id: number; seat: number }>`
    select id, seat_id as seat from shown_official
    where ${among} and id in (
      select coalesce(stands_for, id) from official
      where origin = 'organisation' or seat_id in (
        select seat_id from organisation_seat
        union
        select seat.id from office_contact
        join jurisdiction on coalesce(jurisdiction.place_key, jurisdiction.key) = office_contact.place_key
        join seat on seat.jurisdiction_id = jurisdiction.id and seat.office_id = office_contact.office_id
        where layer = 'organisation'))`.execute(database)
  return { ids: new Set(rows.map(({ id }) => id)), seats: new Set(rows.map(({ seat }) => seat)) }
}
