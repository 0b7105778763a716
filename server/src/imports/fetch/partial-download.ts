import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import * as z from 'zod/mini'
import { makeFolder } from '#platform/make-folder.ts'

/** The part of a file that has been downloaded so far, and a value by which its server recognizes the same file. */
export interface PartialDownload {
  readonly bytes: number
  /** A strong ETag or the time of the last change, as the server wrote it. */
  readonly validator: string
}

const noteSchema = z.object({ address: z.string(), validator: z.string() })

/** The partial download that an earlier try left of exactly this URL; null when there is none to resume. */
export async function readPartial(path: string, url: string): Promise<PartialDownload | null> {
  const note = await readFile(noteOf(path), 'utf8').then(noteIn, () => null)
  const size = await stat(path).then(
    (about) => about.size,
    () => 0,
  )
  return note && note.address === url && size > 0 ? { bytes: size, validator: note.validator } : null
}

/** Records the file that the partial download belongs to, before its first byte is written. */
export async function startPartial(path: string, url: string, validator: string | null): Promise<void> {
  await deletePartial(path)
  makeFolder(dirname(path))
  if (validator === null) return
  // A note that was only partly written when the machine stopped must not describe the partial download.
  const draft = `${noteOf(path)}.new`
  await writeFile(draft, JSON.stringify({ address: url, validator }))
  await rename(draft, noteOf(path))
}

export async function deletePartial(path: string): Promise<void> {
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
