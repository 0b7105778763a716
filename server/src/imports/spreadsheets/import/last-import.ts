import type { Database } from '#database/connect.ts'

/** The import that can be undone: the last one of own officials that changed something and still holds. */
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
