import * as z from 'zod/mini'
import { endpoint } from '#endpoints/endpoint.ts'
import { fileName, importSchema, mostOfficialsFileBytes } from '#endpoints/data/imports.ts'
import { parseDay } from '#rules/calendar-day.ts'
import { states, stateIds } from '#rules/states.ts'

const codes = stateIds.map((id) => states[id].code)

export const sendResultsFile = endpoint({
  method: 'POST',
  path: '/results/{day}/files',
  access: 'admin',
  limit: 'search',
  status: 202,
  summary:
    'Send a file of the results of an election day. Its winners are held beside those on file in the background; nothing is published before it is confirmed, as every other import is.',
  request: {
    params: z.object({
      day: z
        .string()
        .check(z.refine((day) => parseDay(day) !== null, 'Name the day of the election, as in 2026-11-03.')),
    }),
    query: z.strictObject({
      name: fileName,
      /** Where a file does not tell its state. */
      state: z.optional(z.string().check(z.refine((code) => codes.includes(code), `Name one of ${codes.join(', ')}.`))),
    }),
    file: { media: ['text/csv', 'application/octet-stream'], mostBytes: mostOfficialsFileBytes },
  },
  reply: importSchema,
})
