import { sql } from 'kysely'
import type { ByCoverage, CoveredArea, CoveredCounty } from '@atlas/contract/endpoints/coverage.ts'
import type { Coverage } from '@atlas/contract/rules/coverage.ts'
import type { Database } from '#database/connect.ts'

type Places = Awaited<ReturnType<typeof readJurisdictions>>

/** How many jurisdictions there are of each state, kind and answer to the coverage rule, whoever holds an office there. */
export async function readJurisdictions(database: Database) {
  return await database
    .selectFrom('shown_jurisdiction')
    .select(['state_id', 'kind', 'coverage', sql<number>`count(*)`.as('count')])
    .groupBy(['state_id', 'kind', 'coverage'])
    .orderBy('kind')
    .execute()
}

/** Those of one state, or of all where it is null, by kind. */
export function jurisdictionsOf(places: Places, stateId: string | null): CoveredArea['jurisdictions'] {
  const byKind = new Map<string, ByCoverage>()
  for (const { state_id, kind, coverage, count } of places) {
    if (stateId !== null && state_id !== stateId) continue
    const counts = byKind.get(kind) ?? { yes: 0, no: 0, unknown: 0 }
    byKind.set(kind, { ...counts, [coverage]: counts[coverage] + count })
  }
  return [...byKind].map(([kind, counts]) => ({ kind, ...counts }))
}

/** Every county by name, with its answer to the coverage rule and what the rule looks at; unknown where nothing is recorded. */
export async function readCounties(database: Database): Promise<Omit<CoveredCounty, 'officials'>[]> {
  const figure = (field: string) =>
    sql<number | null>`max(value::text::float8) filter (where field = ${field} and former_lines_year = 0)`
  return await database
    .selectFrom('county')
    .leftJoin('jurisdiction_county', 'jurisdiction_county.county_id', 'county.id')
    .leftJoin('shown_jurisdiction', (join) =>
      join
        .onRef('shown_jurisdiction.id', '=', 'jurisdiction_county.jurisdiction_id')
        .on('shown_jurisdiction.kind', '=', 'county'),
    )
    .leftJoin('shown_fact', (join) =>
      join
        .onRef('shown_fact.jurisdiction_id', '=', 'shown_jurisdiction.id')
        .on('field', 'in', ['stats.vap_total', 'stats.vap_black%']),
    )
    .select([
      'county.id',
      'full_name',
      sql<CoveredCounty['state_id']>`county.state_id`.as('state_id'),
      sql<Coverage>`coalesce(max(shown_jurisdiction.coverage), 'unknown')`.as('coverage'),
      figure('stats.vap_total').as('voting_age'),
      figure('stats.vap_black%').as('black_share'),
    ])
    .groupBy('county.id')
    .orderBy('county.state_id')
    .orderBy('full_name')
    .execute()
}
