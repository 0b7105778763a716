import { sql } from 'kysely'
import type { Database } from '#database/connect.ts'
import { liftTimeLimits } from '#database/time-limits.ts'
import { buildData, type BuildOptions, type BuiltData } from '#dataset/build-data.ts'
import { readData } from '#dataset/read-data.ts'
import { readVersion } from '#dataset/version.ts'

/** All that is read from the database and worked out of one version, as threads hand it on. */
export interface BuiltSnapshot extends BuiltData {
  readonly isDemonstration: boolean
  /** Changes with the data, and is that of no other data, wherever the same number was given twice. */
  readonly identity: string
  /** When an import last changed anything. */
  readonly changedAt: Date | null
  /** Whether these are officials of the past, most of them out of office. */
  readonly isHistoric: boolean
  /** The day from which the oldest record of an official is. */
  readonly recordsFrom: string | null
  /** The day from which the newest is. */
  readonly recordsAsOf: string | null
  /** The day on which ages were counted. */
  readonly today: string
}

/** Who builds: the thread that asks, or one of its own (build-in-thread.ts). Aborted, it fails with the reason. */
export type Build = (options: BuildOptions, signal: AbortSignal) => Promise<BuiltSnapshot>

export function buildHere(database: Database): Build {
  return (options) => buildSnapshot(database, options)
}

/** Read in one transaction, so that an import that ends meanwhile is seen whole or not at all, and then built. */
export async function buildSnapshot(database: Database, options: BuildOptions): Promise<BuiltSnapshot> {
  const { data, version, ...rest } = await database
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      await liftTimeLimits(transaction)
      const read = await readVersion(transaction)
      const { version, is_demonstration: isDemonstration, changed_at: changedAt, identity } = read
      const data = await readData(transaction, options.coverage)
      return { data, version, ...(await readAge(transaction)), identity, isDemonstration, changedAt }
    })
  const { today } = options
  return { ...buildData(data, { version, today }), ...rest, today }
}

/** From when the public records are: an organization's own file changes nothing of that. */
async function readAge(database: Database): Promise<Pick<BuiltSnapshot, 'recordsFrom' | 'recordsAsOf' | 'isHistoric'>> {
  return await database
    .selectFrom('official')
    .select([
      sql<string | null>`min(as_of)`.as('recordsFrom'),
      sql<string | null>`max(as_of)`.as('recordsAsOf'),
      sql<boolean>`coalesce(bool_or(origin = 'historic'), false)`.as('isHistoric'),
    ])
    .where('origin', '<>', 'organisation')
    .executeTakeFirstOrThrow()
}
