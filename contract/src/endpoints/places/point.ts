import * as z from 'zod/mini'
import { placeIdSchema } from '#rules/place-id.ts'

/** The kinds of divisions whose outlines are on file. */
export const divisionKinds = [
  'county',
  'municipality',
  'congressional_district',
  'senate_district',
  'house_district',
] as const

/** What the point of an answer is: where a device is, a building, or a number between others of its street. */
export const precisions = ['location', 'building', 'street'] as const
export type Precision = (typeof precisions)[number]

const divisionSchema = z.object({
  kind: z.enum(divisionKinds),
  place_id: placeIdSchema,
  /** "Senate District 12" */
  name: z.string(),
  /** The year of its lines. */
  lines_of: z.int(),
  /** What is known of newer lines, in a sentence. */
  newer_lines: z.nullable(z.string()),
})

export const pointSchema = z.object({
  latitude: z.number(),
  longitude: z.number(),
  precision: z.enum(precisions),
  /** How far the point may be off, as the device says. */
  accuracy_meters: z.nullable(z.number()),
  /** The address as the geocoder understood it. */
  matched: z.nullable(z.string()),
  /** What it lies in. */
  inside: z.array(divisionSchema),
  /** What it may lie in just as well, because it is so near the line, the nearest of each kind first. */
  near_line: z.array(z.object({ ...divisionSchema.shape, meters: z.number() })),
})
export type FoundPoint = z.infer<typeof pointSchema>

export const longestAddress = 200

const latitude = z.number().check(z.minimum(-90), z.maximum(90))
const longitude = z.number().check(z.minimum(-180), z.maximum(180))
// The distance from one end of the five states to the other; a larger number would mean nothing.
const accuracy = z.number().check(z.minimum(0), z.maximum(1_000_000))

/** Ways to ask by a point, in a body. */
export const pointRequest = {
  latitude: z.optional(latitude),
  longitude: z.optional(longitude),
  /** In meters. */
  accuracy: z.optional(accuracy),
  address: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(longestAddress))),
}
