import type { SubjectId } from '@atlas/contract/catalogue/subject.ts'
import type { CoverageSetting } from '@atlas/contract/rules/coverage.ts'
import type { Database } from '#database/connect.ts'
import type { Builder, BuiltSnapshot, MadeSnapshot } from '#dataset/build-snapshot.ts'
import type { SnapshotCache } from '#dataset/snapshot-cache.ts'
import { hasHadIdentity, readVersion } from '#dataset/version.ts'
import { bytesOf, gentleBytes, SharedWeight } from '#dataset/weight.ts'
import { type Clock, dayOf } from '#platform/clock.ts'
import { withCacheOf } from '#search/carry-cache.ts'
import { type SearchIndex, withCache } from '#search/search-index.ts'

/** The data set that requests are answered from, all of one version. */
export interface Snapshot extends BuiltSnapshot {
  readonly index: SearchIndex
  readonly leftOut: SearchIndex | null
  readonly placeIndex: SearchIndex
  readonly bytes: number
  readonly weight: SharedWeight
  /** How long it took to build, or to read where it was kept. */
  readonly preparedSeconds: number
}

export interface Dataset {
  /** What holds now; a request takes it once and keeps it, whatever is imported meanwhile. */
  current(): Snapshot
  /** How many versions took the place of another since the start, by what each was made of. */
  readonly versions: Readonly<Record<MadeSnapshot['madeOf']['kind'], number>>
  /** Compares the version now instead of at the next look. */
  refresh(): Promise<void>
  readonly close: () => Promise<void>
}

/** How a snapshot came to be, and how long that took. */
export type NewVersion = MadeSnapshot['madeOf'] & { readonly seconds: number }

interface DatasetOptions {
  readonly database: Database
  readonly coverage: CoverageSetting
  readonly clock: Clock
  readonly onError: (error: unknown) => void
  /** The thread that asks, unless told otherwise: of few officials a snapshot is built sooner than a thread is. */
  readonly builder?: Builder
  /** Hears of each version that takes the place of another. */
  readonly onNewVersion?: (made: NewVersion) => void
  /** Where a start finds what another has built; each builds its own unless told otherwise. */
  readonly cache?: SnapshotCache
}

// What changes is to be seen everywhere within half a second. One look costs less than a millisecond, and works the same
// on both databases.
const lookEveryMilliseconds = 100

/**
 * Loads the search index and keeps it in step: the version in the database is looked at again and
 * again, and a new one swaps the whole snapshot, in which what did not change is what it was. So does a new day, because people get older. Until the new one is
 * whole, the old one answers, at a start too, where it was kept; where it fails, the next look tries again.
 */
export async function openDataset(options: DatasetOptions): Promise<Dataset> {
  const closing = new AbortController()
  const builder = options.builder ?? (await buildsHere(options))
  const build = async (before: BuiltSnapshot | null): Promise<MadeSnapshot> => {
    const { coverage } = options
    return await builder.build({ coverage, today: today(options) }, before, closing.signal)
  }
  let startedAt = performance.now()
  const found = await find(options)
  let built = found ?? (await build(null)).snapshot
  let snapshot = inUse(built, startedAt)
  const versions = { changes: 0, everything: 0 }
  let looking: Promise<void> = Promise.resolve()
  const saving = cachesLatest(options, found, closing.signal)
  const look = async () => {
    const { identity } = await readVersion(options.database)
    if (identity === built.identity && today(options) === built.today) return
    startedAt = performance.now()
    const made = await build(built)
    const { snapshot: latest, madeOf } = made
    saving.isDue ||= madeOf.kind === 'everything'
    built = latest
    snapshot = madeOf.kind === 'changes' ? patched(snapshot, made, startedAt) : inUse(built, startedAt)
    versions[madeOf.kind]++
    options.onNewVersion?.({ ...madeOf, seconds: snapshot.preparedSeconds })
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
    versions,
    refresh,
    close: async () => {
      closing.abort()
      clearTimeout(timer)
      await Promise.allSettled([looking, saving.ended(), builder.close()])
    },
  }
}

// The next start patches what it finds: what was patched since is not worth hundreds of megabytes each time.
const saveEveryMilliseconds = 600_000

/** One at a time, and beside the requests: a start is ready before what it has built is kept. */
function cachesLatest({ cache, coverage }: DatasetOptions, found: BuiltSnapshot | null, signal: AbortSignal) {
  let latest = found
  let saving: Promise<void> | undefined
  let savedAt = Number.NEGATIVE_INFINITY
  return {
    /** Whether what is latest is to be kept without a wait. */
    isDue: found === null,
    start(built: BuiltSnapshot): void {
      if (!cache || saving || built === latest) return
      if (!this.isDue && performance.now() - savedAt < saveEveryMilliseconds) return
      this.isDue = false
      savedAt = performance.now()
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

// Read only here: a server builds in a thread, and need not know how.
async function buildsHere({ database }: DatasetOptions): Promise<Builder> {
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
    leftOut: built.leftOut && withCache(built.leftOut),
    placeIndex: withCache(built.placeIndex),
    bytes,
    weight: new SharedWeight(bytes, gentleBytes),
    preparedSeconds,
  }
}

/** What was worked out from the one before and is still true is remembered. */
function patched(before: Snapshot, { snapshot, ownBytes }: MadeSnapshot, startedAt: number): Snapshot {
  return {
    ...snapshot,
    index: withCacheOf(before.index, snapshot.index),
    leftOut: before.leftOut && snapshot.leftOut && withCacheOf(before.leftOut, snapshot.leftOut),
    placeIndex: withCacheOf(before.placeIndex, snapshot.placeIndex),
    // It takes about as much, and to walk through all of it would hold up everybody.
    bytes: before.bytes,
    weight: before.weight.add(ownBytes),
    preparedSeconds: (performance.now() - startedAt) / 1_000,
  }
}

/** Of officials or of places. */
export function indexOf(
  { index, placeIndex }: Pick<Snapshot, 'index' | 'placeIndex'>,
  subject: SubjectId,
): SearchIndex {
  return subject === 'place' ? placeIndex : index
}
