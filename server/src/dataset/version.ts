import type { Database } from '#database/connect.ts'

/** Which version of the data the database holds. */
export async function readVersion(database: Database) {
  return await database
    .selectFrom('dataset_version')
    .select(['version', 'identity', 'is_demonstration', 'changed_at'])
    .executeTakeFirstOrThrow()
}

/** Whether it has held the data of this identity before what it holds now. */
export async function hasHadIdentity(database: Database, identity: string): Promise<boolean> {
  const row = await database
    .selectFrom('earlier_dataset')
    .select('identity')
    .where('identity', '=', identity)
    .executeTakeFirst()
  return row !== undefined
}
