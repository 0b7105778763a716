import * as z from 'zod/mini'
import { endpoint } from '#endpoints/endpoint.ts'
import { seatTraits } from '#endpoints/places/bodies.ts'
import { filtersSchema } from '#search/filter.ts'

const count = z.int().check(z.minimum(0))

const traitSchema = z.object({
  column_id: z.enum(seatTraits),
  /** Of how many officials it is known, and of how many it is not. */
  known: count,
  unknown: count,
  /** Every value that somebody has, in the order of the words of the atlas. */
  groups: z.array(z.object({ value: z.string(), officials: count })),
})

const countedSchema = z.object({
  /** A level of government, or an office; null where nobody states it. */
  label: z.nullable(z.string()),
  officials: count,
  traits: z.array(traitSchema),
})
/** The officials of a level or of an office, counted. */
export type CountedOfficials = z.infer<typeof countedSchema>

const traitsOfOfficialsSchema = z.object({
  today: z.string(),
  officials: count,
  /** From Congress down to schools. */
  by_level: z.array(countedSchema),
  /** Those with the most officials first. */
  by_office: z.array(countedSchema),
})
export type TraitsOfOfficials = z.infer<typeof traitsOfOfficialsSchema>

export const countTraits = endpoint({
  method: 'POST',
  path: '/search/eo/traits',
  access: 'user',
  limit: 'search',
  summary:
    'The officials under these filters, counted by level of government and by office, each by ethnicity, gender and party; party not in the nonpartisan view.',
  request: { body: z.strictObject({ filters: z._default(filtersSchema, []) }) },
  reply: traitsOfOfficialsSchema,
})
