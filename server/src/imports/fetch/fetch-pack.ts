import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { FetchFailed, Interrupted } from '#imports/fetch/source/fetch-failed.ts'
import { fetchables } from '#imports/fetch/fetchables.ts'
import { type FetchOptions, fetchSource } from '#imports/fetch/fetch-source.ts'
import { putBack, workFolder } from '#imports/fetch/put-in-place.ts'
import { ImportRefused } from '#imports/records/import-refused.ts'
import { type FetchedSource, tableFiles } from '#imports/sources/public-pack/files/pack-paths.ts'
import { takeLock } from '#platform/lock.ts'
import { makeFolder } from '#platform/make-folder.ts'

export interface FetchReport {
  readonly outcomes: readonly FetchOutcome[]
  /** Files that an import of the pack needs and that cannot be fetched. */
  readonly missing: readonly string[]
}

export interface FetchOutcome {
  readonly source: FetchedSource
  readonly became: 'updated' | 'unchanged' | 'failed' | 'interrupted'
  /** What was fetched, or why nothing was. */
  readonly words: string
}

/** Fetches sources into a pack, one after another. Each replaces its old copy completely or not at all. */
export async function fetchPack(
  pack: string,
  sources: readonly FetchedSource[],
  options: FetchOptions,
): Promise<FetchReport> {
  makeFolder(join(pack, workFolder))
  const lock = takeLock(
    join(pack, workFolder),
    (_, owner) => `Process ${owner} is fetching into ${pack}. Wait for it to end.`,
  )
  try {
    await putBack(pack)
    const outcomes: FetchOutcome[] = []
    for (const source of sources) outcomes.push({ source, ...(await outcomeOf(pack, source, options)) })
    return { outcomes, missing: await missingFrom(pack) }
  } finally {
    lock.release()
  }
}

/** The exit code for the shell: 130 after Ctrl-C, 1 where a source failed. */
export function exitCodeOf({ outcomes }: FetchReport): number {
  if (outcomes.some(({ became }) => became === 'interrupted')) return 130
  return outcomes.some(({ became }) => became === 'failed') ? 1 : 0
}

async function outcomeOf(
  pack: string,
  source: FetchedSource,
  options: FetchOptions,
): Promise<Omit<FetchOutcome, 'source'>> {
  if (options.signal.aborted) return { became: 'interrupted', words: 'not begun' }
  try {
    return await fetchSource(pack, source, options)
  } catch (error) {
    if (error instanceof Interrupted)
      return { became: 'interrupted', words: 'what came is kept, and the next run goes on from there' }
    if (error instanceof FetchFailed || error instanceof ImportRefused)
      return { became: 'failed', words: error.message }
    throw error
  }
}

async function missingFrom(pack: string): Promise<string[]> {
  const needed = [...Object.values(tableFiles), ...fetchables['open-states'].replaces]
  const missing = await Promise.all(
    needed.map(async (path) =>
      stat(join(pack, path)).then(
        () => [],
        () => [path],
      ),
    ),
  )
  return missing.flat()
}
