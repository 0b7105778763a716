import * as z from 'zod/mini'
import type { ColumnIdFor, PartisanColumnId } from '#catalogue/columns.ts'
import type { ColumnValue } from '#catalogue/value.ts'
import {
  columnIdSchema,
  columnValueSchema,
  searchInUrlSchema,
  searchReplySchema,
  searchRequestSchema,
} from '#search/search-request.ts'
import { placeIdSchema } from '#rules/place-id.ts'
import { endpoint } from '#endpoints/endpoint.ts'
import { standing } from '#endpoints/officials/standing.ts'
import { onlyTheFirst } from '#search/most-words.ts'
import { methods } from '#catalogue/method.ts'
import { placeKinds } from '#rules/place-kinds.ts'
import { officialIdTextSchema } from '#rules/official-id.ts'

export const searchOfficials = endpoint({
  method: 'POST',
  path: '/search/eo',
  access: 'user',
  limit: 'search',
  summary: 'A page of officials under every filter, sorted, with the total.',
  request: { body: searchRequestSchema },
  reply: searchReplySchema,
})

// HTTP knows "not modified" for what is got, not for what is posted.
export const getOfficials = endpoint({
  method: 'GET',
  path: '/search/eo',
  access: 'user',
  limit: 'search',
  summary: 'The same page, for whoever keeps answers: with If-None-Match, 304 where it is still the same.',
  request: { query: z.strictObject({ request: searchInUrlSchema }) },
  reply: searchReplySchema,
})

export const provenanceSchema = z.object({
  source: z.string(),
  publisher: z.string(),
  /** Where the source is published; null where that is not known. */
  url: z.nullable(z.string()),
  as_of: z.nullable(z.string()),
  method: z.enum(methods),
  /** The area that the figure describes; null for what is not a figure of an area. */
  place: z.nullable(z.string()),
  note: z.nullable(z.string()),
})
/** Where a value comes from, from when it is, and how it was made. */
export type Provenance = z.infer<typeof provenanceSchema>

const formerFigureSchema = z.object({ value: columnValueSchema, lines_year: z.int(), provenance: provenanceSchema })
/** A figure for district lines that are no longer in force: shown apart, never filtered by. */
export type FormerFigure = z.infer<typeof formerFigureSchema>

/** Every column of one official, in the nonpartisan view without those; beside them three keys that no column can have. */
export type OfficialDetail = Readonly<
  Record<Exclude<ColumnIdFor<'official'>, PartisanColumnId>, ColumnValue> &
    Partial<Record<PartisanColumnId, ColumnValue>>
> & {
  readonly sources: Readonly<Record<string, Provenance>>
  readonly former_lines: Readonly<Record<string, FormerFigure>>
  /** The place that the official's area is or is a part of; null where it belongs to none, as a circuit does. */
  readonly place_id: string | null
}

/**
 * The specification's map of column id to value, with three more keys that no column can have:
 * `sources`, `former_lines` and `place_id`.
 */
export const officialDetail = endpoint({
  method: 'GET',
  path: '/search/eo/{id}',
  access: 'user',
  limit: 'search',
  summary: 'Every column of one official, and where each value comes from.',
  request: { params: z.strictObject({ id: officialIdTextSchema }) },
  reply: z.catchall(
    z.object({
      sources: z.record(z.string(), provenanceSchema),
      former_lines: z.record(z.string(), formerFigureSchema),
      place_id: z.nullable(placeIdSchema),
    }),
    columnValueSchema,
  ) as unknown as z.ZodMiniType<OfficialDetail, OfficialDetail>,
})

/** How many officials a quick search lists; filters show more. */
export const mostFound = 200

export const quickSearch = endpoint({
  method: 'POST',
  path: '/search/elected_officials',
  access: 'user',
  limit: 'search',
  summary: `Quick search by free text: who holds which office where, officials by name or phone, and places by name. ${onlyTheFirst}`,
  request: {
    body: z.strictObject({
      query: z.string().check(z.minLength(1), z.maxLength(200)),
      limit: z._default(z.int().check(z.minimum(1), z.maximum(mostFound)), 10),
    }),
  },
  reply: z.object({
    values: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        office: z.nullable(z.string()),
        jurisdiction: z.nullable(z.string()),
        state: z.nullable(z.string()),
        /** Absent in the nonpartisan view. */
        party: z.optional(z.nullable(z.string())),
        ...standing,
      }),
    ),
    total: z.int(),
    /** What the words name besides people: filters for an office, a county, a state or another jurisdiction. */
    named: z.array(
      z.object({
        column_id: columnIdSchema,
        id: z.string(),
        label: z.string(),
        state: z.nullable(z.string()),
        total: z.int(),
      }),
    ),
    /** Places that are called so, best first; those whose whole name was typed, with or without "County", are exact. */
    places: z.array(
      z.object({
        id: placeIdSchema,
        name: z.string(),
        kind: z.enum(placeKinds),
        state: z.string(),
        officials: z.int(),
        is_exact: z.boolean(),
      }),
    ),
    /**
     * What the words were taken for, where they are more than words to look for: any of some offices, of a place, of a
     * district or ward of it, in a state. Where all words were and nobody is listed, nobody has that office there who
     * can be searched; `left_out` counts those there, or of such offices, who are on file and left out by the coverage rule.
     */
    understood: z.nullable(
      z.object({
        offices: z.array(z.string()),
        place: z.nullable(z.string()),
        district: z.nullable(z.string()),
        state: z.nullable(z.string()),
        is_whole: z.boolean(),
        left_out: z.int(),
      }),
    ),
    /** No official has some of the words, so those listed were found by similar words. */
    is_similar: z.boolean(),
  }),
})
