import { existsSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { refuseOverwriting, writeBackup } from '#database/backup/backup-file.ts'
import type { BackupHead } from '#database/backup/backup-head.ts'
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
export async function backUp({ dataDirectory, file, isForced, now }: BackUpOptions): Promise<BackupHead> {
  refuseOverwriting(file, isForced)
  if (!existsSync(join(dataDirectory, 'database'))) {
    throw new BackupRefused(
      `There is no database in ${resolve(dataDirectory)}. Set DATA_DIR to the folder that holds it`,
    )
  }
  const workshop = join(dataDirectory, 'backup')
  const lock = lockBackups(workshop)
  const copy = join(workshop, 'database')
  try {
    const head = await copyStill(dataDirectory, copy, now)
    await writeBackup(file, head, copy)
    return head
  } finally {
    rmSync(copy, { recursive: true, force: true })
    lock.release()
  }
}

function lockBackups(workshop: string) {
  try {
    return takeLock(workshop)
  } catch (error) {
    if (error instanceof FolderInUse)
      throw new BackupRefused('Another backup is just being made. Wait until it has ended')
    throw error
  }
}
