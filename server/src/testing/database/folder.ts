import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { afterwards } from '#testing/end.ts'

/** A folder with what `putDatabase` puts there; gone after the file, or after the test that asked for it. */
export function folderWithDatabase(): string {
  const folder = mkdtempSync(join(tmpdir(), 'atlas-folder-'))
  afterwards(() => Promise.resolve(rmSync(folder, { recursive: true, force: true })))
  putDatabase(folder)
  return folder
}

/**
 * Makes the folder one in which an empty, migrated database was started before: a first start takes seconds, which
 * only tests about first starts have to spend. Where tests are on PostgreSQL the folder stays as it is.
 */
export function putDatabase(folder: string): void {
  const template = inject('emptyDatabase')
  if (template === null) return
  const database = join(folder, 'database')
  mkdirSync(database, { recursive: true, mode: 0o700 })
  execFileSync('tar', ['-xf', template, '-C', database], { stdio: ['ignore', 'ignore', 'pipe'] })
}
