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

/** The data that requests are answered from, all of one version. */
export interface Snapshot extends BuiltSnapshot {
  readonly index: SearchIndex
  readonly leftOut: SearchIndex | null
  readonly placeIndex: SearchIndex
  readonly bytes: number
  readonly weight: SharedWeight
  /** The time it took to build, or to load from the cache. */
  readonly preparedSeconds: number
}

export interface Dataset {
  /** The latest snapshot. A request takes it once and uses it to its end, even if an import replaces it meanwhile. */
  current(): Snapshot
  /** The number of versions since the start that replaced another one, by how they were made. */
  readonly versions: Readonly<Record<MadeSnapshot['madeOf']['kind'], number>>
  /** Checks the version now instead of at the next poll. */
  refresh(): Promise<void>
  readonly close: () => Promise<void>
}

/** How a snapshot was made, and how long that took. */
export type NewVersion = MadeSnapshot['madeOf'] & { readonly seconds: number }

interface DatasetOptions {
  readonly database: Database
  readonly coverage: CoverageSetting
  readonly clock: Clock
  readonly onError: (error: unknown) => void
  /** Of an embedded database: while it answers nobody, its version is not polled. */
  readonly answered?: () => number
  /**
   * Builds in the calling thread by default, because for few officials building takes less time than starting a
   * thread.
   */
  readonly builder?: Builder
  /** Called for each version that replaces another one. */
  readonly onNewVersion?: (made: NewVersion) => void
  /** Where a start finds a saved snapshot; by default each start builds its own. */
  readonly cache?: SnapshotCache
}

// A change must be visible everywhere within half a second. A poll takes less than a millisecond and works the same on
// both databases.
const lookEveryMilliseconds = 100

/**
 * Loads the search index and keeps it up to date: it polls the version in the database, and a new version replaces the
 * whole snapshot, which shares unchanged parts with the previous one. So does a new day, because ages change. Until
 * the new snapshot is complete, the old one answers; at a start, this is the saved one. If building fails, the next
 * poll tries again.
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
  const version = latestVersion(options)
  const look = async () => {
    const identity = await version.identity()
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
  // The saved snapshot may be of earlier data. The version is polled only after the start has finished with the
  // database, because the embedded one serves nobody else while everything is read.
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

/** Asks the database only if it may have another answer than the last time. */
function latestVersion({ database, answered = () => Number.NaN }: DatasetOptions) {
  let known: { readonly identity: string; readonly answers: number } | undefined
  return {
    async identity(): Promise<string> {
      const before = answered()
      if (known?.answers === before) return known.identity
      const { identity } = await readVersion(database)
      // This question is one of the answers. What others asked meanwhile may have changed it after it was read.
      const isAlone = answered() === before + 1
      known = isAlone ? { identity, answers: before + 1 } : undefined
      return identity
    },
  }
}

// The next start patches the saved snapshot, so saving hundreds of megabytes after each patch is not worth it.
const saveEveryMilliseconds = 600_000

/** Saves one at a time and in the background, so that a start is ready before its snapshot is saved. */
function cachesLatest({ cache, coverage }: DatasetOptions, found: BuiltSnapshot | null, signal: AbortSignal) {
  let latest = found
  let saving: Promise<void> | undefined
  let savedAt = Number.NEGATIVE_INFINITY
  return {
    /** The first snapshot of a start without a saved one is saved without delay. */
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

/** The saved snapshot, if it may be used. */
async function find(options: DatasetOptions): Promise<BuiltSnapshot | null> {
  const { cache, database, coverage } = options
  if (!cache) return null
  const { identity, is_demonstration: isDemonstration } = await readVersion(database)
  const origin = { identity, isDemonstration, coverage, today: today(options) }
  return await cache.find(origin, async (earlier) => await hasHadIdentity(database, earlier))
}

// Imported lazily, because a server builds in a thread and need not load this code.
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

/** Keeps cached results that were derived from unchanged parts. */
function patched(before: Snapshot, { snapshot, ownBytes }: MadeSnapshot, startedAt: number): Snapshot {
  return {
    ...snapshot,
    index: withCacheOf(before.index, snapshot.index),
    leftOut: before.leftOut && snapshot.leftOut && withCacheOf(before.leftOut, snapshot.leftOut),
    placeIndex: withCacheOf(before.placeIndex, snapshot.placeIndex),
    // The size is about the same, and measuring it again would block all requests.
    bytes: before.bytes,
    weight: before.weight.add(ownBytes),
    preparedSeconds: (performance.now() - startedAt) / 1_000,
  }
}

/** The index of officials or of places. */
export function indexOf(
  { index, placeIndex }: Pick<Snapshot, 'index' | 'placeIndex'>,
  subject: SubjectId,
): SearchIndex {
  return subject === 'place' ? placeIndex : index
}
