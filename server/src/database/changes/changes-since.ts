import { sql } from 'kysely'
import type { Database } from '#database/connect.ts'
import { type ChangeEntry, type NetChanges, netChanges } from '#database/changes/net-changes.ts'

export interface ChangesQuery {
  /** The version of the data that was seen. */
  readonly after: number
  /** The version that is seen now. */
  readonly until: number
  readonly officialIds: readonly number[] | 'all'
  /** The columns that are left out: `hiddenFrom(isNonpartisan)`. */
  readonly hidden: ReadonlySet<string>
}

/** official → what differs between two versions of the data; officials whose values are the same again are left out. */
export async function changesSince(
  database: Database,
  { after, until, officialIds, hidden }: ChangesQuery,
): Promise<Map<number, NetChanges>> {
  const changes = new Map<number, NetChanges>()
  if (after >= until) return changes
  let query = database
    .selectFrom('official_change')
    .select(['official_id', 'kind', 'column_id', 'before', 'after'])
    .where('version', '>', after)
    .where('version', '<=', until)
    .orderBy('official_id')
    .orderBy('id')
  if (officialIds !== 'all') query = query.where(sql<boolean>`official_id = any(${officialIds}::integer[])`)
  const visible = (await query.execute()).filter(({ column_id: id }) => id === null || !hidden.has(id))
  const byOfficial = Map.groupBy<number, ChangeEntry & { official_id: number }>(visible, (row) => row.official_id)
  for (const [id, entries] of byOfficial) {
    const net = netChanges(entries)
    if (net) changes.set(id, net)
  }
  return changes
}
