import { readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import type { CoverageSetting } from '@atlas/contract/rules/coverage.ts'
import type { Database } from '#database/connect.ts'
import { areAccepted } from '#imports/load/refuse.ts'
import { largestFile } from '#imports/spreadsheets/read/decode.ts'
import { checkOfficialsFile, importOfficialsFile } from '#imports/spreadsheets/import/import-officials.ts'
import type { OfficialsFile } from '#imports/spreadsheets/read/officials-file.ts'
import { OfficialsRefused } from '#imports/spreadsheets/report/officials-check.ts'
import { checkLines, problemLines } from '#imports/spreadsheets/report/check-lines.ts'
import type { Progress } from '#imports/records/progress.ts'
import type { Clock } from '#platform/clock.ts'

interface CommandContext {
  readonly database: Database
  readonly clock: Clock
  /** Which officials can be searched where the list is shown. */
  readonly coverage: CoverageSetting
  readonly onProgress: Progress
}

interface Options {
  readonly acceptLosses: number
  readonly isDryRun: boolean
}

/** Checks an organization's file and loads it, unless only a check was requested; returns the lines of the report. */
export async function officialsCommand(
  { database, clock, coverage, onProgress }: CommandContext,
  path: string,
  { acceptLosses, isDryRun }: Options,
): Promise<string[]> {
  const file = await readOfficials(path)
  const now = clock.now()
  try {
    if (isDryRun) return await dryRun(database, file, { now, coverage, acceptLosses })
    const done = await importOfficialsFile(database, file, {
      now,
      acceptLosses,
      accountId: null,
      cameBy: 'file',
      onProgress,
    })
    const version = done.isChanged ? `is now at version ${done.version}` : `stays at version ${done.version}`
    return [...checkLines(done, coverage), '', `The data ${version}.`]
  } catch (error) {
    if (!(error instanceof OfficialsRefused)) throw error
    throw new Error([error.message, ...problemLines(file.name, error.check)].join('\n'), { cause: error })
  }
}

interface DryRun extends Pick<Options, 'acceptLosses'> {
  readonly now: Date
  readonly coverage: CoverageSetting
}

async function dryRun(
  database: Database,
  file: OfficialsFile,
  { now, coverage, acceptLosses }: DryRun,
): Promise<string[]> {
  const check = await checkOfficialsFile(database, file, { now })
  if (check.problemsTotal > 0) {
    const count = check.problemsTotal === 1 ? 'is one problem' : `are ${check.problemsTotal} problems`
    throw new OfficialsRefused(`${file.name} would not be imported: there ${count} in it`, check)
  }
  const losses = check.lossesToAccept
  if (!areAccepted(losses, acceptLosses)) {
    throw new Error(
      [
        ...checkLines(check, coverage),
        '',
        `${losses} officials would vanish; it takes --accept-losses ${losses} to import it`,
      ].join('\n'),
    )
  }
  return [...checkLines(check, coverage), '', 'Nothing was written; without --dry-run this would be loaded.']
}

async function readOfficials(path: string): Promise<OfficialsFile> {
  const name = basename(path)
  try {
    const { size } = await stat(path)
    // A file that is refused for its size needs no memory.
    const bytes = size > largestFile ? new Uint8Array(largestFile + 1) : await readFile(path)
    return { name, bytes }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const reason =
      code === 'ENOENT' ? 'there is no such file' : code === 'EISDIR' ? 'it is a folder' : (code ?? 'unknown')
    throw new Error(`${path} cannot be read: ${reason}`, { cause: error })
  }
}
