import type { Database } from '#database/connect.ts'

/** The first version that a load made at or after a moment, as part of another statement. */
export function firstVersionSince(database: Database, moment: Date) {
  return database
    .selectFrom('official_change')
    .select(({ fn }) => fn.min('version').as('version'))
    .where('at', '>=', moment)
}

/** The version of the data at a moment; null where no load has changed anybody since. */
export async function versionBefore(database: Database, moment: Date): Promise<number | null> {
  const { version } = await firstVersionSince(database, moment).executeTakeFirstOrThrow()
  return version === null ? null : version - 1
}
