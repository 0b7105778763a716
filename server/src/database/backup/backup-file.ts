import { createHash, type Hash, randomUUID } from 'node:crypto'
import {
  createReadStream,
  createWriteStream,
  existsSync,
  fsyncSync,
  openSync,
  closeSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { type BackupHead, readHead } from '#database/backup/backup-head.ts'
import { BackupRefused } from '#database/backup/backup-refused.ts'
import { ByteReader } from '#database/backup/byte-reader.ts'
import { readStream, streamOf } from '#database/backup/folder-stream.ts'

const longestHead = 64 * 1024
const ending = (hash: Hash) => Buffer.from(`\nsha256 ${hash.digest('hex')}\n`)
const endingLength = ending(createHash('sha256')).length

/** Refuses to write over a file that is there. */
export function refuseOverwriting(file: string, isForced: boolean): void {
  if (existsSync(file) && !isForced) {
    throw new BackupRefused(`${file} is there already. Name another file, or add --force to write over it`)
  }
}

/**
 * Writes a backup: a line that says what it is, the folder packed by gzip, and the checksum of all that.
 * It has its name only when it is whole and on the disk. Security: for this user only, as it holds accounts.
 */
export async function writeBackup(file: string, head: BackupHead, folder: string): Promise<void> {
  const draft = `${file}.${randomUUID()}.part`
  try {
    const packed = pack(head, folder)
    await pipeline(packed, createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }))
    renameSync(draft, file)
    flushFolder(dirname(file))
  } finally {
    rmSync(draft, { force: true })
  }
}

async function* pack(head: BackupHead, folder: string): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  const line = Buffer.from(`${JSON.stringify(head)}\n`)
  hash.update(line)
  yield line
  const gzip = createGzip()
  const packing = pipeline(Readable.from(streamOf(folder)), gzip)
  // Whoever reads from gzip hears of a failure by that; here it only must not stay without a listener.
  packing.catch(() => undefined)
  for await (const piece of gzip as AsyncIterable<Buffer>) {
    hash.update(piece)
    yield piece
  }
  await packing
  yield ending(hash)
}

// A renamed file is there after a power cut only when its folder is written too; Windows has no such call.
function flushFolder(folder: string): void {
  if (process.platform === 'win32') return
  const opened = openSync(folder, 'r')
  fsyncSync(opened)
  closeSync(opened)
}

/** Reads a backup from its first byte to its last and answers what it says of itself; refuses a damaged one. */
export async function checkBackup(file: string): Promise<BackupHead> {
  return await withHead(file, async ({ head, size, ends }, opened) => {
    const hash = createHash('sha256')
    const content = opened.createReadStream({ start: 0, end: size - 1, autoClose: false })
    for await (const piece of content as AsyncIterable<Buffer>) hash.update(piece)
    if (!ending(hash).equals(ends))
      throw new BackupRefused(`${file} is damaged: its checksum is not that of its content`)
    return head
  })
}

/** Writes the folder that a backup holds; it was checked before. */
export async function unpackBackup(file: string, folder: string): Promise<void> {
  await withHead(file, async ({ length, size }) => {
    const content = createGunzip()
    const reading = pipeline(createReadStream(file, { start: length, end: size - 1 }), content)
    // Whoever reads the content hears of a failure by that; here it only must not stay without a listener.
    reading.catch(() => undefined)
    try {
      await readStream(new ByteReader(content), folder)
      await reading
    } catch (cause) {
      throw new BackupRefused(`${file} cannot be unpacked: ${String(cause)}`, { cause })
    } finally {
      content.destroy()
    }
  })
}

interface Framed {
  readonly head: BackupHead
  /** How many bytes the first line has. */
  readonly length: number
  /** How many bytes come before the checksum. */
  readonly size: number
  readonly ends: Buffer
}

async function withHead<Result>(
  file: string,
  use: (framed: Framed, opened: FileHandle) => Promise<Result>,
): Promise<Result> {
  const opened = await open(file, 'r').catch((cause: Error) => {
    throw new BackupRefused(`${file} cannot be read: ${cause.message}`, { cause })
  })
  try {
    const start = await bytesAt(opened, 0, longestHead)
    const length = start.indexOf('\n') + 1
    const head = readHead(file, start.toString('utf8', 0, length))
    const size = (await opened.stat()).size - endingLength
    if (size < length) throw new BackupRefused(`${file} is cut off`)
    return await use({ head, length, size, ends: await bytesAt(opened, size, endingLength) }, opened)
  } finally {
    await opened.close()
  }
}

async function bytesAt(opened: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await opened.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}
