import { sql } from 'kysely'
import type { Database } from '#database/connect.ts'
import type { SeatsOfSource } from '#imports/status/elections-since.ts'
import { readDoubts } from '#imports/status/read-doubts.ts'
import { type SourceStatus, statusOf, type StoredSource } from '#imports/status/source-status.ts'
import { dayOf } from '#platform/clock.ts'

export interface DataStatus {
  readonly today: string
  readonly version: number
  readonly is_demonstration: boolean
  readonly officials: number
  readonly sources: readonly SourceStatus[]
  /** Doubts about the public data that a person should check, in sentences. */
  readonly doubts: readonly string[]
}

/** The age of the data, source by source, from the database alone. */
export async function readStatus(database: Database, now: Date): Promise<DataStatus> {
  const today = dayOf(now)
  const storedData = { seats: await readSeats(database), ...(await readImports(database)) }
  const { version, is_demonstration } = await database
    .selectFrom('dataset_version')
    .select(['version', 'is_demonstration'])
    .executeTakeFirstOrThrow()
  const stored = await readSources(database)
  return {
    today,
    version,
    is_demonstration,
    officials: stored.reduce((sum, { officials }) => sum + officials, 0),
    sources: stored.map((source) => statusOf(source, storedData, today)),
    doubts: await readDoubts(database, version),
  }
}

async function readSources(database: Database): Promise<StoredSource[]> {
  const { rows } = await sql<StoredSource>`
    select id, title, origin, as_of,
      (select count(*) from official where official.source_id = source.id) as officials,
      (select count(*) from jurisdiction_fact where jurisdiction_fact.source_id = source.id) as figures
    from source order by origin, id`.execute(database)
  return rows
}

async function readSeats(database: Database): Promise<SeatsOfSource[]> {
  const { rows } = await sql<SeatsOfSource>`
    select official.source_id as "sourceId", official.as_of as "asOf", seat.next_general as "nextGeneral",
      official.election_year + seat.term_length as "endYear", count(*) as officials
    from official join seat on seat.id = official.seat_id
    group by 1, 2, 3, 4`.execute(database)
  return rows
}

/** When each origin was last imported, and which copies the last import of public data had used. */
async function readImports(database: Database) {
  const { rows } = await sql<{ origin: string; at: Date; fetched: Record<string, string> | null }>`
    select distinct on (origin) origin, finished_at as at, report -> 'fetched' as fetched
    from import_run where undone_at is null order by origin, id desc`.execute(database)
  return {
    importedOn: new Map(rows.map(({ origin, at }) => [origin, dayOf(at)])),
    fetchedOn: new Map(rows.flatMap(({ fetched }) => Object.entries(fetched ?? {}))),
  }
}
