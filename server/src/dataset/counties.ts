import { type Counties, type CountyFigureId, countyFigureIds } from '@atlas/contract/endpoints/places/counties.ts'
import type { CoveredArea } from '@atlas/contract/endpoints/data/coverage.ts'
import type { Coverage } from '@atlas/contract/rules/coverage.ts'
import type { Database } from '#database/connect.ts'
import type { StoredFacts } from '#dataset/facts.ts'
import { described, type PublishedSources } from '#dataset/published-sources.ts'
import type { StoredJurisdiction } from '#dataset/stored-rows.ts'

type Jurisdictions = ReadonlyMap<number, StoredJurisdiction>

/** The number of jurisdictions of a state and kind, by whether they meet the coverage rule. */
export interface CountedJurisdictions {
  readonly stateId: string
  readonly kind: CoveredArea['jurisdictions'][number]['kind']
  readonly coverage: Coverage
  readonly count: number
}

/** Counts jurisdictions by kind, with or without officials. */
export function countJurisdictions(jurisdictions: Jurisdictions): CountedJurisdictions[] {
  const alike = Map.groupBy(jurisdictions.values(), ({ state, kind, coverage }) =>
    [state.id, kind, coverage].join('\n'),
  )
  return Array.from(alike.values(), ([first, ...others]) => {
    const { state, kind, coverage } = first as StoredJurisdiction
    return { stateId: state.id, kind, coverage, count: others.length + 1 }
  }).sort((a, b) => (a.kind < b.kind ? -1 : Number(a.kind > b.kind)))
}

/** Every county, whether or not it can be searched, with its own figures and their sources, sorted by id. */
export async function readCounties(
  database: Database,
  jurisdictions: Jurisdictions,
  facts: readonly StoredFacts[],
  sources: PublishedSources,
): Promise<Counties> {
  const counties = await database
    .selectFrom('county')
    .select(['id', 'name', 'full_name', 'state_id'])
    .orderBy('id')
    .execute()
  const electing = [...jurisdictions.values()].filter(({ kind }) => kind === 'county')
  const ofCounty = new Map(electing.flatMap((each) => each.counties.map(({ id }) => [id, each] as const)))
  return {
    // A county without recorded figures has no jurisdiction, so its coverage is unknown.
    counties: counties.map((county) => ({
      ...county,
      coverage: ofCounty.get(county.id)?.coverage ?? 'unknown',
      figures: figuresOf(ofCounty.get(county.id)),
    })),
    sources: sourcesOf(new Set([...ofCounty.values()].map(({ id }) => id)), facts, sources),
  }
}

function figuresOf(jurisdiction: StoredJurisdiction | undefined): Record<CountyFigureId, number | null> {
  const figures = countyFigureIds.map((id) => [id, jurisdiction?.facts.get(id) ?? null])
  return Object.fromEntries(figures) as Record<CountyFigureId, number | null>
}

function sourcesOf(
  counties: ReadonlySet<number>,
  facts: readonly StoredFacts[],
  sources: PublishedSources,
): Counties['sources'] {
  const countyFacts = facts.filter(
    ({ linesYear, jurisdictions }) => linesYear === 0 && jurisdictions.some((id) => counties.has(id)),
  )
  const ofField = (id: CountyFigureId) => countyFacts.filter(({ field }) => field === id)
  return Object.fromEntries(
    countyFigureIds.map((id) => [id, ofField(id).map((figure) => described(sources, figure))]),
  ) as Counties['sources']
}
