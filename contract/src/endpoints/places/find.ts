import * as z from 'zod/mini'
import { endpoint } from '#endpoints/endpoint.ts'
import { pointRequest, pointSchema } from '#endpoints/places/point.ts'
import { ladderOfficialSchema } from '#endpoints/places/places.ts'
import { contactSchema } from '#endpoints/officials/contact.ts'
import { standing } from '#endpoints/officials/standing.ts'
import { levels } from '#rules/levels.ts'
import { certainties } from '#rules/place-certainty.ts'
import { placeIdSchema } from '#rules/place-id.ts'
import { placeKinds } from '#rules/place-kinds.ts'
import { stateIds } from '#rules/states.ts'

const zipSchema = z.string().check(z.regex(/^\d{5}$/))
const stateIdSchema = z.enum(stateIds)

/** What is typed: a code alone, or a place. */
const findKinds = ['zip', ...placeKinds] as const
/** What is answered: these, and where a person stands or an address is. */
const foundKinds = ['point', ...findKinds] as const

const suggestionSchema = z.object({
  kind: z.enum(findKinds),
  /** One of the two: what to ask for. */
  zip: z.nullable(z.string()),
  place_id: z.nullable(placeIdSchema),
  /** "38773", "Selma", "Dallas County" */
  name: z.string(),
  /** Tells places of the same name apart, always with the state: "Shaw, Mississippi", "Dallas County, Alabama". */
  detail: z.string(),
  /** It is called exactly as was typed. */
  is_exact: z.boolean(),
})
export type PlaceSuggestion = z.infer<typeof suggestionSchema>

export const leastTyped = 2
export const mostTyped = 100

// Security: what people type here is sent only in the body, because addresses are logged, here and on the way.
export const suggestPlaces = endpoint({
  method: 'POST',
  path: '/find/suggest',
  access: 'user',
  limit: 'search',
  summary: 'ZIP codes, cities, towns, counties and parishes that begin like what was typed. Nothing of it is logged.',
  request: { body: z.strictObject({ text: z.string().check(z.maxLength(mostTyped)) }) },
  reply: z.object({ values: z.array(suggestionSchema) }),
})

/** A county, of which a part or all is in what was asked for. */
const partSchema = z.object({
  id: placeIdSchema,
  /** "Bolivar County" */
  name: z.string(),
  state: z.string(),
  /** Its share of the land of a ZIP area, from 0 to 1; null where no source states it. */
  share: z.nullable(z.number()),
  /** How many of the officials may serve there. */
  officials: z.int(),
})
export type FoundPart = z.infer<typeof partSchema>

const foundOfficialSchema = z.object({
  ...ladderOfficialSchema.shape,
  level: z.nullable(z.enum(levels)),
  /** Which of the parts the official serves, and how sure that is. */
  parts: z.array(z.object({ id: placeIdSchema, certainty: z.enum(certainties) })),
  /** Of a point, why: "by your location, inside Senate District 33 (lines of 2024)". */
  reason: z.nullable(z.string()),
})
export type FoundOfficial = z.infer<typeof foundOfficialSchema>

const foundSchema = z.object({
  kind: z.enum(foundKinds),
  /** "38773", "Selma", "your location" */
  name: z.string(),
  /** "38773 (Shaw, Mississippi)", "Selma, Alabama", "your location" */
  full_name: z.string(),
  /** Null of a ZIP code or a point, which have no page. */
  place_id: z.nullable(placeIdSchema),
  state_id: stateIdSchema,
  /** The counties that it lies in, the one with most of it first. */
  parts: z.array(partSchema),
  /** By level of government, as lists of officials are. */
  officials: z.array(foundOfficialSchema),
  /** How many districts of each chamber reach into its counties. */
  reaching: z.object({ congress: z.int(), senate: z.int(), house: z.int() }),
  /** The official look-up of each of its states, by address. */
  look_ups: z.array(z.object({ state: z.string(), host: z.string(), url: z.string() })),
  /** Of whom nobody is on file, in sentences. */
  not_on_file: z.array(z.string()),
  /** What was found at a point, where one was asked for. */
  point: z.nullable(pointSchema),
})
export type Found = z.infer<typeof foundSchema>

