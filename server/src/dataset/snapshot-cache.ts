import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { addDays } from '@atlas/contract/rules/calendar-day.ts'
import type { CoverageSetting } from '@atlas/contract/rules/coverage.ts'
import type { BuiltSnapshot } from '#dataset/build-snapshot.ts'
import { readSnapshotFile, writeSnapshotFile } from '#dataset/snapshot-file.ts'
import type { BuildOptions } from '#dataset/build-data.ts'
import { programDigest } from '#dataset/program-digest.ts'
import type { Log } from '#platform/log.ts'

/** What determines a snapshot: with the same origin, the snapshot is the same. */
interface SnapshotOrigin extends BuildOptions, Pick<BuiltSnapshot, 'identity' | 'isDemonstration'> {}

/** The latest snapshot, saved for the next start. */
export interface SnapshotCache {
  /**
   * Returns the saved snapshot if it is complete and has this origin, or is of earlier data of this database, or of
   * one of the last seven days. Otherwise a start builds. Rejects only if `wasCached` does.
   */
  readonly find: (
    origin: SnapshotOrigin,
    wasCached: (identity: BuiltSnapshot['identity']) => Promise<boolean>,
  ) => Promise<BuiltSnapshot | null>
  /** Saves a snapshot in place of the previous one. Never rejects. */
  readonly save: (built: BuiltSnapshot, coverage: CoverageSetting, signal: AbortSignal) => Promise<void>
}

// Rather than show older data for even a few seconds, a start waits.
const mostDaysOld = 7

const answersMeanwhile =
  'The search index that was kept is of earlier data or an earlier day: it answers until the new one is built'

/** In a file in the folder. `program` is the digest of the running program, except in tests. */
export function snapshotCacheIn(
  folder: string,
  log: Pick<Log, 'info' | 'warn'>,
  program = programDigest(),
): SnapshotCache {
  const file = join(folder, 'kept-snapshot')
  const keysOf = ({ coverage, isDemonstration, today, identity }: SnapshotOrigin) => {
    return { maker: hashOf([program, coverage, isDemonstration]), data: hashOf([today, identity]) }
  }
  const read = async (maker: Buffer) => {
    try {
      return await readSnapshotFile(file, maker)
    } catch (err) {
      log.warn({ err, file }, 'The search index that was kept cannot be used: it is built')
      // Otherwise `save` might take the damaged file for the same snapshot and keep it.
      await rm(file, { force: true }).catch(() => undefined)
      return null
    }
  }
  return {
    find: async (origin, wasCached) => {
      const found = await read(keysOf(origin).maker)
      if (!found) return null
      const { identity, today } = found
      if (today > origin.today || today < addDays(origin.today, -mostDaysOld)) return null
      if (identity !== origin.identity && !(await wasCached(identity))) return null
      const isLatest = identity === origin.identity && today === origin.today
      log.info({ file }, isLatest ? 'The search index is the one that was kept' : answersMeanwhile)
      return found
    },
    save: async (built, coverage, signal) => {
      try {
        const isNew = await writeSnapshotFile(file, built, keysOf({ ...built, coverage }), signal)
        if (isNew) log.info({ file }, 'The search index is kept for the next start')
      } catch (err) {
        if (signal.aborted) return
        log.warn({ err, file }, 'The search index cannot be kept: the next start builds it')
        // Otherwise an older snapshot would be used at the next start, whatever its age.
        await rm(file, { force: true }).catch(() => undefined)
      }
    },
  }
}

function hashOf(parts: readonly unknown[]): Buffer {
  return createHash('sha256').update(JSON.stringify(parts)).digest()
}
