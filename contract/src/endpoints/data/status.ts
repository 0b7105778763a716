import * as z from 'zod/mini'
import { endpoint } from '#endpoints/endpoint.ts'
import { overdueSchema } from '#search/overdue.ts'

const count = z.int().check(z.minimum(0))
const day = z.string()

const sourceStatusSchema = z.object({
  id: z.string(),
  title: z.string(),
  origin: z.string(),
  as_of: z.nullable(day),
  age_days: z.nullable(z.int()),
  /** How many officials and figures rest on it. */
  officials: count,
  figures: count,
  /** The day on which the copy was fetched; null where it is the one that comes with the project or with a file. */
  fetched_on: z.nullable(day),
  /** The day of the last import that read it. */
  imported_on: z.nullable(day),
  /** The newest first, and how many officials of the source held a seat that was on the ballot. */
  elections_since: z.array(z.object({ day, officials: count })),
  is_due: z.boolean(),
  /** What an operator can do about it, in a sentence. */
  to_do: z.string(),
})

/** What `npm run atlas -- status` says, where it runs beside no server. */
export const readDataStatus = endpoint({
  method: 'GET',
  path: '/admin/data-status',
  access: 'admin',
  limit: 'search',
  summary: 'How old each source is, which elections there were since, what to do, and how many terms are over.',
  request: {},
  reply: z.object({
    today: day,
    /** Officials that a search finds, and of how many of them a newer record is due. */
    searchable: count,
    overdue: overdueSchema,
    sources: z.array(sourceStatusSchema),
  }),
})
export type ReadDataStatus = z.infer<typeof readDataStatus.reply>
