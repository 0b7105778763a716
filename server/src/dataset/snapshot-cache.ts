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

/** What a snapshot is built from: where all of it is the same, so is the snapshot. */
interface SnapshotOrigin extends BuildOptions, Pick<BuiltSnapshot, 'identity' | 'isDemonstration'> {}

/** Where the snapshot that was built last waits for the next start. */
export interface SnapshotCache {
  /**
   * The saved one, where it is whole and of this origin, or of data that this database has held before, or of one of the
   * last seven days. Without it, a start builds. Fails only where `wasCached` does.
   */
  readonly find: (
    origin: SnapshotOrigin,
    wasCached: (identity: BuiltSnapshot['identity']) => Promise<boolean>,
  ) => Promise<BuiltSnapshot | null>
  /** Saves it instead of any other. Never fails either. */
  readonly save: (built: BuiltSnapshot, coverage: CoverageSetting, signal: AbortSignal) => Promise<void>
}

// What is older than a week is better waited for than shown, be it for seconds.
const mostDaysOld = 7

const answersMeanwhile =
  'The search index that was kept is of earlier data or an earlier day: it answers until the new one is built'

/** In a file of the folder. The program is the one that runs, unless a test is another one. */
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
      // Else it would pass for the one to save.
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
        // Else an older one would answer then, however old it came to be.
        await rm(file, { force: true }).catch(() => undefined)
      }
    },
  }
}

function hashOf(parts: readonly unknown[]): Buffer {
  return createHash('sha256').update(JSON.stringify(parts)).digest()
}
