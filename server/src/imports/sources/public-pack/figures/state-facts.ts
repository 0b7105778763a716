import { type StateId, stateIds } from '@atlas/contract/rules/states.ts'
import { jurisdictionKey } from '#imports/records/jurisdiction-keys.ts'
import type { CountyEducation } from '#imports/sources/public-pack/figures/county-economy.ts'
import type { CountyPopulation } from '#imports/sources/public-pack/figures/county-population.ts'
import { factsOf } from '#imports/sources/public-pack/figures/fact.ts'
import { sources } from '#imports/sources/public-pack/files/sources.ts'
import { graduatesOrigin, type Statistics, votingAgeOrigin } from '#imports/sources/public-pack/figures/statistics.ts'
import {
  governorFigures,
  latestPresidentFigures,
  latestPresidentYear,
  presidentFigures,
  presidentYear,
  type StateVote,
} from '#imports/sources/public-pack/figures/votes.ts'
import { sumVotingAge, votingAgeFigures } from '#imports/sources/public-pack/figures/voting-age.ts'
import type { FactRecord } from '#imports/records/records.ts'

/** The figures that are exact sums over the counties of a state, and the statewide results. */
export function stateFacts({ population, education, statewide }: Statistics): FactRecord[] {
  return stateIds.flatMap((stateId) => [
    ...votingAgeFacts(
      stateId,
      population.filter(({ countyId }) => countyId.startsWith(stateId)),
    ),
    ...graduateFacts(
      stateId,
      education.filter(({ countyId }) => countyId.startsWith(stateId)),
    ),
    ...statewide.filter((vote) => vote.stateId === stateId).flatMap(voteFacts),
  ])
}

function votingAgeFacts(stateId: StateId, counties: readonly CountyPopulation[]): FactRecord[] {
  if (counties.length === 0) return []
  const people = sumVotingAge(counties.map(({ votingAge }) => votingAge))
  return factsOf(jurisdictionKey.state(stateId), votingAgeFigures(people), votingAgeOrigin)
}

function graduateFacts(stateId: StateId, counties: readonly CountyEducation[]): FactRecord[] {
  if (counties.length === 0) return []
  const graduates = counties.reduce((sum, county) => sum + county.graduates, 0)
  const adults = counties.reduce((sum, county) => sum + county.adults, 0)
  return factsOf(jurisdictionKey.state(stateId), { 'stats.college_graduates%': graduates / adults }, graduatesOrigin)
}

function voteFacts(vote: StateVote): FactRecord[] {
  const key = jurisdictionKey.state(vote.stateId)
  const origin = { source: sources.statewide, method: 'counted', note: vote.note, asOf: vote.day } as const
  if (vote.office === 'Governor') return factsOf(key, governorFigures(vote), origin)
  if (vote.office !== 'President') return []
  if (vote.year === latestPresidentYear) return factsOf(key, latestPresidentFigures(vote), origin)
  return vote.year === presidentYear ? factsOf(key, presidentFigures(vote), origin) : []
}
