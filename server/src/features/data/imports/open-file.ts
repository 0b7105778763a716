import { Readable } from 'node:stream'
import { Problem } from '@atlas/contract/problem.ts'
import type { Database } from '#database/connect.ts'
import { templateLines } from '#imports/spreadsheets/columns/template.ts'
import type { OutgoingFile } from '#platform/http/serve-file.ts'

const mediaType = 'text/csv'

/** The file of a run, as it was sent. */
export async function openRunFile(database: Database, id: number): Promise<OutgoingFile> {
  const run = await database
    .selectFrom('import_run')
    .select(['file', 'file_name'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!run?.file) throw new Problem('not_found', { detail: 'There is no file of this import.' })
  const bytes = Readable.from([run.file])
  return { name: safeName(run.file_name), mediaType, bytes, length: run.file.length, packed: 'gzip' }
}

/** The headings of a file of officials, and one invented row. The mark at its beginning lets Excel read accents. */
export async function openTemplate(): Promise<OutgoingFile> {
  const bytes = Buffer.from(
    `\uFEFF${templateLines()
      .map((line) => `${line}\r\n`)
      .join('')}`,
  )
  return {
    name: 'officials-template.csv',
    mediaType,
    bytes: Readable.from([bytes]),
    length: bytes.length,
    packed: null,
  }
}

/** A header takes few letters, and a quotation mark would end the name. */
function safeName(name: string | null): string {
  return (name ?? '').replaceAll(/[^\w .()+-]/g, '_') || 'officials.csv'
}
