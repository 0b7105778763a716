import * as z from 'zod/mini'
import { endpoint } from '#endpoints/endpoint.ts'
import { parseDay } from '#rules/calendar-day.ts'
import { readFormatIds, readFormats } from '#rules/read-formats.ts'
import { pageInAddress, readReplySchema } from '#search/address-search.ts'

const sinceSentence =
  'Say since when: a day such as since=2026-11-01, or the Data-Version of an answer that you have, such as since=412.'

/** From when on: the start of a day in UTC, or after a version of the data. */
export type Since = { readonly day: string } | { readonly version: number }

const query = z.strictObject({
  since: z.pipe(
    z.string({ error: sinceSentence }).check(z.refine((text) => sinceIn(text) !== null, sinceSentence)),
    z.transform((text): Since => sinceIn(text) ?? { version: 0 }),
  ),
  ...pageInAddress,
})

function sinceIn(text: string): Since | null {
  if (/^\d{1,9}$/.test(text)) return { version: Number(text) }
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && parseDay(text) !== null ? { day: text } : null
}

export const readChanges = endpoint({
  method: 'GET',
  path: '/v1/changes',
  access: 'key',
  scope: 'officials',
  summary:
    'What loads changed of officials since a day or a version of the data, the oldest first: values before and after, with source and day, who came, who left.',
  request: { query },
  reply: readReplySchema,
  media: Object.values(readFormats),
})

export const readChangesAs = endpoint({
  ...readChanges,
  path: '/v1/changes.{format}',
  summary: 'The same in a format: changes.csv, changes.json, changes.ndjson.',
  request: { query, params: z.strictObject({ format: z.enum(readFormatIds) }) },
})
