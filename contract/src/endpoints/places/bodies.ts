import * as z from 'zod/mini'
import type { ColumnId } from '#catalogue/columns.ts'
import { endpoint } from '#endpoints/endpoint.ts'
import { provenanceSchema } from '#endpoints/officials/officials.ts'
import { placeIdSchema } from '#rules/place-id.ts'
import { placeKinds } from '#rules/place-kinds.ts'
import { seatsSetBy } from '#rules/seats-by-law.ts'
import { columnValueSchema } from '#search/search-request.ts'

/** How the seats of a body are divided into groups; the nonpartisan view has no groups by party. */
export const seatTraits = ['eo.ethnicity', 'eo.gender', 'party.name'] as const satisfies readonly ColumnId[]
export type SeatTrait = (typeof seatTraits)[number]

/** What is told of each seat whose holder can be searched. */
export const seatColumns = [
  'eo.id',
  'eo.name',
  'jurisdiction.district',
  'stats.result_pending',
  'eo.term_end',
  'eo.elected',
  'eo.takes_office',
  ...seatTraits,
] as const satisfies readonly ColumnId[]

const count = z.int().check(z.minimum(0))

const traitSchema = z.object({
  column_id: z.enum(seatTraits),
  /** Of how many seats it is known, and of how many whose holder can be searched it is not. */
  known: count,
  unknown: count,
  /** Every value that somebody has, in the order of the words of the atlas. */
  groups: z.array(z.object({ value: z.string(), seats: count })),
})
export type TraitOfSeats = z.infer<typeof traitSchema>

const bodySchema = z.object({
  /** "Georgia House of Representatives" */
  name: z.string(),
  office: z.string(),
  /** The number by law; where the law gives none, or more are on file, the number on file. */
  seats: count,
  seats_by_law: z.nullable(count),
  set_by: z.nullable(z.enum(seatsSetBy)),
  on_file: count,
  /** How many holders on file the coverage rule leaves out, so that nothing else is said about them. */
  left_out: count,
  not_on_file: count,
  traits: z.array(traitSchema),
  /** Those whose holder can be searched, in the order of their districts. */
  holders: z.array(z.record(z.string(), columnValueSchema)),
  /** What is said of the gap of Black seats. */
  gap: z.object({ value: z.string(), rest: z.string() }),
  sources: z.array(provenanceSchema),
})
export type BodySeats = z.infer<typeof bodySchema>

export const listBodies = endpoint({
  method: 'GET',
  path: '/places/{id}/bodies',
  access: 'user',
  limit: 'search',
  summary:
    'The seats of each body that governs a place, by ethnicity, gender and party, beside its people of voting age.',
  request: { params: z.strictObject({ id: placeIdSchema }) },
  reply: z.object({
    id: placeIdSchema,
    kind: z.enum(placeKinds),
    name: z.string(),
    state_id: z.string(),
    state: z.string(),
    bodies: z.array(bodySchema),
    /** Shares of the people of voting age, from 0 to 1, by the ethnicity of a seat; null where no source states them. */
    voting_age: z.nullable(
      z.object({
        groups: z.array(z.object({ values: z.array(z.string()), share: z.number() })),
        source: provenanceSchema,
      }),
    ),
  }),
})
export type PlaceBodies = z.infer<typeof listBodies.reply>
