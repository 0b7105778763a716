import { type Coverage, coverageOf } from '@atlas/contract/rules/coverage.ts'
import type { FactRecord, JurisdictionRecord } from '#imports/records/records.ts'
import { type Figures, factsOf } from '#imports/sources/public-pack/figures/fact.ts'
import type { Statistics } from '#imports/sources/public-pack/figures/statistics.ts'
import {
  governorFigures,
  presidentialElections,
  sumVotes,
  type Vote,
} from '#imports/sources/public-pack/figures/votes.ts'
import { sumVotingAge, type VotingAge, votingAgeFigures } from '#imports/sources/public-pack/figures/voting-age.ts'
import { sources } from '#imports/sources/public-pack/files/sources.ts'

const summed = 'summed from its counties'

/** The figures of districts that consist of whole counties: sums over these, and shares of the sums. */
export function summedFacts(districts: readonly JurisdictionRecord[], statistics: Statistics): FactRecord[] {
  return districts.flatMap((district) => [
    ...votingAgeFacts(district, statistics),
    ...presidentialElections.flatMap((election) =>
      voteFacts(
        district,
        statistics.president.filter(({ year }) => year === election.year),
        { ...election, source: sources.president },
      ),
    ),
    ...governorFacts(district, statistics),
  ])
}

/** Whether each of these districts meets the coverage rule, by key. */
export function summedCoverages(
  districts: readonly JurisdictionRecord[],
  statistics: Statistics,
): Map<string, Coverage> {
  return new Map(
    districts.flatMap((district) => {
      const people = votingAgeOf(district, statistics)
      return people ? [[district.key, coverageOf(people.total, people.black)] as const] : []
    }),
  )
}

function votingAgeOf({ countyIds }: JurisdictionRecord, { population }: Statistics): VotingAge | null {
  const counties = population.filter(({ countyId }) => countyIds.includes(countyId))
  return counties.length === countyIds.length ? sumVotingAge(counties.map(({ votingAge }) => votingAge)) : null
}

function votingAgeFacts(district: JurisdictionRecord, statistics: Statistics): FactRecord[] {
  const people = votingAgeOf(district, statistics)
  if (!people) return []
  return factsOf(district.key, votingAgeFigures(people), {
    source: sources.census,
    method: 'summed',
    note: `2020 Census, 18 and older, ${summed}`,
  })
}

interface Election<Of extends Vote> {
  readonly figures: (vote: Of) => Figures
  readonly source: { readonly id: string; readonly asOf: string }
  readonly note: string
  readonly day: string
}

function voteFacts(
  { key, countyIds }: JurisdictionRecord,
  votes: readonly (Vote & { readonly countyId: string })[],
  { figures, source, note, day }: Election<Vote>,
): FactRecord[] {
  const counties = votes.filter(({ countyId }) => countyIds.includes(countyId))
  if (counties.length !== countyIds.length) return []
  return factsOf(key, figures(sumVotes(counties)), { source, method: 'summed', note: `${note}, ${summed}`, asOf: day })
}

/** Counties of one state elect their governor on the same day. */
function governorFacts(district: JurisdictionRecord, { governor }: Statistics): FactRecord[] {
  const first = governor.find(({ countyId }) => district.countyIds.includes(countyId))
  if (!first) return []
  return voteFacts(district, governor, {
    figures: governorFigures,
    source: sources.governor,
    note: `election of the governor in ${first.year}`,
    day: first.day,
  })
}
