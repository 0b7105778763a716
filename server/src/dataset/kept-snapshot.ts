import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuiltSnapshot } from '#dataset/build-snapshot.ts'
import { readKeptFile, writeKeptFile } from '#dataset/kept-file.ts'
import type { BuildOptions } from '#dataset/load-index.ts'
import { programDigest } from '#dataset/program-digest.ts'
import type { Log } from '#platform/log.ts'

/** What a snapshot is built from: where all of it is the same, so is the snapshot. */
interface SnapshotOrigin extends BuildOptions, Pick<BuiltSnapshot, 'identity'> {}

/** Where the snapshot that was built last waits for the next start. */
export interface KeptSnapshot {
  /** The kept one, where it has this origin and is whole. Never fails: without it, a start builds. */
  readonly find: (origin: SnapshotOrigin) => Promise<BuiltSnapshot | null>
  /** Keeps it instead of any other. Never fails either. */
  readonly keep: (built: BuiltSnapshot, origin: SnapshotOrigin, signal: AbortSignal) => Promise<void>
}

/** In a file of the folder. The program is the one that runs, unless a test is another one. */
export function keptIn(folder: string, log: Pick<Log, 'info' | 'warn'>, program = programDigest()): KeptSnapshot {
  const file = join(folder, 'kept-snapshot')
  const keyOf = ({ coverage, today, identity }: SnapshotOrigin) =>
    createHash('sha256')
      .update(JSON.stringify([program, coverage, today, identity]))
      .digest()
  return {
    find: async (origin) => {
      try {
        const found = await readKeptFile(file, keyOf(origin))
        if (found) log.info({ file }, 'The search index is the one that was kept')
        return found
      } catch (err) {
        log.warn({ err, file }, 'The search index that was kept cannot be used: it is built')
        // Else it would pass for the one to keep.
        await rm(file, { force: true }).catch(() => undefined)
        return null
      }
    },
    keep: async (built, origin, signal) => {
      try {
        const isNew = await writeKeptFile(file, built, keyOf(origin), signal)
        if (isNew) log.info({ file }, 'The search index is kept for the next start')
      } catch (err) {
        if (!signal.aborted) log.warn({ err, file }, 'The search index cannot be kept: the next start builds it')
      }
    },
  }
}
