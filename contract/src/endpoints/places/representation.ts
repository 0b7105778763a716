import * as z from 'zod/mini'
import { endpoint } from '#endpoints/endpoint.ts'
import { provenanceSchema } from '#endpoints/officials/officials.ts'
import { placeIdSchema } from '#rules/place-id.ts'
import { stateIds } from '#rules/states.ts'

/** The groups whose share of the people of voting age is on file. */
export const comparedGroups = ['black', 'people_of_color'] as const
export type ComparedGroup = (typeof comparedGroups)[number]

const count = z.int().check(z.minimum(0))

const rowSchema = z.object({
  place_id: placeIdSchema,
  /** "Dallas County Commission" */
  name: z.string(),
  office: z.string(),
  /** The number by law; where the law gives none, or more are on file, the number on file. */
  seats: count,
  /** Of whose holder it is known whether they are of the group. */
  known: count,
  /** How many seats the group holds at least, and could hold at most. */
  least: count,
  most: count,
  /** The group's share of the people of voting age, from 0 to 1. */
  share: z.number(),
  /** Whole points that it holds fewer seats than its share whoever holds those not known; below zero more. */
  smallest_gap: z.int(),
})
export type RangeOfBody = z.infer<typeof rowSchema>

export const compareSeats = endpoint({
  method: 'GET',
  path: '/representation',
  access: 'user',
  limit: 'search',
  summary:
    'What seats a group holds at least and could hold at most in each chamber and county body of a state, beside its share of voting age.',
  request: { query: z.strictObject({ state_id: z.enum(stateIds), group: z.enum(comparedGroups) }) },
  reply: z.object({
    /** The largest gap that is certain first. */
    rows: z.array(rowSchema),
    source: z.nullable(provenanceSchema),
    /** The day of the newest record of an official. */
    records_as_of: z.nullable(z.string()),
  }),
})
export type Representation = z.infer<typeof compareSeats.reply>
