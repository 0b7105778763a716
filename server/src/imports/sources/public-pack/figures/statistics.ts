import type { CountyEducation, CountyIncome } from '#imports/sources/public-pack/figures/county-economy.ts'
import type { CountyPopulation } from '#imports/sources/public-pack/figures/county-population.ts'
import type { DistrictEstimate } from '#imports/sources/public-pack/figures/district-estimates.ts'
import type { DistrictFigures } from '#imports/sources/public-pack/figures/district-figures.ts'
import type { FactOrigin } from '#imports/sources/public-pack/figures/fact.ts'
import type { PresidentMargin } from '#imports/sources/public-pack/figures/president-margins.ts'
import type { Redistricting } from '#imports/sources/public-pack/figures/redistricting.ts'
import { sources } from '#imports/sources/public-pack/files/sources.ts'
import type { CountyVote, CountyVoteOfDay, StateVote } from '#imports/sources/public-pack/figures/votes.ts'

/** The statistics of the pack for counties, districts and states. */
export interface Statistics {
  readonly population: readonly CountyPopulation[]
  readonly education: readonly CountyEducation[]
  readonly income: readonly CountyIncome[]
  readonly president: readonly CountyVote[]
  readonly presidentMargins: readonly PresidentMargin[]
  readonly governor: readonly CountyVoteOfDay[]
  readonly statewide: readonly StateVote[]
  readonly districts: readonly DistrictFigures[]
  readonly estimates: readonly DistrictEstimate[]
  readonly redistricting: readonly Redistricting[]
}

/** The origin of figures that counties and states share. */
export const votingAgeOrigin: FactOrigin = {
  source: sources.census,
  method: 'counted',
  note: '2020 Census, 18 and older',
}
export const graduatesOrigin: FactOrigin = {
  source: sources.education,
  method: 'surveyed',
  note: 'adults aged 25 and older, 2019–23',
}
