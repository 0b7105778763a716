import * as z from 'zod/mini'
import { endpoint } from '#endpoints/endpoint.ts'
import { fileName, importParams, importSchema, mostOfficialsFileBytes } from '#endpoints/data/imports.ts'
import { parseDay } from '#rules/calendar-day.ts'
import { states, stateIds } from '#rules/states.ts'

/** As many as a check lists. */
const mostResultsAnswers = 200

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

export const answerResultsQuestions = endpoint({
  method: 'PUT',
  path: '/admin/imports/{id}/results-answers',
  access: 'admin',
  limit: 'search',
  status: 202,
  summary:
    'Answer what the check of a file of results asks: whether two names are one person, which seat a contest is for, how many are elected. The winners are held beside those on file anew; the answers are kept for the load.',
  request: {
    params: importParams,
    body: z.strictObject({
      answers: z
        .array(
          z.strictObject({
            question_id: z.string().check(z.maxLength(50)),
            /** One of its options; null takes the answer back. */
            option_id: z.nullable(z.string().check(z.maxLength(200))),
          }),
        )
        .check(z.minLength(1), z.maxLength(mostResultsAnswers)),
    }),
  },
  reply: importSchema,
})
