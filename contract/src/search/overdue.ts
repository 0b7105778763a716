import * as z from 'zod/mini'

const count = z.int().check(z.minimum(0))

/** How many of a group of officials need a newer record, because somebody else may hold the seat. */
export const overdueSchema = z.object({
  /** Terms that ended before today. */
  terms_over: count,
  /** Seats that were on the ballot and whose result no source has. */
  results_pending: count,
  /** The earliest day of those ballots; null where there is none. */
  pending_since: z.nullable(z.string()),
  /** Those that are marked "Term over, successor not on file": nobody waits that long for a result. */
  long_over: count,
})
export type Overdue = z.infer<typeof overdueSchema>
