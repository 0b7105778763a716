import { type Downloaded, download, inMegabytes } from '#imports/fetch/download.ts'
import { NotThere } from '#imports/fetch/source/fetch-failed.ts'
import type { FileToFetch } from '#imports/fetch/source/fetchable.ts'
import type { Timeouts } from '#imports/fetch/request.ts'
import { retry, type Retries } from '#imports/fetch/retry.ts'
import type { Progress } from '#imports/records/progress.ts'
import type { FetchedNote, NotedDownload } from '#imports/sources/public-pack/files/fetched-notes.ts'

export interface DownloadOptions {
  /**
   * The URL of a mirror, which has the files of each publisher under the name of its host; null to use the publishers.
   */
  readonly mirror: string | null
  readonly signal: AbortSignal
  readonly onProgress: Progress
  readonly timeouts: Timeouts
  readonly retries: Retries
  /** The time between two lines of progress for one download. */
  readonly progressMilliseconds: number
}

/** A file of a source, the path of its download, and the pack's note of the last download. */
export interface FileToGet {
  readonly file: FileToFetch
  readonly path: string
  /** "florida-results (1 of 2)" */
  readonly name: string
  readonly previous: NotedDownload | null
}

export interface Downloads {
  /** One for each file, or null where the file is not published yet; null where all files are unchanged. */
  readonly files: readonly (NotedDownload | null)[] | null
  /** Descriptions of what is not published yet. */
  readonly awaited: readonly string[]
}

export function filesToGet(
  source: string,
  files: readonly FileToFetch[],
  paths: readonly string[],
  note: FetchedNote | null,
): FileToGet[] {
  return files.map((file, index) => ({
    file,
    path: paths[index] ?? '',
    name: files.length > 1 ? `${source} (${index + 1} of ${files.length})` : source,
    previous: note?.downloads.find(({ wanted }) => wanted === file.url) ?? null,
  }))
}

/** Every file of a source, or none where none has changed. */
export async function downloadFiles(files: readonly FileToGet[], options: DownloadOptions): Promise<Downloads> {
  const came: (NotedDownload | 'same' | 'awaited')[] = []
  for (const each of files) came.push(await downloadChanged(each, options))
  const awaited = files.flatMap(({ file }, index) => (came[index] === 'awaited' ? (file.awaited ?? file.url) : []))
  if (came.every((each) => each === 'same' || each === 'awaited')) return { files: null, awaited }
  const all: (NotedDownload | null)[] = []
  for (const [index, each] of files.entries()) {
    const already = came[index]
    // The files of a source belong together, so the unchanged ones are needed too.
    if (already === 'same') all.push(await downloadFile(each, null, options))
    else all.push(typeof already === 'object' ? already : null)
  }
  return { files: all, awaited }
}

async function downloadChanged(each: FileToGet, options: DownloadOptions): Promise<NotedDownload | 'same' | 'awaited'> {
  try {
    return (await downloadFile(each, each.previous?.etag ?? null, options)) ?? 'same'
  } catch (error) {
    // A file that was there before and is missing now is a failure, because the people it names would disappear.
    if (error instanceof NotThere && each.file.awaited !== undefined && !each.previous) return 'awaited'
    throw error
  }
}

async function downloadFile(
  { file: { url, largestBytes }, path, name }: FileToGet,
  previousEtag: string | null,
  options: DownloadOptions,
): Promise<NotedDownload | null> {
  const onBytes = throttledProgress(name, options)
  const came: Downloaded | null = await retry(
    options.retries,
    options.signal,
    (line) => options.onProgress(`${name}: ${line}`),
    async () =>
      await download(
        { url: mirrored(url, options.mirror), path, largest: largestBytes, previousEtag },
        { ...options, onBytes },
      ),
  )
  return came && { ...came, wanted: url }
}

/** The URL of a file on a mirror: under the name of its host. */
function mirrored(url: string, mirror: string | null): string {
  if (mirror === null) return url
  const { host, pathname } = new URL(url)
  return `${mirror.replace(/\/+$/, '')}/${host}${pathname}`
}

/** At most one line in each interval, so that a person can follow and a log does not fill up. */
function throttledProgress(name: string, { onProgress, progressMilliseconds }: DownloadOptions) {
  let last = performance.now()
  return (received: number, total: number | null) => {
    if (performance.now() - last < progressMilliseconds) return
    last = performance.now()
    const share = total ? ` of ${inMegabytes(total)} MB (${Math.floor((100 * received) / total)}%)` : ' MB'
    onProgress(`${name}: ${inMegabytes(received)}${share}`)
  }
}
