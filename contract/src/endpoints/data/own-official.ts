import * as z from 'zod/mini'
import type { CorrectableId } from '#catalogue/correctable.ts'
import { importSchema } from '#endpoints/data/imports.ts'
import { endpoint } from '#endpoints/endpoint.ts'
import { seatAnswers } from '#endpoints/data/import-check.ts'
import { daySchema } from '#rules/day-schemas.ts'
import { officialIdSchema } from '#rules/official-id.ts'
import { placeIdSchema } from '#rules/place-id.ts'

export const longestOfficialText = 500
const longestSource = 200

/** What is told of a single official, each as the column that it fills. */
export const officialFields = {
  name: 'eo.name',
  party: 'party.name',
  phone: 'eo.phone',
  email: 'eo.email',
  address: 'stats.address',
  since: 'eo.since',
  term_end: 'eo.term_end',
} as const satisfies Record<string, CorrectableId>
export type OfficialField = keyof typeof officialFields

const line = (longest: number) => z._default(z.string().check(z.trim(), z.maxLength(longest)), '')
const text = line(longestOfficialText)
const waysOf = (body: { readonly follows?: unknown; readonly seat_id?: unknown; readonly place_id?: unknown }) =>
  [body.follows, body.seat_id, body.place_id].filter((way) => way !== undefined)
const filled = (longest: number, missing: string) =>
  z.string().check(z.trim(), z.maxLength(longest), z.minLength(1, missing))

/**
 * A single official for the own list. It is a file of one row, which `readCheck` says the changes of and `confirmImport`
 * loads; the next one takes its place, and the file that the person sent stays.
 */
export const sendOfficial = endpoint({
  method: 'POST',
  path: '/admin/imports/officials',
  access: 'admin',
  limit: 'search',
  status: 202,
  summary:
    'Tell a single official who is added to the own list, or follows somebody. It is checked in the background; nothing is loaded yet.',
  request: {
    body: z
      .strictObject({
        /** The seat of this official, whom the one who is told follows. */
        follows: z.optional(officialIdSchema),
        /** Or a seat by law that nobody on file holds: `seat_id` of the seats of a place. */
        seat_id: z.optional(z.int().check(z.positive())),
        /** Or else an office of a place. */
        place_id: z.optional(placeIdSchema),
        office: text,
        /** Of an office that is of a part of the place: "3". */
        district: line(100),
        name: filled(longestOfficialText, 'Enter the name.'),
        party: text,
        phone: text,
        email: text,
        address: text,
        since: text,
        term_end: text,
        source: filled(longestSource, 'An official needs a source.'),
        as_of: daySchema,
        /** Where somebody else holds the seat; null asks, by the check. */
        seat_answer: z._default(z.nullable(z.enum(seatAnswers)), null),
      })
      .check(
        z.refine((body) => waysOf(body).length === 1, {
          error: 'Say whom the official follows, or the seat, or the place; one of them.',
        }),
        z.refine(({ place_id: placeId, office }) => placeId === undefined || office !== '', {
          error: 'Choose the office.',
          path: ['office'],
        }),
      ),
  },
  reply: importSchema,
})
export type SubmittedOfficial = z.infer<typeof sendOfficial.request.body>
