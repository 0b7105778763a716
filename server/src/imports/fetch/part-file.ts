import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import * as z from 'zod/mini'
import { makeFolder } from '#platform/make-folder.ts'

/** What has come of a file so far, and by what its server will recognize the same file again. */
export interface Part {
  readonly bytes: number
  /** A strong ETag or the time of the last change, as the server wrote it. */
  readonly validator: string
}

const noteSchema = z.object({ address: z.string(), validator: z.string() })

/** The part that an earlier try left of this very URL; null where there is none to go on from. */
export async function partOf(path: string, url: string): Promise<Part | null> {
  const note = await readFile(noteOf(path), 'utf8').then(noteIn, () => null)
  const size = await stat(path).then(
    (about) => about.size,
    () => 0,
  )
  return note && note.address === url && size > 0 ? { bytes: size, validator: note.validator } : null
}

/** Notes, before the first byte is written, what the part will be a part of. */
export async function beginPart(path: string, url: string, validator: string | null): Promise<void> {
  await dropPart(path)
  makeFolder(dirname(path))
  if (validator === null) return
  // A note that was half written when the machine stopped must not speak for the part.
  const draft = `${noteOf(path)}.new`
  await writeFile(draft, JSON.stringify({ address: url, validator }))
  await rename(draft, noteOf(path))
}

export async function dropPart(path: string): Promise<void> {
  await rm(noteOf(path), { force: true })
  await rm(path, { force: true })
}

function noteOf(path: string): string {
  return `${path}.json`
}

function noteIn(text: string) {
  try {
    return noteSchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}
