import { sql } from 'kysely'
import type { CoverageSetting } from '@atlas/contract/rules/coverage.ts'
import type { Database } from '#database/connect.ts'
import { type LeftOut, loadIndex } from '#dataset/load-index.ts'
import { type Clock, dayOf } from '#platform/clock.ts'
import type { SearchIndex } from '#search/search-index.ts'

/** The data set that requests are answered from, all of one version. */
export interface Snapshot {
  readonly index: SearchIndex
  /** The officials that are stored and not in it. */
  readonly leftOut: readonly LeftOut[]
  readonly isDemonstration: boolean
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

async function load({ database, coverage, clock }: DatasetOptions): Promise<Snapshot> {
  const today = dayOf(clock.now())
  const { index, leftOut } = await loadIndex(database, { coverage, today })
  const { is_demonstration: isDemonstration } = await readVersion(database)
  const days = await readDays(database)
  const historic = await database
    .selectFrom('official')
    .select('id')
    .where('origin', '=', 'historic')
    .limit(1)
    .executeTakeFirst()
  return {
    index,
    leftOut,
    isDemonstration,
    isHistoric: historic !== undefined,
    recordsFrom: days?.oldest ?? null,
    recordsAsOf: days?.newest ?? null,
    today,
  }
}

/** From when the public records are: an organisation's own file changes nothing of that. */
async function readDays(database: Database) {
  return await database
    .selectFrom('official')
    .select([sql<string | null>`min(as_of)`.as('oldest'), sql<string | null>`max(as_of)`.as('newest')])
    .where('origin', '<>', 'organisation')
    .executeTakeFirst()
}

async function readVersion(database: Database) {
  return await database.selectFrom('dataset_version').select(['version', 'is_demonstration']).executeTakeFirstOrThrow()
}
