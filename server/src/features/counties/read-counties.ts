import { sql } from 'kysely'
import { type Counties, type CountyFigureId, countyFigureIds } from '@atlas/contract/endpoints/counties.ts'
import type { CountyShares } from '@atlas/contract/endpoints/county-shares.ts'
import type { Provenance } from '@atlas/contract/endpoints/officials.ts'
import type { Database } from '#database/connect.ts'

type Figures = Record<CountyFigureId, number | null>

/** Every county, whatever can be searched, with its own figures and where they come from. */
export async function readCounties(database: Database): Promise<Counties> {
  const counties = await readNames(database)
  const facts = await readFacts(database)
  const figures = new Map(counties.map(({ id }) => [id, unknownFigures()]))
  for (const { county_id: id, field, value } of facts) {
    const ofCounty = figures.get(id)
    if (ofCounty) ofCounty[field] = value
  }
  return {
    counties: counties.map((county) => ({ ...county, figures: figures.get(county.id) ?? unknownFigures() })),
    sources: Object.fromEntries(
      countyFigureIds.map((field) => [field, distinct(facts.filter((fact) => fact.field === field))]),
    ) as Counties['sources'],
  }
}

function unknownFigures(): Figures {
  return Object.fromEntries(countyFigureIds.map((id) => [id, null])) as Figures
}

/** A county of which nobody has recorded figures has no jurisdiction: its coverage is unknown. */
async function readNames(database: Database) {
  const rows = await database
    .selectFrom('county')
    .leftJoin('jurisdiction_county', 'jurisdiction_county.county_id', 'county.id')
    .leftJoin('shown_jurisdiction', (join) =>
      join.onRef('shown_jurisdiction.id', '=', 'jurisdiction_id').on('shown_jurisdiction.kind', '=', 'county'),
    )
    .select([
      'county.id',
      'county.name',
      'full_name',
      'county.state_id',
      sql<Counties['counties'][number]['coverage']>`coalesce(max(shown_jurisdiction.coverage), 'unknown')`.as(
        'coverage',
      ),
    ])
    .groupBy('county.id')
    .orderBy('county.id')
    .execute()
  return rows
}

async function readFacts(database: Database) {
  return await database
    .selectFrom('shown_fact')
    .innerJoin('jurisdiction', 'jurisdiction.id', 'shown_fact.jurisdiction_id')
    .innerJoin('jurisdiction_county', 'jurisdiction_county.jurisdiction_id', 'jurisdiction.id')
    .innerJoin('source', 'source.id', 'source_id')
    .select([
      'county_id',
      sql<CountyFigureId>`field`.as('field'),
      sql<number>`value`.as('value'),
      'title as source',
      'publisher',
      'url',
      'shown_fact.as_of',
      'method',
      'note',
    ])
    .where('kind', '=', 'county')
    .where('field', 'in', countyFigureIds)
    .where('former_lines_year', '=', 0)
    .execute()
}

function distinct(facts: readonly Omit<Provenance, 'place'>[]): Provenance[] {
  const byText = new Map<string, Provenance>()
  for (const { source, publisher, url, as_of, method, note } of facts) {
    const provenance = { source, publisher, url, as_of, method, place: null, note }
    byText.set(JSON.stringify(provenance), provenance)
  }
  return [...byText.values()]
}

/** What anybody may see: the Black share of the voting-age population, by FIPS code, where it is known. */
export function sharesOf({ counties }: Counties): CountyShares['shares'] {
  return Object.fromEntries(
    counties.flatMap(({ id, figures }) => {
      const share = figures['stats.vap_black%']
      // More digits would change no tint of the map.
      return share === null ? [] : [[id, Number(share.toFixed(4))]]
    }),
  )
}
