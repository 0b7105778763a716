import { createReadStream, mkdirSync, readdirSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join, sep } from 'node:path'
import * as z from 'zod/mini'
import type { ByteReader } from '#database/backup/byte-reader.ts'
import { BackupRefused } from '#database/backup/backup-refused.ts'

// A file is a line that says how long it is, and its bytes; a folder is a line.
const entry = z.object({
  // Nothing is ever written outside of the folder, whatever a file says.
  path: z.string().check(z.regex(/^(?!\.{1,2}(?:\/|$))[\w.-]+(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)*$/)),
  size: z.nullable(z.int().check(z.minimum(0))),
})

/** A folder as one stream of bytes. */
export async function* streamOf(folder: string): AsyncGenerator<Uint8Array> {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const file = join(folder, name)
    const status = statSync(file)
    const path = name.replaceAll(sep, '/')
    yield Buffer.from(`${JSON.stringify({ path, size: status.isFile() ? status.size : null })}\n`)
    if (status.isFile() && status.size > 0) yield* createReadStream(file, { end: status.size - 1 })
  }
}

/** Writes the folder that such a stream holds. */
export async function readStream(bytes: ByteReader, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  for (let line = await bytes.line(); line !== null; line = await bytes.line()) {
    const { path, size } = entryOf(line)
    if (size === null) mkdirSync(join(folder, path), { mode: 0o700 })
    else await writeBytes(join(folder, path), bytes.take(size))
  }
}

async function writeBytes(path: string, pieces: AsyncIterable<Uint8Array>): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    for await (const piece of pieces) await file.writeFile(piece)
  } finally {
    await file.close()
  }
}

function entryOf(line: string): z.output<typeof entry> {
  try {
    return entry.parse(JSON.parse(line))
  } catch (cause) {
    throw new BackupRefused('its content is not as expected', { cause })
  }
}
