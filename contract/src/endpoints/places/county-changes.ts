import * as z from 'zod/mini'
import { endpoint } from '#endpoints/endpoint.ts'
import { fipsSchema } from '#endpoints/places/county-shares.ts'
import { daySchema } from '#rules/day-schemas.ts'

const count = z.int().check(z.minimum(0))

const rowSchema = z.object({
  place_id: fipsSchema,
  /** Counts the officials whom the voters of the county, or of a part of it, elect without voters of other counties. */
  came: count,
  left: count,
  /** Counts those who were there before and still are, with another value. */
  changed: count,
})
export type ChangesOfCounty = z.infer<typeof rowSchema>

export const countCountyChanges = endpoint({
  method: 'GET',
  path: '/counties/changes',
  access: 'user',
  limit: 'search',
  summary:
    'How many of the own officials of each county and parish came, left or changed since the start in UTC of a day; those without a change are left out.',
  request: {
    /** Without a day: a month ago, or the day of the first load, where that is later. */
    query: z.strictObject({ since: z.optional(daySchema) }),
  },
  reply: z.object({
    since: daySchema,
    today: daySchema,
    /** The day of the first load, before which nothing can be told; null where nothing is loaded. */
    records_begin: z.nullable(daySchema),
    rows: z.array(rowSchema),
  }),
})
export type CountyChanges = z.infer<typeof countCountyChanges.reply>
