import * as z from 'zod/mini'
import type { ColumnId } from '#catalogue/columns.ts'
import { placesRequestSchema } from '#search/places-request.ts'
import { overdueSchema } from '#search/overdue.ts'
import { columnValueSchema, searchReplySchema } from '#search/search-request.ts'
import { endpoint } from '#endpoints/endpoint.ts'
import { provenanceSchema } from '#endpoints/officials/officials.ts'
import { coverages } from '#rules/coverage.ts'
import { electionDateKinds } from '#rules/election-kinds.ts'
import { levels } from '#rules/levels.ts'
import { certainties } from '#rules/place-certainty.ts'
import { placeIdSchema } from '#rules/place-id.ts'
import { columnsOfContact } from '#rules/shown-contact.ts'
import { placeKinds } from '#rules/place-kinds.ts'
import { gapGroups } from '#rules/representation-gap.ts'
import { lawConfidences, seatsSetBy } from '#rules/seats-by-law.ts'

/** What is told of each official on the ladder, by the columns of the catalogue, in the nonpartisan view without those. */
export const ladderColumns = [
  'eo.id',
  'eo.name',
  'eo.last',
  'party.name',
  'office.name',
  'jurisdiction.name',
  'jurisdiction.district',
  'jurisdiction.coverage',
  'office.type',
  'eo.since',
  'eo.term_end',
  'eo.elected',
  'eo.takes_office',
  'eo.as_of',
  'stats.incumbent_election_year',
  'stats.incumbent_election%',
  'stats.last_election',
  'stats.last_election_date',
  'stats.last_election_candidates',
  'stats.last_election_margin%',
  'stats.result_pending',
  'jurisdictionoffice.next_election',
  'jurisdictionoffice.next_primary',
  'jurisdictionoffice.next_general',
  ...columnsOfContact('phone'),
  ...columnsOfContact('email'),
] as const satisfies readonly ColumnId[]

const rowSchema = z.record(z.string(), columnValueSchema)

const linkSchema = z.object({
  id: placeIdSchema,
  kind: z.enum(placeKinds),
  name: z.string(),
  state: z.string(),
  /** Those on file whom its own voters elect. */
  officials: z.int(),
})
/** Another place to go to. */
export type PlaceLink = z.infer<typeof linkSchema>

export const ladderOfficialSchema = z.object({
  values: rowSchema,
  certainty: z.enum(certainties),
  /** The place that the official's own area is or is a part of; null where that is none. */
  place_id: z.nullable(placeIdSchema),
  /** What the next election is, where it is known: a primary, a general or a runoff. */
  next_kind: z.nullable(z.enum(electionDateKinds)),
})
export type LadderOfficial = z.infer<typeof ladderOfficialSchema>

const countsOfGroupSchema = z.object({
  group: z.enum(gapGroups),
  known: z.int(),
  counted: z.int(),
  /** The group's share of voting age, from 0 to 1; null where no source states it. */
  share: z.nullable(z.number()),
  /** Whole points that its share of the seats lies below its share of voting age; null where it is not worked out. */
  gap: z.nullable(z.int()),
  /** The same as people read it: what stands out, and the rest. */
  value: z.string(),
  rest: z.string(),
})

const bodySchema = z.object({
  /** "Dallas County Commission" */
  name: z.string(),
  office: z.string(),
  /** Seats whose holder can be searched, not seats there are. */
  seats: z.int(),
  /** How many seats the law gives it; null where local law decides, or nobody looked it up. */
  seats_by_law: z.nullable(z.int()),
  set_by: z.nullable(z.enum(seatsSetBy)),
  /** Seats with a holder on file, including those whom the coverage rule leaves out. */
  on_file: z.int(),
  district_seats: z.int(),
  groups: z.array(countsOfGroupSchema),
})
/** Those who govern a place together, at large and by district. */
export type GoverningBody = z.infer<typeof bodySchema>

const count = z.int().check(z.minimum(0))

const seatSchema = z.object({
  office: z.string(),
  /** The number or name of the district, and what the area is called that elects it. */
  district: z.nullable(z.string()),
  area: z.string(),
  level: z.nullable(z.enum(levels)),
  /** How many seats the law gives the office here, at large and by district; null where local law decides. */
  seats_by_law: z.nullable(z.int()),
  set_by: z.nullable(z.enum(seatsSetBy)),
  /** Who holds it; null for seats that nobody on file holds. */
  official_id: z.nullable(z.int()),
  /**
   * Names a seat without a holder on file when somebody is added to it; null where it is not certain which seat it is.
   */
  seat_id: z.nullable(z.int()),
  /** How many seats without a holder on file this entry stands for; 0 where it has a holder. */
  open: count,
  certainty: z.enum(certainties),
  /** The sections of the law, and how sure that is; null where nobody set it down. */
  law: z.nullable(z.string()),
  confidence: z.nullable(z.enum(lawConfidences)),
})
/** A seat of a place, or several seats without a holder on file that cannot be told apart. */
export type PlaceSeat = z.infer<typeof seatSchema>

/** What is on file of seats whose number the law sets. */
const seatSumsSchema = z.object({
  seats_by_law: count,
  on_file: count,
  with_phone: count,
  with_email: count,
  ethnicity_known: count,
  result_pending: count,
})
export type SeatSums = z.infer<typeof seatSumsSchema>

