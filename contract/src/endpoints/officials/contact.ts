import * as z from 'zod/mini'

/** A phone, an e-mail address or an address as people see it. */
export const contactSchema = z.object({
  value: z.string(),
  /** Whose it is: "own office", "sheriff’s office". */
  of: z.string(),
  /** As far as the source says it: a year, a month or a day. */
  asOf: z.nullable(z.string()),
})
