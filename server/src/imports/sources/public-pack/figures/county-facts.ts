import { jurisdictionKey } from '#imports/records/jurisdiction-keys.ts'
import { type FactOrigin, factsOf } from '#imports/sources/public-pack/figures/fact.ts'
import { sources } from '#imports/sources/public-pack/files/sources.ts'
import { graduatesOrigin, type Statistics, votingAgeOrigin } from '#imports/sources/public-pack/figures/statistics.ts'
import { governorFigures, presidentialElections } from '#imports/sources/public-pack/figures/votes.ts'
import { votingAgeFigures } from '#imports/sources/public-pack/figures/voting-age.ts'
import type { FactRecord } from '#imports/records/records.ts'

const residents: FactOrigin = { source: sources.census, method: 'counted', note: '2020 Census, all ages' }
const incomes: FactOrigin = { source: sources.income, method: 'modelled', note: 'median household income of 2023' }
export function countyFacts(statistics: Statistics): FactRecord[] {
  return [
    ...statistics.population.flatMap(({ countyId, population, votingAge }) => [
      ...factsOf(jurisdictionKey.county(countyId), votingAgeFigures(votingAge), votingAgeOrigin),
      ...factsOf(jurisdictionKey.county(countyId), { 'stats.county_population': population }, residents),
    ]),
    ...statistics.education.flatMap(({ countyId, graduateShare }) =>
      factsOf(jurisdictionKey.county(countyId), { 'stats.college_graduates%': graduateShare }, graduatesOrigin),
    ),
    ...statistics.income.flatMap(({ countyId, medianIncome }) =>
      factsOf(jurisdictionKey.county(countyId), { 'stats.median_income': medianIncome }, incomes),
    ),
    ...presidentialElections.flatMap(({ year, day, figures, note }) =>
      statistics.president
        .filter((vote) => vote.year === year)
        .flatMap((vote) =>
          factsOf(jurisdictionKey.county(vote.countyId), figures(vote), {
            source: sources.president,
            method: 'counted',
            note,
            asOf: day,
          }),
        ),
    ),
    ...statistics.governor.flatMap((vote) =>
      factsOf(jurisdictionKey.county(vote.countyId), governorFigures(vote), {
        source: sources.governor,
        method: 'counted',
        note: `election of the governor in ${vote.year}`,
        asOf: vote.day,
      }),
    ),
  ]
}
