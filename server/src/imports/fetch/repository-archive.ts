import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { FetchFailed } from '#imports/fetch/fetch-failed.ts'
import { readTar, type TarEntry } from '#imports/fetch/tar.ts'
import { type TextFile, textFileOf } from '#imports/reading/text-file.ts'

/** Some files of a repository, as they are in one commit. */
export interface Repository {
  readonly files: readonly TextFile[]
  readonly commit: string | null
  /** The day of the commit. */
  readonly day: string
}

// Text shrinks to a tenth; what shrinks to a hundredth is there to fill a disk or a memory.
const largestRatio = 100
const largestUnpacked = 2_000_000_000

/**
 * Takes out of an archive of GitHub the files whose path, without the archive's own folder, is wanted. Nothing
 * of it is written, and the rest of it is passed over without being kept.
 */
export async function readRepository(
  archive: string,
  isWanted: (path: string) => boolean,
  largestFile: number,
): Promise<Repository> {
  const found = new Map<string, TextFile>()
  let commit: string | null = null
  let day: string | null = null
  for await (const entry of readTar(await unpacked(archive))) {
    commit ??= /^[0-9a-f]{40}$/.test(entry.comment ?? '') ? entry.comment : null
    day ??= new Date(entry.changedAt * 1_000).toISOString().slice(0, 10)
    const path = entry.path.replace(/^[^/]+\//, '')
    if (!isWanted(path)) continue
    if (found.has(path.toLowerCase())) throw new FetchFailed(`the archive holds ${path} twice`)
    found.set(path.toLowerCase(), await wantedFile(path, entry, largestFile))
  }
  if (!day || found.size === 0) throw new FetchFailed('the archive holds none of the files that are wanted')
  return { files: [...found.values()], commit, day }
}

async function wantedFile(path: string, entry: TarEntry, largest: number): Promise<TextFile> {
  if (!entry.isFile) throw new FetchFailed(`the archive holds a link in the place of ${path}`)
  if (entry.size > largest) throw new FetchFailed(`the archive holds ${path} with ${entry.size} bytes`)
  return textFileOf(path, await entry.content())
}

async function unpacked(archive: string): Promise<AsyncIterable<Uint8Array>> {
  const { size } = await stat(archive)
  const most = Math.min(size * largestRatio, largestUnpacked)
  const gunzip = createGunzip()
  // Whoever reads hears of what fails on the way.
  pipeline(createReadStream(archive), gunzip, () => undefined)
  return bounded(gunzip, most)
}

async function* bounded(bytes: AsyncIterable<Buffer>, most: number): AsyncGenerator<Buffer> {
  let unpackedBytes = 0
  try {
    for await (const piece of bytes) {
      unpackedBytes += piece.length
      if (unpackedBytes > most) throw new FetchFailed('the archive unpacks to far more than its size')
      yield piece
    }
  } catch (error) {
    if (error instanceof FetchFailed) throw error
    throw new FetchFailed('the archive is damaged, or is no archive')
  }
}
