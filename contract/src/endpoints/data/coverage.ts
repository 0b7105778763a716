import * as z from 'zod/mini'
import { columnIds } from '#catalogue/columns.ts'
import type { ColumnId } from '#catalogue/columns.ts'
import { methods } from '#catalogue/method.ts'
import { fipsSchema } from '#endpoints/places/county-shares.ts'
import { endpoint } from '#endpoints/endpoint.ts'
import { overdueSchema } from '#search/overdue.ts'
import { columnIdSchema } from '#search/search-request.ts'
import { coverages, coverageSettings } from '#rules/coverage.ts'
import { importOriginIds } from '#rules/import-origins.ts'
import { stateIds } from '#rules/states.ts'

/** The columns of contact and person for which the coverage counts, state by state, how many officials have a value. */
export const filledColumnIds = [
  'contact.phone',
  'contact.email',
  'eo.gender',
  'eo.ethnicity',
  'eo.age',
] as const satisfies readonly ColumnId[]

const count = z.int().check(z.minimum(0))
const stateSchema = z.enum(stateIds)
/** How many there are by their answer to the coverage rule. */
const byCoverage = { yes: count, no: count, unknown: count }
export type ByCoverage = Record<(typeof coverages)[number], number>

const areaSchema = z.object({
  /** Null for all states together. */
  state_id: z.nullable(stateSchema),
  /** Officials that a search without any other filter finds. */
  searchable: count,
  /** Officials that are stored, by office type and by the coverage of the jurisdiction that elects them. */
  officials: z.array(z.object({ office_type: z.string(), searchable: count, ...byCoverage })),
  /** Of the officials that can be searched: how many have a value. */
  filled: z.record(z.enum(filledColumnIds), count),
  /** For how many of the officials that can be searched a newer record is due. */
  overdue: overdueSchema,
  /** Every jurisdiction that is known, whether or not an official of it is. */
  jurisdictions: z.array(z.object({ kind: z.string(), ...byCoverage })),
})
export type CoveredArea = z.infer<typeof areaSchema>

const countySchema = z.object({
  id: fipsSchema,
  /** "Hinds County", "Orleans Parish" */
  full_name: z.string(),
  state_id: stateSchema,
  coverage: z.enum(coverages),
  /** People of voting age, and the Black share of them; null where no source states it. */
  voting_age: z.nullable(z.number()),
  black_share: z.nullable(z.number()),
  /** Officials whose jurisdiction touches the county: those that a search finds, and those that are left out. */
  officials: z.array(z.object({ office_type: z.string(), searchable: count, left_out: count })),
})
export type CoveredCounty = z.infer<typeof countySchema>

const sourceSchema = z.object({
  id: z.string(),
  title: z.string(),
  publisher: z.string(),
  licence: z.string(),
  url: z.nullable(z.string()),
  as_of: z.nullable(z.string()),
  methods: z.array(z.enum(methods)),
  /** Stored officials that it names, or of whom or of whose seat it states a value. */
  officials: count,
  /** Figures of jurisdictions that come from it, those on former lines included. */
  figures: count,
})
export type CoverageSource = z.infer<typeof sourceSchema>

const importSchema = z.object({
  origin: z.enum(importOriginIds),
  finished_at: z.string(),
  officials: z.object({ added: count, changed: count, removed: count, unchanged: count }),
  /** Null for a file of officials, which changes officials and no figures. */
  figures: z.nullable(z.object({ added: count, changed: count, removed: count, unchanged: count })),
})
export type LastImport = z.infer<typeof importSchema>

/** What the atlas contains and what it does not, so that people can tell "no result" from "not covered". */
export const describeCoverage = endpoint({
  method: 'GET',
  path: '/coverage',
  access: 'user',
  limit: 'search',
  summary: 'What is covered and what is not: officials, places, how much is filled, sources, the last import.',
  request: {},
  reply: z.object({
    version: count,
    is_demonstration: z.boolean(),
    /** Which officials can be searched: those that the coverage rule does not leave out, or all. */
    setting: z.enum(coverageSettings),
    /** The day on which this was worked out; ages are counted from it. */
    today: z.string(),
    total: areaSchema,
    states: z.array(areaSchema),
    counties: z.array(countySchema),
    sources: z.array(sourceSchema),
    columns: z.array(
      z.object({
        id: z.enum(columnIds),
        /** Officials that can be searched and have a value. */
        filled: count,
        /** The ids of the sources that values of it come from. */
        sources: z.array(z.string()),
      }),
    ),
    last_import: z.nullable(importSchema),
    /** What rules find unlikely in the public data and nobody has settled yet, one sentence each. */
    doubts: z.array(z.string()),
    /** When an import last changed anything; null where none did. */
    changed_at: z.nullable(z.string()),
  }),
})
export type CoverageReply = z.infer<typeof describeCoverage.reply>

const knownOfficeSchema = z.object({
  state_id: stateSchema,
  office_type: z.string(),
  /** Officials of the state and the type that can be searched. */
  officials: count,
  /** Of how many of them the column has a value. */
  known: count,
})
export type KnownOffice = z.infer<typeof knownOfficeSchema>

/** Where a column is filled and where it is thin. */
export const knownByOffice = endpoint({
  method: 'GET',
  path: '/coverage/known',
  access: 'user',
  limit: 'search',
  summary: 'Of how many officials a column has a value, by state and office type.',
  request: { query: z.strictObject({ column_id: columnIdSchema }) },
  reply: z.object({ column_id: columnIdSchema, offices: z.array(knownOfficeSchema) }),
})
