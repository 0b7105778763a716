import type { CoverageSetting } from '@atlas/contract/rules/coverage.ts'
import { isServed } from '#database/is-served.ts'
import type { OpenDatabase } from '#database/open.ts'
import type { Builder } from '#dataset/build-snapshot.ts'
import type { SnapshotCache } from '#dataset/snapshot-cache.ts'
import { readVersion } from '#dataset/version.ts'
import type { Progress } from '#imports/records/progress.ts'
import { type Clock, dayOf } from '#platform/clock.ts'
import type { Log } from '#platform/log.ts'

interface IndexOptions extends Pick<OpenDatabase, 'database' | 'isEmbedded'> {
  readonly builder: Builder
  readonly cache: SnapshotCache
  readonly coverage: CoverageSetting
  readonly clock: Clock
  readonly log: Pick<Log, 'warn'>
  readonly onProgress: Progress
}

/**
 * Does what may change the data and, where it has, builds and saves the search index, so that the next start need not:
 * it shows the new data at once. A server that runs builds its own. What was done stands, also where this fails.
 */
export async function cacheIndexAfter(options: IndexOptions, change: () => Promise<void>): Promise<void> {
  const { database, isEmbedded, builder, cache, coverage, clock, log, onProgress } = options
  const before = await readVersion(database)
  await change()
  try {
    const { identity } = await readVersion(database)
    // No other process has the embedded database open meanwhile.
    if (identity === before.identity || (!isEmbedded && (await isServed(database)))) return
    onProgress('Building the search index for the next start')
    const { signal } = new AbortController()
    const { snapshot } = await builder.build({ coverage, today: dayOf(clock.now()) }, null, signal)
    await cache.save(snapshot, coverage, signal)
  } catch (err) {
    log.warn({ err }, 'The search index cannot be built now: the next start builds it')
  } finally {
    await builder.close()
  }
}
