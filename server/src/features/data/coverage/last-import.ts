import { sql } from 'kysely'
import type { LastImport } from '@atlas/contract/endpoints/data/coverage.ts'
import type { Database } from '#database/connect.ts'

/**
 * The last import that had ended when the data had this version, even if it changed nothing; null where there was none.
 * An import that has already made a newer version is not shown before that version is.
 */
export async function readLastImport(database: Database, version: number): Promise<LastImport | null> {
  const run = await database
    .selectFrom('import_run')
    .select([
      'origin',
      'finished_at',
      sql<LastImport['officials']>`report -> 'tables' -> 'official'`.as('officials'),
      sql<LastImport['figures']>`report -> 'tables' -> 'jurisdiction_fact'`.as('figures'),
    ])
    .where(sql`(report ->> 'version')::integer`, '<=', version)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return run ? { ...run, finished_at: run.finished_at.toISOString() } : null
}
