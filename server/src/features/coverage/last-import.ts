import { sql } from 'kysely'
import type { CoverageReply, LastImport } from '@atlas/contract/endpoints/coverage.ts'
import type { Database } from '#database/connect.ts'

/** When data was last imported, which, and what it changed; and when one last changed anything. Null where nothing did. */
export async function readLastImport(database: Database): Promise<Pick<CoverageReply, 'last_import' | 'changed_at'>> {
  const { changed_at: changed } = await database
    .selectFrom('dataset_version')
    .select('changed_at')
    .executeTakeFirstOrThrow()
  return { last_import: await readRun(database), changed_at: changed?.toISOString() ?? null }
}

async function readRun(database: Database): Promise<LastImport | null> {
  const run = await database
    .selectFrom('import_run')
    .select([
      'origin',
      'finished_at',
      sql<LastImport['officials']>`report -> 'tables' -> 'official'`.as('officials'),
      sql<LastImport['figures']>`report -> 'tables' -> 'jurisdiction_fact'`.as('figures'),
    ])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return run ? { ...run, finished_at: run.finished_at.toISOString() } : null
}
