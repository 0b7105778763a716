import * as z from 'zod/mini'
import type { ColumnId, PartisanColumnId } from '#catalogue/columns.ts'
import { fipsSchema } from '#endpoints/places/county-shares.ts'
import { endpoint } from '#endpoints/endpoint.ts'
import { provenanceSchema } from '#endpoints/officials/officials.ts'
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

/** For each figure of the map; the nonpartisan view has none for those that it hides. */
type ByFigure<Value> = Record<Exclude<CountyFigureId, PartisanColumnId>, Value> &
  Partial<Record<Extract<CountyFigureId, PartisanColumnId>, Value>>

function byFigure<Value>(schema: z.ZodMiniType<Value>) {
  const record = z.partialRecord(z.enum(countyFigureIds), schema)
  return record as unknown as z.ZodMiniType<ByFigure<Value>, ByFigure<Value>>
}

const countySchema = z.object({
  id: fipsSchema,
  name: z.string(),
  /** "Hinds County", "Orleans Parish" */
  full_name: z.string(),
  state_id: z.string(),
  coverage: z.enum(coverages),
  /** What no source states is null. */
  figures: byFigure(z.nullable(z.number())),
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
    sources: byFigure(z.array(provenanceSchema)),
  }),
})
export type Counties = z.infer<typeof listCounties.reply>
