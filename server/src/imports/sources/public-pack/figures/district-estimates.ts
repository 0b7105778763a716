import { readCsv } from '#imports/reading/csv.ts'
import { chamberField } from '#imports/geography/chambers.ts'
import { countField, districtField, percentField, stateField } from '#imports/reading/fields.ts'
import { type Reading, RowRefused } from '#imports/reading/rows.ts'
import type { TextFile } from '#imports/reading/text-file.ts'
import type { DistrictFigures } from '#imports/sources/public-pack/figures/district-figures.ts'
import { censusColumns, namesOf, readVotingAge } from '#imports/sources/public-pack/figures/voting-age-columns.ts'

/** Estimates for a legislative district, made by distributing its precincts. */
export interface DistrictEstimate extends Omit<DistrictFigures, 'biden' | 'trump'> {
  readonly quality: 'good' | 'fair'
  /** The share of the votes for Biden and Trump together. */
  readonly bidenOfTwo: number
}

// Each group is rounded separately.
const mostRounding = 4

export function readDistrictEstimates(file: TextFile): Reading<DistrictEstimate> {
  return readCsv(
    file,
    [
      'state',
      'chamber',
      'district',
      'lines',
      ...namesOf(censusColumns),
      'biden_2020_two_party_pct',
      'pop_deviation_pct',
      'quality',
    ],
    ({ values }) => {
      const votingAge = readVotingAge(values, censusColumns, mostRounding)
      const { quality } = values
      if (quality !== 'good' && quality !== 'fair')
        throw new RowRefused(
          `the estimate is too rough to be shown: its population is ${values.pop_deviation_pct.replace('-', '')}% off that of an equal district`,
        )
      return {
        stateId: stateField(values.state),
        chamber: chamberField(values.chamber),
        district: districtField(values.district),
        linesYear: countField(values.lines.slice(0, 4), 'lines'),
        votingAge,
        bidenOfTwo: percentField(values.biden_2020_two_party_pct, 'biden_2020_two_party_pct'),
        quality,
      }
    },
  )
}
