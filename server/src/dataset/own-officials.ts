import { sql } from 'kysely'
import { type CoverageSetting, findsOwnEverywhere } from '@atlas/contract/rules/coverage.ts'
import type { Database } from '#database/connect.ts'

/** Whom the own list names, and the seats that they hold, by number. */
export interface OwnOfficials {
  readonly ids: ReadonlySet<number>
  readonly seats: ReadonlySet<number>
}

const none: OwnOfficials = { ids: new Set(), seats: new Set() }

/** Those who can be searched whatever the rule says of their places; whom corrections alone speak of is not of the list. */
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
      select coalesce(stands_for, id) from official where origin = 'organisation' and is_listed)`.execute(database)
  return { ids: new Set(rows.map(({ id }) => id)), seats: new Set(rows.map(({ seat }) => seat)) }
}
