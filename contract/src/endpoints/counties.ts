import * as z from 'zod/mini'
import type { ColumnId } from '#catalogue/columns.ts'
import { fipsSchema } from '#endpoints/county-shares.ts'
import { endpoint } from '#endpoints/endpoint.ts'
import { provenanceSchema } from '#endpoints/officials.ts'
import { coverages } from '#rules/coverage.ts'

/** The columns of the catalogue that the county map knows. */
export const countyFigureIds = [
  'stats.vap_black%',
  'stats.vap_total',
  'stats.2020biden%',
  'stats.median_income',
  'stats.college_graduates%',
] as const satisfies readonly ColumnId[]
export type CountyFigureId = (typeof countyFigureIds)[number]

const countySchema = z.object({
  id: fipsSchema,
  name: z.string(),
  /** "Hinds County", "Orleans Parish" */
  full_name: z.string(),
  state_id: z.string(),
  coverage: z.enum(coverages),
  /** What no source states is null. */
  figures: z.record(z.enum(countyFigureIds), z.nullable(z.number())),
})
export type CountyFigures = z.infer<typeof countySchema>

export const listCounties = endpoint({
  method: 'GET',
  path: '/counties',
  access: 'user',
  limit: 'search',
  summary: 'Every county and parish with the figures of the map, and where each kind of figure comes from.',
  request: {},
  reply: z.object({
    counties: z.array(countySchema),
    sources: z.record(z.enum(countyFigureIds), z.array(provenanceSchema)),
  }),
})
export type Counties = z.infer<typeof listCounties.reply>
