import { sql } from 'kysely'
import type { LastImport } from '@atlas/contract/endpoints/coverage.ts'
import type { Database } from '#database/connect.ts'

/** When data was last imported, which, and what it changed; null where nothing ever was. */
export async function readLastImport(database: Database): Promise<LastImport | null> {
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
