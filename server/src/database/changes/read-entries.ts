import { sql } from 'kysely'
import type { Database } from '#database/connect.ts'

export interface EntriesQuery {
  readonly officialId: number
  /** The version of the data that is seen. */
  readonly until: number
  /** The columns of which nothing is to be told. */
  readonly hidden: ReadonlySet<string>
}

/** The entries of one official, newest first, each with the load that wrote it; those before an entry, where one is named. */
export async function readEntries(
  database: Database,
  query: EntriesQuery,
  { before, limit }: { readonly before: number | null; readonly limit: number },
) {
  let entries = visibleEntries(database, query)
    .leftJoin('import_run', 'import_run.id', 'official_change.run_id')
    .leftJoin('account', 'account.id', 'import_run.account_id')
    .select(['official_change.id', 'kind', 'column_id', 'before', 'after', 'at', 'layer', 'source', 'method', 'as_of'])
    .select([
      'run_id',
      'correction_id',
      'origin',
      'undoes',
      'undone_at',
      'file_name',
      'first_name',
      'last_name',
      'email',
    ])
    .orderBy('official_change.id', 'desc')
    .limit(limit)
  if (before !== null) entries = entries.where('official_change.id', '<', before)
  return await entries.execute()
}
export type EntryRow = Awaited<ReturnType<typeof readEntries>>[number]

/** The newest entry about the person, and the oldest of each column: how it began, and how it ended where it has. */
export async function readEnds(database: Database, query: EntriesQuery) {
  const ofPerson = visibleEntries(database, query).where('column_id', 'is', null)
  const people = ofPerson.select(['kind', 'before', 'after', 'at'])
  return {
    first: await people.orderBy('id').limit(1).executeTakeFirst(),
    last: await people.orderBy('id', 'desc').limit(1).executeTakeFirst(),
    oldest: await visibleEntries(database, query)
      .where('column_id', 'is not', null)
      .distinctOn('column_id')
      .select(['column_id', 'before'])
      .orderBy('column_id')
      .orderBy('id')
      .execute(),
  }
}

function visibleEntries(database: Database, { officialId, until, hidden }: EntriesQuery) {
  return database
    .selectFrom('official_change')
    .where('official_id', '=', officialId)
    .where('version', '<=', until)
    .where(sql<boolean>`(column_id is null or column_id <> all(${[...hidden]}::text[]))`)
}
