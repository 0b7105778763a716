import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { clearAfterRestore } from '#database/backup/after-restore.ts'
import { checkBackup, unpackBackup } from '#database/backup/backup-file.ts'
import type { BackupManifest } from '#database/backup/backup-manifest.ts'
import { BackupRefused } from '#database/backup/backup-refused.ts'
import { openDatabase } from '#database/open.ts'
import { formerFolder, replaceFolder } from '#database/replace-folder.ts'
import { takeLock } from '#platform/lock.ts'

interface RestoreOptions {
  readonly dataDirectory: string
  readonly file: string
}

interface Restored {
  readonly manifest: BackupManifest
  /** Where the database is kept that was there before, if any. */
  readonly former: string | null
}

/**
 * Replaces the embedded database with the one in a backup. The file is read to its end before anything is touched, then
 * unpacked beside the database, opened and brought up to date; it takes the place of the old database only if all of
 * that works.
 */
export async function restore({ dataDirectory, file }: RestoreOptions): Promise<Restored> {
  const manifest = await checkBackup(file)
  const lock = takeLock(dataDirectory)
  const unpacked = join(dataDirectory, 'restore')
  const fresh = join(unpacked, 'database')
  const folder = join(dataDirectory, 'database')
  try {
    rmSync(unpacked, { recursive: true, force: true })
    await unpackBackup(file, unpacked)
    await prepare(unpacked, file, manifest)
    const former = existsSync(folder) ? formerFolder(folder) : null
    replaceFolder(folder, fresh)
    return { manifest, former }
  } finally {
    rmSync(unpacked, { recursive: true, force: true })
    lock.release()
  }
}

async function prepare(unpacked: string, file: string, manifest: BackupManifest): Promise<void> {
  const options = { url: undefined, dataDirectory: unpacked, onIdleError: () => undefined }
  const { database, close } = await openDatabase(options).catch((cause: Error) => {
    const why = `it was made with PostgreSQL ${manifest.postgresql}: ${cause.message}`
    throw new BackupRefused(`The database in ${file} cannot be opened (${why})`, { cause })
  })
  await clearAfterRestore(database)
  await close()
}
