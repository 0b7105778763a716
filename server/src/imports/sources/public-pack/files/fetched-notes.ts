import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseDay } from '@atlas/contract/rules/calendar-day.ts'
import * as z from 'zod/mini'
import { ImportRefused } from '#imports/records/import-refused.ts'
import { datedPaths, type DatedSource } from '#imports/sources/public-pack/files/pack-paths.ts'
import { readTextFile, type TextFile } from '#imports/reading/text-file.ts'
import { dayOf } from '#platform/clock.ts'

/** The file in which a pack records which of its files were fetched, when, and from where. */
export const notesFile = 'fetched.json'

const day = z.string().check(z.refine((text) => parseDay(text) === text, 'is not a day of the calendar'))
const noteSchema = z.object({
  fetchedAt: z.string(),
  /** The day that the copy represents; null where the publisher's file does not state one. */
  asOf: z.nullable(day),
  commit: z.nullable(z.string()),
  downloads: z.array(
    z.object({
      /** The requested address, before any redirect and without a mirror. */
      wanted: z.string(),
      address: z.string(),
      etag: z.nullable(z.string()),
      bytes: z.number(),
      sha256: z.string(),
    }),
  ),
  /** The SHA-256 of the source's files in the pack, so that other files never get its date. */
  content: z.string(),
})
export type FetchedNote = z.output<typeof noteSchema>
export type NotedDownload = FetchedNote['downloads'][number]

const optionalNote = z.optional(noteSchema)
const notesSchema = z.strictObject(
  Object.fromEntries(Object.keys(datedPaths).map((source) => [source, optionalNote])) as Record<
    DatedSource,
    typeof optionalNote
  >,
)
export type FetchedNotes = z.output<typeof notesSchema>

const largestNotesBytes = 1_000_000

/** The pack's notes on its fetched sources; empty where nothing was ever fetched. */
export async function readFetchedNotes(folder: string): Promise<FetchedNotes> {
  if (!existsSync(join(folder, notesFile))) return {}
  const { text } = await readTextFile(folder, notesFile, largestNotesBytes)
  const notes = notesSchema.safeParse(parsed(text))
  if (notes.success) return notes.data
  const [issue] = notes.error.issues
  throw new ImportRefused(`${notesFile} is damaged at ${issue?.path.join('.') || 'its start'}; fetch the sources again`)
}

/** The date of each fetched source. Files that differ from what was fetched stop the import. */
export function datesOf(
  notes: FetchedNotes,
  filesOf: (source: DatedSource) => readonly TextFile[],
): Map<string, string> {
  const dates = new Map<string, string>()
  for (const [source, note] of Object.entries(notes) as [DatedSource, FetchedNote][]) {
    if (contentOf(filesOf(source)) !== note.content)
      throw new ImportRefused(
        `The files of ${source} are not those that ${notesFile} dates; fetch ${source} again, or take it out of ${notesFile}`,
      )
    if (note.asOf) dates.set(source, note.asOf)
  }
  return dates
}

/** source → the day on which its copy was fetched. */
export function daysFetched(notes: FetchedNotes): Record<string, string> {
  const dated = Object.entries(notes) as [DatedSource, FetchedNote][]
  return Object.fromEntries(dated.map(([source, { fetchedAt }]) => [source, dayOf(new Date(fetchedAt))]))
}

/** One checksum for many files, independent of their order. */
export function contentOf(files: readonly TextFile[]): string {
  const hash = createHash('sha256')
  for (const { path, text } of files.toSorted((a, b) => (a.path < b.path ? -1 : 1))) hash.update(`${path}\0${text}\0`)
  return hash.digest('hex')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
