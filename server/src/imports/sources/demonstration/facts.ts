import { demonstrations } from '@atlas/states/demonstrations.ts'
import { slug } from '@atlas/contract/rules/normalized.ts'
import { states } from '@atlas/contract/rules/states.ts'
import { jurisdictionKey } from '#imports/records/jurisdiction-keys.ts'
import type { FactRecord, OfficialRecord } from '#imports/records/records.ts'
import { districtLister } from '#imports/sources/demonstration/district-facts.ts'
import { everyKind, type FigureKind, listFigures, methodOf, ratioOf } from '#imports/sources/demonstration/figures.ts'
import type { InventedState } from '#imports/sources/demonstration/invent-state.ts'
import type { InventedJurisdiction } from '#imports/sources/demonstration/jurisdictions.ts'
import { factMaker, type MakeFact } from '#imports/sources/demonstration/make-fact.ts'
import type { DemonstrationSources } from '#imports/sources/demonstration/sources.ts'

/** The year of the district lines that are no longer in force. */
const formerLinesYear = 2022

/**
 * Every fact of the jurisdictions of a state. Those that use the figures of their county have only an older count of
 * their own.
 */
export function inventFacts(
  state: InventedState,
  jurisdictions: readonly InventedJurisdiction[],
  officials: readonly OfficialRecord[],
  sources: DemonstrationSources,
): FactRecord[] {
  const described = jurisdictions.filter(
    ({ record, figuresAt }) => record.stateId === state.id && figuresAt !== 'county' && figuresAt !== 'nowhere',
  )
  const listDistricts = districtLister(described, officials)
  const counties = new Map(state.counties.map((county) => [jurisdictionKey.county(county.id), county]))
  const ofTowns = jurisdictions
    .filter(
      ({ record, figuresAt }) => record.stateId === state.id && figuresAt === 'county' && isCountyTown(record.key),
    )
    .map((town) => townFact(town, sources))
  const ofOthers = described.flatMap((jurisdiction) => {
    const { key } = jurisdiction.record
    const county = counties.get(key)
    const fact = factMaker(key, sources)
    return [
      ...figureFacts(jurisdiction, county?.figureKinds ?? new Set(everyKind), fact),
      ...(county?.figureKinds.has('census')
        ? [fact('stats.county_population', county.figures.residents, 'counted')]
        : []),
      ...(county?.figureKinds.has('census') ? [fact('jurisdiction.website', websiteOf(jurisdiction), 'reported')] : []),
      ...listDistricts(jurisdiction, fact),
    ]
  })
  return [...ofOthers, ...ofTowns]
}

/** The first place of a county, which has an older count in addition to the figures of its county. */
function isCountyTown(key: string): boolean {
  return /^municipality:\d{5}x0$/.test(key)
}

function townFact({ record, figures }: InventedJurisdiction, sources: DemonstrationSources): FactRecord {
  return factMaker(record.key, sources)('stats.city_black_2010%', ratioOf(figures, 'stats.vap_black%'), 'counted')
}

/** A domain that nobody can own. */
function websiteOf({ record }: InventedJurisdiction): string {
  return `${slug(record.name)}-${slug(states[record.stateId].code)}.example`
}

function figureFacts(
  { record, figures, figuresAt }: InventedJurisdiction,
  kinds: ReadonlySet<FigureKind>,
  fact: MakeFact,
): FactRecord[] {
  const former = figuresAt === 'former lines' ? formerLinesYear : null
  const facts = listFigures(figures)
    .filter(({ kind }) => kinds.has(kind))
    .map(({ kind, field, value }) => fact(field, value, methodOf[kind], former))
  if (kinds.has('votes')) {
    facts.push(fact('stats.governor_year', demonstrations[record.stateId].governorYear, methodOf.votes, former))
  }
  return facts
}
