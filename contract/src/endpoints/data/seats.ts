import * as z from 'zod/mini'
import { endpoint } from '#endpoints/endpoint.ts'
import { fipsSchema } from '#endpoints/places/county-shares.ts'
import { levels } from '#rules/levels.ts'
import { lawConfidences, seatsSetBy } from '#rules/seats-by-law.ts'
import { stateIds } from '#rules/states.ts'

const count = z.int().check(z.minimum(0))

/** What is counted of the holders on file. */
const counts = {
  on_file: count,
  with_phone: count,
  with_email: count,
  ethnicity_known: count,
  result_pending: count,
}

const officeSchema = z.object({
  state_id: z.enum(stateIds),
  office: z.string(),
  /** Offices that hold the same seats under another name, and are counted with it. */
  also: z.array(z.string()),
  level: z.nullable(z.enum(levels)),
  /** How many seats there are in the state; null where local law decides, or nobody has counted them. */
  seats_by_law: z.nullable(count),
  set_by: z.nullable(z.enum(seatsSetBy)),
  ...counts,
  /** Of those on file, how many a search finds; the coverage rule leaves the others out. */
  searchable: count,
  /** The sections of the law; null where none was looked up. */
  law: z.nullable(z.string()),
  confidence: z.nullable(z.enum(lawConfidences)),
  note: z.nullable(z.string()),
})
export type SeatsOfOffice = z.infer<typeof officeSchema>

const countySchema = z.object({
  id: fipsSchema,
  /** The seats by law that the county itself fills; none where no number was looked up. */
  seats_by_law: count,
  ...counts,
})
export type SeatsOfCounty = z.infer<typeof countySchema>

const filters = { state_id: z.optional(z.enum(stateIds)), office: z.optional(z.string().check(z.maxLength(100))) }

export const countSeats = endpoint({
  method: 'GET',
  path: '/seats',
  access: 'user',
  limit: 'search',
  summary: 'The seats of each office of each state by law and on file, and those that each county fills itself.',
  request: { query: z.strictObject(filters) },
  reply: z.object({
    offices: z.array(officeSchema),
    counties: z.array(countySchema),
    /** The day on which the numbers of the law were written down. */
    law_as_of: z.string(),
  }),
})
export type SeatsReply = z.infer<typeof countSeats.reply>

export const downloadSeats = endpoint({
  method: 'GET',
  path: '/seats.csv',
  access: 'user',
  limit: 'search',
  summary: 'The same table of offices and states as a file.',
  request: { query: z.strictObject(filters) },
  reply: z.string(),
  media: ['text/csv'],
})
