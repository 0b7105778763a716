import { sql } from 'kysely'
import type { Saying } from '@atlas/contract/rules/outcomes.ts'
import type { Database } from '#database/connect.ts'

/** An official in a list, as they were when they came into it. */
export interface StoredEntry {
  readonly officialId: number
  readonly key: string | null
  readonly name: string
  readonly first: string | null
  readonly last: string
  readonly office: string | null
  readonly place: string | null
  readonly state: string | null
}

/** The outcome of a call, as somebody recorded it. */
export interface StoredOutcome {
  readonly officialId: number
  readonly clientId: string
  readonly outcome: Saying
  readonly followUpOn: string | null
  readonly at: Date
  /** Whose account it was; null where that is deleted. */
  readonly byId: string | null
}

export interface Note {
  readonly officialId: number
  readonly text: string
  readonly at: Date
  readonly byId: string | null
}

/** The officials of a list, by name. */
export async function readStoredEntries(database: Database, listId: string): Promise<StoredEntry[]> {
  return await database
    .selectFrom('listed_official')
    .where('list_id', '=', listId)
    .where('taken_out_at', 'is', null)
    .select([
      'official_id as officialId',
      'official_key as key',
      'name',
      'first_name as first',
      'last_name as last',
      'office',
      'place',
      'state',
    ])
    .orderBy(sql`name_key collate "C"`)
    .orderBy('official_id')
    .execute()
}

/** The newest outcome of each official of a list, where there is one. */
export async function readNewestOutcomes(database: Database, listId: string): Promise<StoredOutcome[]> {
  return await selectOutcomes(database, listId)
    .distinctOn('list_outcome.official_id')
    .orderBy('list_outcome.official_id')
    .orderBy('said_at', 'desc')
    .orderBy('number', 'desc')
    .execute()
}

/** Whoever said anything of somebody in a list, but those whose accounts are deleted. */
export async function readSayers(database: Database, listId: string): Promise<string[]> {
  const rows = await outcomesOfList(database, listId).select('account_id').distinct().execute()
  return rows.flatMap(({ account_id: id }) => id ?? [])
}

// As Date writes it.
const moment = 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'

/**
 * official → all that was said of them, newest first, as an answer tells it. A list may have fifty thousand outcomes: the
 * database, which nobody waits for, writes them down as JSON.
 */
export async function readOutcomesAsJson(
  database: Database,
  listId: string,
  persons: readonly (readonly [accountId: string, told: object | null])[],
): Promise<ReadonlyMap<number, string>> {
  const people = JSON.stringify(Object.fromEntries(persons))
  const rows = await outcomesOfList(database, listId)
    .select([
      'list_outcome.official_id as officialId',
      sql<string>`json_agg(json_build_object(
        'client_id', client_id,
        'outcome', outcome,
        'follow_up_on', follow_up_on,
        'at', to_char(said_at at time zone 'utc', ${moment}),
        'by', ${people}::jsonb -> account_id::text
      ) order by said_at desc, number desc)::text`.as('outcomes'),
    ])
    .groupBy('list_outcome.official_id')
    .execute()
  return new Map(rows.map(({ officialId, outcomes }) => [officialId, outcomes]))
}

export async function readNotes(database: Database, listId: string): Promise<Note[]> {
  return await selectNotes(database, listId).execute()
}

/** The one about an official, where there is one. */
export async function readNote(database: Database, listId: string, officialId: number): Promise<Note | undefined> {
  return await selectNotes(database, listId).where('official_id', '=', officialId).executeTakeFirst()
}

function selectNotes(database: Database, listId: string) {
  return database
    .selectFrom('list_note')
    .where('list_id', '=', listId)
    .select(['official_id as officialId', 'text', 'written_at as at', 'account_id as byId'])
}

// An outcome for the former holder of the office stays in the log and says nothing about the present one.
function outcomesOfList(database: Database, listId: string) {
  return database
    .selectFrom('list_outcome')
    .innerJoin('listed_official', (join) =>
      join
        .onRef('listed_official.list_id', '=', 'list_outcome.list_id')
        .onRef('listed_official.official_id', '=', 'list_outcome.official_id'),
    )
    .where('list_outcome.list_id', '=', listId)
    .where((column) =>
      column.or([column('follows_at', 'is', null), column('arrived_at', '>', column.ref('follows_at'))]),
    )
}

function selectOutcomes(database: Database, listId: string) {
  return outcomesOfList(database, listId).select([
    'list_outcome.official_id as officialId',
    'client_id as clientId',
    'outcome',
    'follow_up_on as followUpOn',
    'said_at as at',
    'account_id as byId',
  ])
}
