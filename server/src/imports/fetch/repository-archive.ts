import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { Parser, type ReadEntry } from 'tar'
import { parseDay } from '@atlas/contract/rules/calendar-day.ts'
import { FetchFailed } from '#imports/fetch/source/fetch-failed.ts'
import { type TextFile, textFileOf } from '#imports/reading/text-file.ts'

/** Some files of a repository, as of one commit. */
export interface Repository {
  readonly files: readonly TextFile[]
  readonly commit: string | null
  /** The day of the commit. */
  readonly day: string
}

// Text compresses to a tenth; a ratio of a hundred means an attempt to fill the disk or the memory.
const largestRatio = 100
const largestUnpacked = 2_000_000_000
const mostEntries = 200_000
const largestHeader = 64_000
const longestPath = 500

/**
 * Reads the wanted files from an archive of GitHub, selected by their path without the archive's own folder. Nothing is
 * written to the disk, and the rest of the archive is skipped without being kept.
 */
export async function readRepository(
  archive: string,
  isWanted: (path: string) => boolean,
  largestFile: number,
): Promise<Repository> {
  const found = new Map<string, TextFile | null>()
  let commit: string | null = null
  let day: string | null = null
  await readEntries(archive, (entry) => {
    commit ??= commitOf(entry)
    day ??= dayOf(entry)
    const path = entry.path.replace(/^[^/]+\//, '')
    if (!isWanted(path)) return entry.resume()
    const key = path.toLowerCase()
    if (found.has(key)) throw new FetchFailed(`the archive holds ${path} twice`)
    found.set(key, null)
    readWanted(path, entry, largestFile, (file) => found.set(key, file))
  })
  const files = [...found.values()].filter((file) => file !== null)
  if (!day || files.length === 0) throw new FetchFailed('the archive holds none of the files that are wanted')
  return { files, commit, day }
}

/** The comment of the whole archive, in which GitHub writes the commit. */
function commitOf({ globalExtended }: ReadEntry): string | null {
  const comment = globalExtended?.comment
  return comment && /^[0-9a-f]{40}$/.test(comment) ? comment : null
}

/** In an archive of GitHub, every entry has the time of the commit. */
function dayOf({ mtime }: ReadEntry): string | null {
  return mtime && !Number.isNaN(mtime.getTime()) ? parseDay(mtime.toISOString().slice(0, 10)) : null
}

function readWanted(path: string, entry: ReadEntry, largest: number, onRead: (file: TextFile) => void): void {
  if (!isFile(entry)) throw new FetchFailed(`the archive holds a link in the place of ${path}`)
  if (entry.size > largest) throw new FetchFailed(`the archive holds ${path} with ${entry.size} bytes`)
  const chunks: Buffer[] = []
  entry.on('data', (chunk) => chunks.push(chunk))
  entry.on('end', () => onRead(textFileOf(path, Buffer.concat(chunks))))
}

/**
 * Hands over the entries one after another. Each is read or resumed at once, so that the parser keeps nothing,
 * and what is thrown on the way comes out of its `write`.
 */
async function readEntries(archive: string, onEntry: (entry: ReadEntry) => void): Promise<void> {
  let count = 0
  let isWhole = false
  const parser = new Parser({
    strict: true,
    maxMetaEntrySize: largestHeader,
    // Security: compressed data within the archive is not decompressed again.
    maxDecompressionRatio: 0,
    brotli: false,
    zstd: false,
    onReadEntry: (entry) => {
      count += 1
      if (count > mostEntries) throw new FetchFailed(`the archive has more than ${mostEntries} entries`)
      refuseKind(entry)
      refusePath(entry.path)
      onEntry(entry)
    },
  })
  parser.on('ignoredEntry', refuseKind)
  parser.on('eof', () => {
    isWhole = true
  })
  parser.on('error', (error: Error & { tarCode?: string }) => {
    throw new FetchFailed(error.tarCode === 'TAR_BAD_ARCHIVE' ? cutOff : noTar)
  })
  for await (const piece of unpacked(archive, (await stat(archive)).size)) {
    parser.write(piece)
    if (isWhole) return
  }
  parser.end()
  throw new FetchFailed(cutOff)
}

const cutOff = 'the archive was cut off'
const noTar = 'the archive is damaged, or is no tar archive'

function isFile({ type }: ReadEntry): boolean {
  return type === 'File' || type === 'OldFile'
}

// Links are never followed; devices and pipes do not belong in an archive of texts.
function refuseKind(entry: ReadEntry): void {
  if (entry.meta) throw new FetchFailed('the archive has a header that is too large')
  if (!isFile(entry) && !['Directory', 'Link', 'SymbolicLink'].includes(entry.type))
    throw new FetchFailed('the archive holds something that is neither file nor folder')
}

// Security: a path in an archive never decides where a file is written. One that tries to makes the whole archive
// invalid.
function refusePath(path: string): void {
  const isSafe = path.length <= longestPath && !/^\/|\\|\p{Cc}/u.test(path) && !path.split('/').includes('..')
  if (!isSafe) throw new FetchFailed('the archive holds a path that leads out of it')
}

async function* unpacked(archive: string, packedBytes: number): AsyncGenerator<Buffer> {
  const most = Math.min(packedBytes * largestRatio, largestUnpacked)
  const gunzip = createGunzip()
  // The reader receives the errors of the pipeline.
  pipeline(createReadStream(archive), gunzip, () => undefined)
  let bytes = 0
  try {
    for await (const piece of gunzip as AsyncIterable<Buffer>) {
      bytes += piece.length
      if (bytes > most) throw new FetchFailed('the archive unpacks to far more than its size')
      yield piece
    }
  } catch (error) {
    if (error instanceof FetchFailed) throw error
    throw new FetchFailed('the archive is damaged, or is no archive')
  }
}
