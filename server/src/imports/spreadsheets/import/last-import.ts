import type { Database } from '#database/connect.ts'

/** The import that can be undone: the last one of own officials that changed anything and was not undone. */
export function lastImport(database: Database) {
  return database
    .selectFrom('import_run')
    .where('origin', '=', 'organisation')
    .where('layer_before', 'is not', null)
    .where('undone_at', 'is', null)
    .where('undoes', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
}

/** Whether public data was imported after a run. */
export async function isPublicNewer(database: Database, runId: number): Promise<boolean> {
  const run = database.selectFrom('import_run').select('id').where('origin', '!=', 'organisation')
  return (await run.where('id', '>', runId).limit(1).executeTakeFirst()) !== undefined
}
