import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { Place } from '#places/page/place-query.ts'
import { columnsOfContest, columnsOfPopulation, contests, votingAge } from '#shared/figures/charts.ts'
import { numberSources } from '#shared/figures/number-sources.ts'

/** Numbered in the order in which the page shows them. */
const inOrder: readonly ColumnId[] = [
  'stats.county_population',
  ...columnsOfPopulation(votingAge),
  'stats.median_income',
  ...contests.flatMap(columnsOfContest),
]

/** The sources of everything that a page or a brief says about a place, each with its number. */
export function placeSources({ figures, population, other_sources: others }: Place) {
  const first = [population?.provenance, ...inOrder.map((id) => figures.provenance(id))]
  const provenances = [...first.filter((each) => each !== undefined), ...figures.allProvenances, ...others]
  return { numbers: numberSources(provenances), idOf: (number: number) => `source-${number}` }
}