export const findOfficials = endpoint({
  method: 'POST',
  path: '/find',
  access: 'user',
  limit: 'search',
  summary:
    'Everybody on file who represents a ZIP code, a place, a point or an address, and which part of it each one serves. Nothing of it is logged or kept.',
  request: {
    body: z.strictObject({ zip: z.optional(zipSchema), place_id: z.optional(placeIdSchema), ...pointRequest }).check(
      z.refine(asksForOne, {
        error: 'Ask for a ZIP code, a place, an address, or a latitude with its longitude: one of these.',
      }),
      z.refine(({ latitude, accuracy }) => accuracy === undefined || latitude !== undefined, {
        error: 'Only a latitude and a longitude have an accuracy.',
      }),
    ),
  },
  reply: z.object({
    found: z.nullable(foundSchema),
    /** Where nothing was found: why, and what else to try. */
    refusal: z.nullable(z.object({ sentence: z.string(), advice: z.nullable(z.string()) })),
  }),
})
export type FindReply = z.infer<typeof findOfficials.reply>

function asksForOne(body: {
  readonly zip?: string | undefined
  readonly place_id?: string | undefined
  readonly address?: string | undefined
  readonly latitude?: number | undefined
  readonly longitude?: number | undefined
}): boolean {
  const isWhole = (body.latitude === undefined) === (body.longitude === undefined)
  return (
    isWhole && [body.zip, body.place_id, body.address, body.latitude].filter((each) => each !== undefined).length === 1
  )
}

/** A point is a latitude and a longitude with a comma between them. */
export const matchKinds = ['zip', 'county', 'city', 'point', 'address'] as const
export type MatchKind = (typeof matchKinds)[number]

export const matchResults = ['matched', 'crosses', 'ambiguous', 'not_found'] as const
export type MatchResult = (typeof matchResults)[number]

/** The districts of one chamber that a value may lie in. */
const alternativesSchema = z.object({
  /** "67"; of Congress with the state: "AL-7". */
  names: z.array(z.string()),
  /** The first is the one at the middle, and the others possible too. */
  is_first_probable: z.boolean(),
  /** The holders of each one, by name, as indexes into `people`; empty where nobody is on file. */
  holders: z.array(z.array(z.int())),
})
export type Alternatives = z.infer<typeof alternativesSchema>

const matchAnswerSchema = z.object({
  result: z.enum(matchResults),
  /** All that it may lie in; their names, with the state where they are of several. */
  counties: z.array(z.string()),
  /** The officials whom all of each county elects, in order of the counties, as indexes into `people`. */
  county_holders: z.array(z.array(z.int())),
  congress: alternativesSchema,
  senate: alternativesSchema,
  house: alternativesSchema,
  /** Why it was not found, or which several it may be. */
  reason: z.nullable(z.string()),
})
export type MatchAnswer = z.infer<typeof matchAnswerSchema>

export const mostMatched = 20_000
/** Addresses are sent to an outside geocoder one after another, so this many take some seconds. */
export const mostAddresses = 20
export const mostMatchBytes = 2 * 1024 * 1024
const longestValue = 200

export const matchPlaces = endpoint({
  method: 'POST',
  path: '/find/match',
  access: 'user',
  limit: 'search',
  searches: 3,
  mostBodyBytes: mostMatchBytes,
  summary:
    'The county, districts and officials of many ZIP codes, counties, cities, points or addresses, in their order. Nothing of it is stored or logged.',
  request: {
    body: z
      .strictObject({
        values: z.array(z.string().check(z.maxLength(longestValue))).check(z.minLength(1), z.maxLength(mostMatched)),
        kind: z.enum(matchKinds),
        /** Where names are of one state only. */
        state_id: z.optional(stateIdSchema),
      })
      .check(
        z.refine(({ kind, values }) => kind !== 'address' || values.length <= mostAddresses, {
          error: `Send ${mostAddresses} addresses at a time at most.`,
        }),
      ),
  },
  reply: z.object({
    /** Each different answer once. */
    answers: z.array(matchAnswerSchema),
    /** For each value, in their order, which of the answers is its. */
    answer_of: z.array(z.int()),
    /** For addresses, if not all were looked up: how many seconds to wait before asking for the rest. */
    wait_seconds: z.nullable(z.int()),
    /** Everybody who holds one of the districts or is elected by one of the counties, each once. */
    people: z.array(
      z.object({ id: z.int(), name: z.string(), office: z.string(), phone: z.nullable(contactSchema), ...standing }),
    ),
    /** Members of Congress and legislators, those of most values first. */
    officials: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        /** "State Senator, District 13, Mississippi" */
        office: z.string(),
        ...standing,
        values: z.int(),
      }),
    ),
  }),
})
export type MatchReply = z.infer<typeof matchPlaces.reply>
