import { existsSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { refuseOverwriting, writeBackup } from '#database/backup/backup-file.ts'
import type { BackupManifest } from '#database/backup/backup-manifest.ts'
import { BackupRefused } from '#database/backup/backup-refused.ts'
import { copyStill } from '#database/backup/still-copy.ts'
import { FolderInUse, takeLock } from '#platform/lock.ts'

interface BackUpOptions {
  readonly dataDirectory: string
  readonly file: string
  /** Whether a file of that name is written over. */
  readonly isForced: boolean
  readonly now: Date
}

/** Writes the embedded database into one file, also while a server works on it. */
export async function backUp({ dataDirectory, file, isForced, now }: BackUpOptions): Promise<BackupManifest> {
  refuseOverwriting(file, isForced)
  if (!existsSync(join(dataDirectory, 'database'))) {
    throw new BackupRefused(
      `There is no database in ${resolve(dataDirectory)}. Set DATA_DIR to the folder that holds it`,
    )
  }
  const folder = join(dataDirectory, 'backup')
  const lock = lockBackups(folder)
  const copy = join(folder, 'copy')
  try {
    const copied = await copyStill(dataDirectory, join(copy, 'database'), now)
    return await writeBackup(file, copied, copy)
  } finally {
    rmSync(copy, { recursive: true, force: true })
    lock.release()
  }
}

function lockBackups(folder: string) {
  try {
    return takeLock(folder)
  } catch (error) {
    if (error instanceof FolderInUse)
      throw new BackupRefused('Another backup is just being made. Wait until it has ended')
    throw error
  }
}
