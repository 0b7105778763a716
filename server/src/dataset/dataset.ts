import type { SubjectId } from '@atlas/contract/catalogue/subject.ts'
import type { CoverageSetting } from '@atlas/contract/rules/coverage.ts'
import type { Database } from '#database/connect.ts'
import type { Build, BuiltSnapshot } from '#dataset/build-snapshot.ts'
import type { SnapshotCache } from '#dataset/snapshot-cache.ts'
import { hasHadIdentity, readVersion } from '#dataset/version.ts'
import { bytesOf, weightOf } from '#dataset/weight.ts'
import { type Clock, dayOf } from '#platform/clock.ts'
import { type SearchIndex, withCache } from '#search/search-index.ts'

/** The data set that requests are answered from, all of one version. */
export interface Snapshot extends BuiltSnapshot {
  readonly index: SearchIndex
  readonly placeIndex: SearchIndex
  readonly bytes: number
  readonly weight: ArrayBuffer
  /** How long it took to build, or to read where it was kept. */
  readonly preparedSeconds: number
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
  /** Where a start finds what another has built; each builds its own unless told otherwise. */
  readonly cache?: SnapshotCache
}

// An import is to be seen everywhere within two seconds, and most of them are for building the index. One look costs
// less than a millisecond, and works the same on both databases.
const lookEveryMilliseconds = 500

/**
 * Loads the search index and keeps it in step: the version in the database is looked at again and
 * again, and a new one swaps the whole snapshot. So does a new day, because people get older. Until the new one is
 * whole, the old one answers, at a start too, where it was kept; where it fails, the next look tries again.
 */
export async function openDataset(options: DatasetOptions): Promise<Dataset> {
  const closing = new AbortController()
  let startedAt = performance.now()
  const found = await find(options)
  let built = found ?? (await build(options, closing.signal))
  let snapshot = inUse(built, startedAt)
  let looking: Promise<void> = Promise.resolve()
  const look = async () => {
    const { identity } = await readVersion(options.database)
    if (identity === built.identity && today(options) === built.today) return
    startedAt = performance.now()
    built = await build(options, closing.signal)
    snapshot = inUse(built, startedAt)
  }
  const refresh = (): Promise<void> => {
    looking = looking.then(look, look)
    return looking
  }
  const saving = cachesLatest(options, found, closing.signal)
  let timer: NodeJS.Timeout | undefined
  const report = (error: unknown) => {
    if (!closing.signal.aborted) options.onError(error)
  }
  const lookAgain = () => {
    if (closing.signal.aborted) return
    timer = setTimeout(() => {
      saving.start(built)
      void refresh().catch(report).finally(lookAgain)
    }, lookEveryMilliseconds)
  }
  // What was kept may be of earlier data. That is not looked at before a start is done with the database: the embedded
  // one hears nobody else while all of it is read.
  lookAgain()
  return {
    current: () => snapshot,
    refresh,
    close: async () => {
      closing.abort()
      clearTimeout(timer)
      await Promise.allSettled([looking, saving.ended()])
    },
  }
}

/** One at a time, and beside the requests: a start is ready before what it has built is kept. */
function cachesLatest({ cache, coverage }: DatasetOptions, found: BuiltSnapshot | null, signal: AbortSignal) {
  let latest = found
  let saving: Promise<void> | undefined
  return {
    start: (built: BuiltSnapshot) => {
      if (!cache || saving || built === latest) return
      latest = built
      saving = cache.save(built, coverage, signal).finally(() => (saving = undefined))
    },
    ended: async () => await saving,
  }
}

/** What was kept, where it may answer. */
async function find(options: DatasetOptions): Promise<BuiltSnapshot | null> {
  const { cache, database, coverage } = options
  if (!cache) return null
  const { identity, is_demonstration: isDemonstration } = await readVersion(database)
  const origin = { identity, isDemonstration, coverage, today: today(options) }
  return await cache.find(origin, async (earlier) => await hasHadIdentity(database, earlier))
}

async function build(options: DatasetOptions, signal: AbortSignal): Promise<BuiltSnapshot> {
  const { build = await buildHere(options), coverage } = options
  return await build({ coverage, today: today(options) }, signal)
}

// Read only here: a server builds in a thread, and need not know how.
async function buildHere({ database }: DatasetOptions): Promise<Build> {
  const { buildHere } = await import('#dataset/build-snapshot.ts')
  return buildHere(database)
}

function today({ clock }: DatasetOptions): string {
  return dayOf(clock.now())
}

function inUse(built: BuiltSnapshot, startedAt: number): Snapshot {
  const preparedSeconds = (performance.now() - startedAt) / 1_000
  const bytes = bytesOf(built)
  return {
    ...built,
    index: withCache(built.index),
    placeIndex: withCache(built.placeIndex),
    bytes,
    weight: weightOf(bytes),
    preparedSeconds,
  }
}

/** Of officials or of places. */
export function indexOf(
  { index, placeIndex }: Pick<Snapshot, 'index' | 'placeIndex'>,
  subject: SubjectId,
): SearchIndex {
  return subject === 'place' ? placeIndex : index
}
