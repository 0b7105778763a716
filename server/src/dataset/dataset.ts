import { sql } from 'kysely'
import type { CoverageSetting } from '@atlas/contract/rules/coverage.ts'
import type { Database } from '#database/connect.ts'
import { liftTimeLimits } from '#database/time-limits.ts'
import { type Loaded, loadIndex } from '#dataset/load-index.ts'
import { type Clock, dayOf } from '#platform/clock.ts'

/** The data set that requests are answered from, all of one version. */
export interface Snapshot extends Loaded {
  readonly isDemonstration: boolean
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

export interface Dataset {
  /** What holds now; a request takes it once and keeps it, whatever is imported meanwhile. */
  current(): Snapshot
  /** Compares the version now instead of at the next look. */
  refresh(): Promise<void>
  readonly close: () => Promise<void>
}

interface DatasetOptions {
  readonly database: Database
  readonly coverage: CoverageSetting
  readonly clock: Clock
  readonly onError: (error: unknown) => void
}

// An import is to be seen everywhere within two seconds, and most of them are for building the index. One look costs
// less than a millisecond, and works the same on both databases.
const lookEveryMilliseconds = 500

/**
 * Loads the search index and keeps it in step: the version in the database is looked at again and
 * again, and a new one swaps the whole index. So does a new day, because people get older.
 */
export async function openDataset(options: DatasetOptions): Promise<Dataset> {
  let snapshot = await load(options)
  let looking: Promise<void> = Promise.resolve()
  const look = async () => {
    const { version } = await readVersion(options.database)
    if (version !== snapshot.index.version || dayOf(options.clock.now()) !== snapshot.today)
      snapshot = await load(options)
  }
  const refresh = (): Promise<void> => {
    looking = looking.then(look, look)
    return looking
  }
  let isClosed = false
  let timer: NodeJS.Timeout | undefined
  const lookAgain = () => {
    if (isClosed) return
    timer = setTimeout(() => void refresh().catch(options.onError).finally(lookAgain), lookEveryMilliseconds)
  }
  lookAgain()
  return {
    current: () => snapshot,
    refresh,
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      await looking.catch(() => undefined)
    },
  }
}

/** In one transaction, so that an import that ends meanwhile is seen whole or not at all. */
async function load({ database, coverage, clock }: DatasetOptions): Promise<Snapshot> {
  const today = dayOf(clock.now())
  return await database
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      await liftTimeLimits(transaction)
      const loaded = await loadIndex(transaction, { coverage, today })
      const { is_demonstration: isDemonstration, changed_at: changedAt } = await readVersion(transaction)
      return { ...loaded, ...(await readAge(transaction)), isDemonstration, changedAt, today }
    })
}

async function readVersion(database: Database) {
  return await database
    .selectFrom('dataset_version')
    .select(['version', 'is_demonstration', 'changed_at'])
    .executeTakeFirstOrThrow()
}

/** From when the public records are: an organisation's own file changes nothing of that. */
async function readAge(database: Database): Promise<Pick<Snapshot, 'recordsFrom' | 'recordsAsOf' | 'isHistoric'>> {
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
