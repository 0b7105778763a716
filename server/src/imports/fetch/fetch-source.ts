import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { downloadFiles, type DownloadOptions, filesToGet } from '#imports/fetch/download-files.ts'
import type { Fetchable, Unpacked } from '#imports/fetch/source/fetchable.ts'
import { fetchables } from '#imports/fetch/fetchables.ts'
import { putInPlace, workFolder, writeDurably } from '#imports/fetch/put-in-place.ts'
import {
  contentOf,
  type FetchedNote,
  type NotedDownload,
  notesFile,
  readFetchedNotes,
} from '#imports/sources/public-pack/files/fetched-notes.ts'
import { readFilesOf } from '#imports/sources/public-pack/files/pack-files.ts'
import { belongsTo, type DatedSource, type FetchedSource } from '#imports/sources/public-pack/files/pack-paths.ts'

export interface FetchOptions extends DownloadOptions {
  readonly now: Date
  readonly today: string
}

/** The outcome of a source, and a summary in words. */
export interface Fetched {
  readonly became: 'updated' | 'unchanged'
  readonly words: string
}

/** Suitable for a person at a terminal and for the servers of publishers. */
export const defaultTimings: Pick<FetchOptions, 'timeouts' | 'retries' | 'progressMilliseconds'> = {
  timeouts: { answerMilliseconds: 30_000, silenceMilliseconds: 30_000 },
  retries: { tries: 5, firstPauseMilliseconds: 1_000, longestPauseMilliseconds: 120_000 },
  progressMilliseconds: 2_000,
}

/** Fetches one source into a pack. */
export async function fetchSource(pack: string, source: FetchedSource, options: FetchOptions): Promise<Fetched> {
  const fetchable = fetchables[source]
  const note = await currentNote(pack, source)
  const files = await fetchable.files(pack)
  const paths = files.map((_, index) => join(pack, workFolder, `${source}-${index}.part`))
  const { files: came, awaited } = await downloadFiles(filesToGet(source, files, paths, note), options)
  const missing = awaited.length > 0 ? [`${awaited.join(' and ')} not published yet`] : []
  if (!came)
    return { became: 'unchanged', words: [...(note ? ['the pack has the newest'] : []), ...missing].join('; ') }
  options.onProgress(`${source}: checking what came`)
  const unpacked = await checked(fetchable, paths, came, options.today, pack)
  await putInPlace(pack, unpacked.files, fetchable)
  await writeNote(
    pack,
    source,
    unpacked,
    came.filter((each) => each !== null),
    options.now,
  )
  return { became: 'updated', words: [unpacked.summary, ...missing].join('; ') }
}

/** The pack’s note of its copy, if it still describes that copy. */
async function currentNote(pack: string, source: FetchedSource): Promise<FetchedNote | null> {
  const notes = await readFetchedNotes(pack).catch(() => null)
  const files = await readFilesOf(pack, source).catch(() => null)
  const note = notes?.[source]
  return note && files && contentOf(files) === note.content ? note : null
}

/** A damaged download is not resumed, so that the next run starts over. */
async function checked(
  { unpack }: Fetchable,
  paths: readonly string[],
  came: readonly (NotedDownload | null)[],
  today: string,
  pack: string,
): Promise<Unpacked> {
  try {
    return await unpack(
      paths.map((path, index) => (came[index] ? path : null)),
      today,
      pack,
    )
  } finally {
    for (const path of paths) {
      await rm(path, { force: true })
      await rm(`${path}.json`, { force: true })
    }
  }
}

/** Writes into the pack the day of a source, with a checksum of the files to which it applies. */
export async function writeNote(
  pack: string,
  source: DatedSource,
  { files, asOf, commit }: Pick<Unpacked, 'files' | 'asOf' | 'commit'>,
  downloads: readonly NotedDownload[],
  now: Date,
): Promise<void> {
  const before = await readFetchedNotes(pack).catch(() => ({}))
  const content = contentOf(files.filter(({ path }) => belongsTo(source, path)))
  const after = { ...before, [source]: { fetchedAt: now.toISOString(), asOf, commit, downloads, content } }
  await writeDurably(join(pack, notesFile), `${JSON.stringify(after, null, 2)}\n`)
}
