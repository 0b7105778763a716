import type { Database } from '#database/connect.ts'

/** Which version of the data the database holds. */
export async function readVersion(database: Database) {
  return await database
    .selectFrom('dataset_version')
    .select(['version', 'identity', 'is_demonstration', 'changed_at'])
    .executeTakeFirstOrThrow()
}
