import { sql } from 'kysely'
import type { Since } from '@atlas/contract/endpoints/officials/reading-changes.ts'
import { firstVersionSince } from '#database/changes/version-before.ts'
import type { Database } from '#database/connect.ts'

interface ChangesQuery {
  readonly since: Since
  /** The version of the data that is seen. */
  readonly until: number
  /** The columns of which nothing is to be told. */
  readonly hidden: ReadonlySet<string>
}

/** Where a page ended. */
export interface ChangePosition {
  readonly version: number
  readonly id: string
}

/** Entries of all officials in the order of the versions that loads made, after a position where one is named. */
export async function readChangesSince(
  database: Database,
  query: ChangesQuery,
  { after, limit }: { readonly after: ChangePosition | null; readonly limit: number },
) {
  let entries = changesUnder(database, query)
    .select(['id', 'version', 'official_id', 'kind', 'column_id', 'before', 'after', 'at'])
    .select(['layer', 'source', 'method', 'as_of'])
    .orderBy('version')
    .orderBy('id')
    .limit(limit)
  if (after) {
    entries = entries
      .where('version', '>=', after.version)
      .where(sql<boolean>`(version, id) > (${after.version}, ${after.id}::bigint)`)
  }
  return await entries.execute()
}
export type ChangeRow = Awaited<ReturnType<typeof readChangesSince>>[number]

export async function countChangesSince(database: Database, query: ChangesQuery): Promise<number> {
  const { count } = await changesUnder(database, query)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

function changesUnder(database: Database, { since, until, hidden }: ChangesQuery) {
  const entries = database
    .selectFrom('official_change')
    .where('version', '<=', until)
    .where(sql<boolean>`(column_id is null or column_id <> all(${[...hidden]}::text[]))`)
  if ('version' in since) return entries.where('version', '>', since.version)
  // A load that began on the day before may have been committed after one of the day.
  const day = new Date(`${since.day}T00:00:00Z`)
  const first = firstVersionSince(database, day)
  return entries.where('version', '>=', first).where('at', '>=', day)
}
