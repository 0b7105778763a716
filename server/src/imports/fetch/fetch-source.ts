import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Downloaded, download, inMegabytes } from '#imports/fetch/download.ts'
import type { Fetchable, Unpacked, WantedFile } from '#imports/fetch/fetchable.ts'
import { fetchables } from '#imports/fetch/fetchables.ts'
import { retry, type Retries } from '#imports/fetch/retry.ts'
import { putInPlace, workFolder, writeDurably } from '#imports/fetch/put-in-place.ts'
import type { Timeouts } from '#imports/fetch/request.ts'
import {
  contentOf,
  type FetchedNote,
  notesFile,
  readFetchedNotes,
} from '#imports/sources/public-pack/files/fetched-notes.ts'
import { readFilesOf } from '#imports/sources/public-pack/files/pack-files.ts'
import { belongsTo, type DatedSource, type FetchedSource } from '#imports/sources/public-pack/files/pack-paths.ts'
import type { Progress } from '#imports/records/progress.ts'

export interface FetchOptions {
  readonly now: Date
  readonly today: string
  /** A URL under which the publishers' files are served by the names of their hosts; null for the publishers. */
  readonly mirror: string | null
  readonly signal: AbortSignal
  readonly onProgress: Progress
  readonly timeouts: Timeouts
  readonly retries: Retries
  /** Between two lines about one download. */
  readonly progressMilliseconds: number
}

/** How a person at a terminal, and the servers of publishers, want it. */
export const defaultTimings: Pick<FetchOptions, 'timeouts' | 'retries' | 'progressMilliseconds'> = {
  timeouts: { answerMilliseconds: 30_000, silenceMilliseconds: 30_000 },
  retries: { tries: 5, firstPauseMilliseconds: 1_000, longestPauseMilliseconds: 120_000 },
  progressMilliseconds: 2_000,
}

/** Fetches one source into a pack; answers what came, or null where the pack has the newest already. */
export async function fetchSource(pack: string, source: FetchedSource, options: FetchOptions): Promise<string | null> {
  const fetchable = fetchables[source]
  const known = await knownNote(pack, source)
  const files = await fetchable.files(pack)
  const paths = files.map((_, place) => join(pack, workFolder, `${source}-${place}.part`))
  const downloads = await downloadAll(source, files, paths, known, options)
  if (!downloads) return null
  options.onProgress(`${source}: checking what came`)
  const unpacked = await checked(fetchable, paths, options.today, pack)
  await putInPlace(pack, unpacked.files, fetchable)
  await writeNote(pack, source, unpacked, downloads, options.now)
  return unpacked.summary
}

/** What the pack says of its copy, if that is still the copy it has. */
async function knownNote(pack: string, source: FetchedSource): Promise<FetchedNote | null> {
  const notes = await readFetchedNotes(pack).catch(() => null)
  const files = await readFilesOf(pack, source).catch(() => null)
  const known = notes?.[source]
  return known && files && contentOf(files) === known.content ? known : null
}

/** Every file of a source, or null where none has changed. */
async function downloadAll(
  source: FetchedSource,
  files: readonly WantedFile[],
  paths: readonly string[],
  known: FetchedNote | null,
  options: FetchOptions,
): Promise<Downloaded[] | null> {
  const one = async (place: number, knownEtag: string | null) => {
    const { url = '', largestBytes: largest = 0 } = files[place] ?? {}
    const wanted = { url: mirrored(url, options.mirror), path: paths[place] ?? '', largest, knownEtag }
    const onBytes = throttledProgress(source, place, files.length, options)
    return await retry(
      options.retries,
      options.signal,
      (line) => options.onProgress(`${source}: ${line}`),
      async () => await download(wanted, { ...options, onBytes }),
    )
  }
  const downloads: (Downloaded | null)[] = []
  for (const place of files.keys()) downloads.push(await one(place, known?.downloads[place]?.etag ?? null))
  if (downloads.every((each) => each === null)) return null
  // The files of a source belong together; of one that is still the same, the download was not kept.
  for (const place of files.keys()) downloads[place] ??= await one(place, null)
  return downloads.filter((each) => each !== null)
}

/** Where a mirror has the file of a URL: under the name of its host. */
function mirrored(url: string, mirror: string | null): string {
  if (mirror === null) return url
  const { host, pathname } = new URL(url)
  return `${mirror.replace(/\/+$/, '')}/${host}${pathname}`
}

/** What is damaged is not gone on from: the next run begins anew. */
async function checked(
  { unpack }: Fetchable,
  paths: readonly string[],
  today: string,
  pack: string,
): Promise<Unpacked> {
  try {
    return await unpack(paths, today, pack)
  } finally {
    for (const path of paths) {
      await rm(path, { force: true })
      await rm(`${path}.json`, { force: true })
    }
  }
}

/** Says in the pack of which day a source is, and by its content which files that is true of. */
export async function writeNote(
  pack: string,
  source: DatedSource,
  { files, asOf, commit }: Pick<Unpacked, 'files' | 'asOf' | 'commit'>,
  downloads: readonly Downloaded[],
  now: Date,
): Promise<void> {
  const before = await readFetchedNotes(pack).catch(() => ({}))
  const content = contentOf(files.filter(({ path }) => belongsTo(source, path)))
  const after = { ...before, [source]: { fetchedAt: now.toISOString(), asOf, commit, downloads, content } }
  await writeDurably(join(pack, notesFile), `${JSON.stringify(after, null, 2)}\n`)
}

/** At most one line in each interval: a person can read along, and a log does not fill. */
function throttledProgress(
  source: string,
  place: number,
  of: number,
  { onProgress, progressMilliseconds }: FetchOptions,
) {
  let last = performance.now()
  const which = of > 1 ? `${source} (${place + 1} of ${of})` : source
  return (received: number, total: number | null) => {
    if (performance.now() - last < progressMilliseconds) return
    last = performance.now()
    const share = total ? ` of ${inMegabytes(total)} MB (${Math.floor((100 * received) / total)}%)` : ' MB'
    onProgress(`${which}: ${inMegabytes(received)}${share}`)
  }
}
