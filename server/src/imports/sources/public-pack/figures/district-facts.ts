import { type Coverage, coverageOf } from '@atlas/contract/rules/coverage.ts'
import { chamberOf, chambers } from '#imports/geography/chambers.ts'
import { jurisdictionKey } from '#imports/records/jurisdiction-keys.ts'
import { type DistrictFigures, districtVoteFigures } from '#imports/sources/public-pack/figures/district-figures.ts'
import { estimatedCoverages, estimateFacts } from '#imports/sources/public-pack/figures/estimate-facts.ts'
import { factsOf } from '#imports/sources/public-pack/figures/fact.ts'
import { lastRedistricting, type Redistricting } from '#imports/sources/public-pack/figures/redistricting.ts'
import { sources } from '#imports/sources/public-pack/files/sources.ts'
import type { Statistics } from '#imports/sources/public-pack/figures/statistics.ts'
import { presidentYear } from '#imports/sources/public-pack/figures/votes.ts'
import { votingAgeFigures } from '#imports/sources/public-pack/figures/voting-age.ts'
import type { FactRecord, JurisdictionRecord } from '#imports/records/records.ts'

/** A district's own figures, marked where its lines have been redrawn since. */
export function districtFacts({ districts, estimates, redistricting }: Statistics): FactRecord[] {
  const counted = districts.flatMap((figures) => {
    const key = keyOf(figures)
    const formerLinesYear = areFormer(figures, redistricting) ? figures.linesYear : null
    const lines = `on the lines of ${figures.linesYear}`
    return [
      ...factsOf(key, votingAgeFigures(figures.votingAge), {
        source: sources.districtCensus,
        method: 'counted',
        note: `2020 Census, 18 and older, ${lines}`,
        formerLinesYear,
      }),
      ...factsOf(key, districtVoteFigures(figures), {
        source: sources.districtCensus,
        method: 'reported',
        note: `presidential election of November ${presidentYear}, ${lines}`,
        formerLinesYear,
      }),
    ]
  })
  return [...counted, ...estimateFacts(estimates, countedKeys(districts, redistricting), redistricting)]
}

/** The districts with figures that were counted on the lines in force. */
function countedKeys(districts: readonly DistrictFigures[], redistricting: readonly Redistricting[]): Set<string> {
  return new Set(districts.filter((figures) => !areFormer(figures, redistricting)).map(keyOf))
}

/** The facts of when the lines of each district were last drawn. */
export function redistrictingFacts(
  jurisdictions: readonly JurisdictionRecord[],
  years: readonly Redistricting[],
): FactRecord[] {
  return jurisdictions.flatMap(({ key, kind, stateId }) => {
    const chamber = chambers.find((each) => chamberOf[each].kind === kind)
    const last = chamber && lastRedistricting(years, stateId, chamber)
    if (!last) return []
    const origin = { source: sources.redistricting, method: 'inferred', note: last.note } as const
    return factsOf(key, { 'stats.redistricted_year': last.year }, origin)
  })
}

/** Whether each county, and each district with figures of its own, meets the coverage rule, by key. */
export function coverages({ population, districts, estimates, redistricting }: Statistics): Map<string, Coverage> {
  const current = districts.filter((figures) => !areFormer(figures, redistricting))
  const areas = [
    ...population.map(({ countyId, votingAge }) => ({ key: jurisdictionKey.county(countyId), votingAge })),
    ...current.map((figures) => ({ key: keyOf(figures), votingAge: figures.votingAge })),
  ]
  const counted = areas.map(({ key, votingAge }) => [key, coverageOf(votingAge.total, votingAge.black)] as const)
  return new Map([...counted, ...estimatedCoverages(estimates, countedKeys(districts, redistricting))])
}

function keyOf({ chamber, stateId, district }: DistrictFigures): string {
  return chamberOf[chamber].key(stateId, district)
}

function areFormer({ stateId, chamber, linesYear }: DistrictFigures, redistricting: readonly Redistricting[]): boolean {
  return (lastRedistricting(redistricting, stateId, chamber)?.year ?? 0) > linesYear
}
