import { sql } from 'kysely'
import type { Database } from '#database/connect.ts'

/** What the last import of public data up to this version found unlikely, in sentences. */
export async function readDoubts(database: Database, version: number): Promise<string[]> {
  const run = await database
    .selectFrom('import_run')
    .select(sql<string[] | null>`report -> 'doubts'`.as('doubts'))
    .where('origin', '=', 'public')
    .where(sql`(report ->> 'version')::integer`, '<=', version)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return run?.doubts ?? []
}
