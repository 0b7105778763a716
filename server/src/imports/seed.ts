import type { Kysely } from 'kysely'
import type { Database } from '#database/connect.ts'
import { whileLocked } from '#database/locks.ts'
import type { Schema } from '#database/schema.ts'
import type { Progress } from '#imports/records/progress.ts'
import type { Clock } from '#platform/clock.ts'

/** The initial content of an empty database: real officials, invented ones, or nothing. */
type Seed = 'public' | 'demo' | 'none'

interface SeedOptions {
  readonly clock: Clock
  /** The folder of public data files. */
  readonly pack: string
  readonly onProgress: Progress
}

/** Fills a database that has no officials yet, and returns whether it did. */
export async function seedDatabase(database: Database, seed: Seed, options: SeedOptions): Promise<boolean> {
  if (seed === 'none' || (await holdsOfficials(database))) return false
  return await database.connection().execute(
    async (connection) =>
      await whileLocked(connection, 'seed', {
        onWait: () => options.onProgress('Another process is filling the empty database: waiting for it'),
        work: async () => {
          if (await holdsOfficials(connection)) return false
          await fill(database, seed, options)
          return true
        },
      }),
  )
}

// The code that reads data is loaded only here, because few starts find an empty database.
async function fill(database: Database, seed: Exclude<Seed, 'none'>, options: SeedOptions): Promise<void> {
  const { clock, pack, onProgress } = options
  if (seed === 'demo') {
    onProgress('The database is empty: filling it with demonstration data')
    const { loadDemonstration } = await import('#imports/demonstration.ts')
    await loadDemonstration({ database, clock }, { officials: 6_000, seed: 1, onProgress })
    return
  }
  onProgress('The database is empty: filling it with the public data, which takes some seconds')
  const { importPublicPack } = await import('#imports/import-public-pack.ts')
  const { load } = await importPublicPack(database, pack, { now: clock.now(), onProgress })
  onProgress(`The database holds ${load.tables.official.added.toLocaleString('en-US')} officials of public records`)
}

async function holdsOfficials(database: Kysely<Schema>): Promise<boolean> {
  return (await database.selectFrom('official').select('id').limit(1).executeTakeFirst()) !== undefined
}
