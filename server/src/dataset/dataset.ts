import type { CoverageSetting } from '@atlas/contract/rules/coverage.ts'
import type { Database } from '#database/connect.ts'
import { type Build, buildHere, type BuiltSnapshot, readVersion } from '#dataset/build-snapshot.ts'
import { weightOf } from '#dataset/weight.ts'
import { type Clock, dayOf } from '#platform/clock.ts'
import { type SearchIndex, withCache } from '#search/search-index.ts'

/** The data set that requests are answered from, all of one version. */
export interface Snapshot extends BuiltSnapshot {
  readonly index: SearchIndex
  readonly weight: ArrayBuffer
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
  /** The thread that asks, unless told otherwise: of few officials a snapshot is built sooner than a thread is. */
  readonly build?: Build
}

// An import is to be seen everywhere within two seconds, and most of them are for building the index. One look costs
// less than a millisecond, and works the same on both databases.
const lookEveryMilliseconds = 500

/**
 * Loads the search index and keeps it in step: the version in the database is looked at again and
 * again, and a new one swaps the whole snapshot. So does a new day, because people get older. Until the new one is
 * whole, the old one answers; where it fails, the next look tries again.
 */
export async function openDataset(options: DatasetOptions): Promise<Dataset> {
  const closing = new AbortController()
  let snapshot = await load(options, closing.signal)
  let looking: Promise<void> = Promise.resolve()
  const look = async () => {
    const { version } = await readVersion(options.database)
    if (version !== snapshot.index.version || dayOf(options.clock.now()) !== snapshot.today)
      snapshot = await load(options, closing.signal)
  }
  const refresh = (): Promise<void> => {
    looking = looking.then(look, look)
    return looking
  }
  let timer: NodeJS.Timeout | undefined
  const report = (error: unknown) => {
    if (!closing.signal.aborted) options.onError(error)
  }
  const lookAgain = () => {
    if (closing.signal.aborted) return
    timer = setTimeout(() => void refresh().catch(report).finally(lookAgain), lookEveryMilliseconds)
  }
  lookAgain()
  return {
    current: () => snapshot,
    refresh,
    close: async () => {
      closing.abort()
      clearTimeout(timer)
      await looking.catch(() => undefined)
    },
  }
}

async function load({ database, build, coverage, clock }: DatasetOptions, signal: AbortSignal): Promise<Snapshot> {
  const built = await (build ?? buildHere(database))({ coverage, today: dayOf(clock.now()) }, signal)
  return { ...built, index: withCache(built.index), weight: weightOf(built) }
}
