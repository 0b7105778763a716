import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { type FileHandle, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { crc32 } from 'node:zlib'
import type { BuiltSnapshot } from '#dataset/build-snapshot.ts'
import { type PackedPlaces, packSnapshot, unpackSnapshot } from '#dataset/packed-snapshot.ts'
import { makeFolder } from '#platform/make-folder.ts'

/** The head of the file. The packed snapshot follows, then the checksum of everything before. */
interface Head extends PackedPlaces, SnapshotKeys {}

/** Two hashes of 32 bytes that identify a file. */
interface SnapshotKeys {
  /** The program and its settings; a file of another maker is never read. */
  readonly maker: Buffer
  /** The data. */
  readonly data: Buffer
}

const keyBytes = 32
const numberBytes = 8
const headBytes = 2 * keyBytes + 2 * numberBytes
const checksumBytes = 4

// Linux reads at most two gigabytes at once.
const mostBytesAtOnce = 2 ** 30
// A process that is still writing has written less than this ago.
const abandonedMilliseconds = 3_600_000

/** Null if there is no file, or it is of another maker; throws if it is incomplete. */
export async function readSnapshotFile(file: string, maker: Buffer): Promise<BuiltSnapshot | null> {
  return await reading(file, async (handle) => {
    const head = await readHead(handle)
    if (!head.maker.equals(maker)) return null
    const { size } = await handle.stat()
    const length = head.end + checksumBytes
    if (size !== length) throw new Error(`The file has ${size} bytes, and should have ${length}`)
    const memory = new SharedArrayBuffer(size)
    await fill(new Uint8Array(memory), handle)
    const checksum = crc32(new Uint8Array(memory, 0, head.end))
    if (new DataView(memory).getUint32(head.end, true) !== checksum) throw new Error('The file is damaged')
    return unpackSnapshot(memory, head)
  })
}

/**
 * Returns whether it had to be written. The file is replaced atomically and readable only for its owner; if two
 * processes write at the same time, the last one wins.
 */
export async function writeSnapshotFile(
  file: string,
  built: BuiltSnapshot,
  keys: SnapshotKeys,
  signal: AbortSignal,
): Promise<boolean> {
  const head = await reading(file, async (handle) => await readHead(handle).catch(() => null))
  if (head?.maker.equals(keys.maker) && head.data.equals(keys.data)) return false
  makeFolder(dirname(file), 0o700)
  await removeAbandoned(file)
  const unfinished = `${file}.${randomUUID()}`
  try {
    const packed = packSnapshot(built, headBytes)
    const bytes = withChecksum([headOf({ ...packed, ...keys }), ...packed.parts])
    await pipeline(bytes, createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true }), { signal })
    await rename(unfinished, file)
    return true
  } finally {
    await rm(unfinished, { force: true })
  }
}

async function reading<Result>(file: string, read: (handle: FileHandle) => Promise<Result>): Promise<Result | null> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  try {
    return handle && (await read(handle))
  } finally {
    await handle?.close()
  }
}

async function readHead(handle: FileHandle): Promise<Head> {
  const head = Buffer.alloc(headBytes)
  await fill(head, handle)
  return {
    maker: head.subarray(0, keyBytes),
    data: head.subarray(keyBytes, 2 * keyBytes),
    restStart: head.readDoubleLE(2 * keyBytes),
    end: head.readDoubleLE(2 * keyBytes + numberBytes),
  }
}

function headOf({ maker, data, restStart, end }: Head): Buffer {
  const head = Buffer.alloc(headBytes)
  maker.copy(head)
  data.copy(head, keyBytes)
  head.writeDoubleLE(restStart, 2 * keyBytes)
  head.writeDoubleLE(end, 2 * keyBytes + numberBytes)
  return head
}

/** Including the head. */
async function fill(bytes: Uint8Array, handle: FileHandle): Promise<void> {
  for (let at = 0; at < bytes.length; ) {
    const { bytesRead } = await handle.read(bytes, at, Math.min(bytes.length - at, mostBytesAtOnce), at)
    if (bytesRead === 0) throw new Error('The file is cut short')
    at += bytesRead
  }
}

function* withChecksum(parts: Iterable<Uint8Array>): Generator<Uint8Array> {
  let checksum = 0
  for (const part of parts) {
    checksum = crc32(part, checksum)
    yield part
  }
  const last = Buffer.alloc(checksumBytes)
  last.writeUint32LE(checksum)
  yield last
}

/** Removes files of processes that were killed while writing. */
async function removeAbandoned(file: string): Promise<void> {
  const folder = dirname(file)
  const names = (await readdir(folder)).filter((name) => name.startsWith(`${basename(file)}.`))
  for (const path of names.map((name) => join(folder, name))) {
    const { mtimeMs } = await stat(path)
    if (Date.now() - mtimeMs > abandonedMilliseconds) await rm(path, { force: true })
  }
}
