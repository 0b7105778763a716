import * as z from 'zod/mini'

const most = 2_147_483_647

/** The number of an official, or of a seat that an organization's own file names: what an integer of the database holds. */
export const officialIdSchema = z.int().check(z.minimum(1), z.maximum(most))

/** The same in an address. */
export const officialIdTextSchema = z.string().check(
  z.regex(/^[1-9]\d{0,9}$/, { abort: true }),
  z.refine((text) => Number(text) <= most),
)