const completenessSchema = z.object({
  /** The seats that serve the place, and those that its own voters fill: of a county its county seats. */
  all: seatSumsSchema,
  own: seatSumsSchema,
  /** How many of the holders on file the coverage rule leaves out, so that no row names them. */
  left_out: count,
  /** The same by level, with the holders of seats whose number is not known. */
  levels: z.array(
    z.object({
      level: z.nullable(z.enum(levels)),
      seats_by_law: count,
      on_file: count,
      left_out: count,
      unnumbered: count,
    }),
  ),
  /** Offices of which the number of seats is not known, with the holders on file. */
  unnumbered: z.array(z.object({ office: z.string(), on_file: count, set_by: z.nullable(z.enum(seatsSetBy)) })),
  /** The day on which the numbers of the law were written down. */
  law_as_of: z.string(),
})
export type Completeness = z.infer<typeof completenessSchema>

const comingSchema = z.object({
  id: z.string(),
  date: z.string(),
  kind: z.enum(electionDateKinds),
  name: z.string(),
  is_deadline: z.boolean(),
  basis: z.nullable(z.string()),
  is_confirmed: z.boolean(),
  seats: z.int(),
  /** The earliest date that has exactly the same seats; null where this is the earliest. */
  same_seats_as: z.nullable(z.string()),
  offices: z.array(z.object({ office: z.string(), seats: z.int() })),
})

const placeSchema = z.object({
  id: placeIdSchema,
  kind: z.enum(placeKinds),
  /** "Dallas County", "Selma", "House District 67" */
  name: z.string(),
  state_id: z.string(),
  state: z.string(),
  coverage: z.object({
    answer: z.enum(coverages),
    /** Officials that its own voters elect are on file, and left out by the rule: how many. */
    left_out: z.int(),
    black_share: z.nullable(z.number()),
    /** What the rule asks of a place of this size; null where its size is not known. */
    least_share: z.nullable(z.number()),
  }),
  /** Of a city or town, which has no other figures. */
  population: z.nullable(z.object({ value: z.int(), year: z.nullable(z.int()), provenance: provenanceSchema })),
  lede: z.object({
    /** Those who represent it. */
    officials: z.int(),
    /** Those of whom it is not on file whether they do: on the ladder, and counted apart. */
    uncertain: z.int(),
    /** Of a county: whom its filter finds, which are those who represent it and those of its towns and their schools. */
    with_towns: z.nullable(z.int()),
    voting_age: z.nullable(z.int()),
    black_share: z.nullable(z.number()),
    /** Of a county: those whom the whole county or a part of it elects, at the last election on file. */
    county_offices: z.nullable(z.object({ on_file: z.int(), uncontested: z.int(), close: z.int() })),
    next_election: z.nullable(z.object({ date: z.string(), kind: z.nullable(z.enum(electionDateKinds)) })),
  }),
  /** Seats that were on the ballot and whose result no source has. */
  pending: z.nullable(
    z.object({
      seats: z.int(),
      of: z.int(),
      days: z.array(z.object({ date: z.string(), seats: z.int() })),
      records_as_of: z.nullable(z.string()),
    }),
  ),
  /** Of the officials who represent it: of how many a newer record is due. */
  overdue: overdueSchema,
  /** Its own figures by column: never those of a larger area. */
  values: rowSchema,
  sources: z.record(z.string(), provenanceSchema),
  /** Figures for district lines that are no longer in force. */
  former_lines: z.record(
    z.string(),
    z.object({ value: columnValueSchema, lines_year: z.int(), provenance: provenanceSchema }),
  ),
  /** Where the officials on the ladder and the coming dates come from. */
  other_sources: z.array(provenanceSchema),
  ladder: z.array(z.object({ level: z.nullable(z.enum(levels)), officials: z.array(ladderOfficialSchema) })),
  /** The seats of the same officials and those that nobody on file holds, in the same order. */
  seats: z.array(seatSchema),
  completeness: completenessSchema,
  /** What nobody on file is known for, in sentences. */
  not_on_file: z.array(z.string()),
  /** office → its phone and e-mail address, in the columns of an official's; of those that nobody on file holds too. */
  office_lines: z.record(z.string(), rowSchema),
  bodies: z.array(bodySchema),
  coming: z.array(comingSchema),
  /** The counties that it lies in, or all of a state. */
  counties: z.array(z.object({ ...linkSchema.shape, is_whole: z.boolean() })),
  /** The districts that it touches. */
  districts: z.array(z.object({ ...linkSchema.shape, certainty: z.enum(certainties) })),
  /** Cities, towns and school districts in it. */
  within: z.array(linkSchema),
})
export type Place = z.infer<typeof placeSchema>

export const findPlace = endpoint({
  method: 'GET',
  path: '/places/{id}',
  access: 'user',
  limit: 'search',
  summary:
    'A place on one page: who represents it, its figures, what is not on file, its governing bodies and elections.',
  request: { params: z.strictObject({ id: placeIdSchema }) },
  reply: placeSchema,
})

export const searchPlaces = endpoint({
  method: 'POST',
  path: '/search/places',
  access: 'user',
  limit: 'search',
  summary: 'A page of places of some kinds under every filter, sorted, with the total; each row holds place.id.',
  request: { body: placesRequestSchema },
  reply: searchReplySchema,
})
