import type { Database } from '#database/connect.ts'

/** The current version of the data. */
export async function readVersion(database: Database) {
  return await database
    .selectFrom('dataset_version')
    .select(['version', 'identity', 'is_demonstration', 'changed_at'])
    .executeTakeFirstOrThrow()
}

/** Whether the database had data of this identity before the current one. */
export async function hasHadIdentity(database: Database, identity: string): Promise<boolean> {
  const row = await database
    .selectFrom('earlier_dataset')
    .select('identity')
    .where('identity', '=', identity)
    .executeTakeFirst()
  return row !== undefined
}
