import { type Coverage, coverageOf } from '@atlas/contract/rules/coverage.ts'
import { chamberOf } from '#imports/geography/chambers.ts'
import type { FactRecord } from '#imports/records/records.ts'
import { sources } from '#imports/sources/public-pack/files/sources.ts'
import type { DistrictEstimate } from '#imports/sources/public-pack/figures/district-estimates.ts'
import { factsOf } from '#imports/sources/public-pack/figures/fact.ts'
import { lastRedistricting, type Redistricting } from '#imports/sources/public-pack/figures/redistricting.ts'
import { votingAgeFigures } from '#imports/sources/public-pack/figures/voting-age.ts'
import { presidentYear } from '#imports/sources/public-pack/figures/votes.ts'

/** Estimated figures for the districts without a count on the lines in force. */
export function estimateFacts(
  estimates: readonly DistrictEstimate[],
  counted: ReadonlySet<string>,
  redistricting: readonly Redistricting[],
): FactRecord[] {
  return uncounted(estimates, counted).flatMap((estimate) => {
    const how = `shared out from precincts ${linesOf(estimate, redistricting)}, of ${estimate.quality} quality`
    const origin = { source: sources.districtEstimates, method: 'estimated' } as const
    return [
      ...factsOf(keyOf(estimate), votingAgeFigures(estimate.votingAge), {
        ...origin,
        note: `2020 Census, 18 and older, ${how}`,
      }),
      ...factsOf(
        keyOf(estimate),
        { 'stats.2020biden_two_party%': estimate.bidenOfTwo },
        {
          ...origin,
          note: `presidential election of November ${presidentYear}, ${how}`,
        },
      ),
    ]
  })
}

/** Whether districts meet the coverage rule by their estimate, by key. */
export function estimatedCoverages(
  estimates: readonly DistrictEstimate[],
  counted: ReadonlySet<string>,
): [string, Coverage][] {
  return uncounted(estimates, counted).map((estimate) => [
    keyOf(estimate),
    coverageOf(estimate.votingAge.total, estimate.votingAge.black),
  ])
}

function uncounted(estimates: readonly DistrictEstimate[], counted: ReadonlySet<string>): DistrictEstimate[] {
  return estimates.filter((estimate) => !counted.has(keyOf(estimate)))
}

function keyOf({ chamber, stateId, district }: DistrictEstimate): string {
  return chamberOf[chamber].key(stateId, district)
}

// Mississippi redrew a few districts of both chambers in 2025; no file states which ones.
function linesOf({ stateId, chamber, linesYear }: DistrictEstimate, redistricting: readonly Redistricting[]): string {
  const last = lastRedistricting(redistricting, stateId, chamber)?.year ?? linesYear
  const lines = `to the lines of ${linesYear}`
  return last > linesYear ? `${lines} (some districts of the chamber were changed in ${last})` : lines
}
