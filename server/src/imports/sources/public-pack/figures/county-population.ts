import { readCsv } from '#imports/reading/csv.ts'
import { countField, countyField } from '#imports/reading/fields.ts'
import type { Reading } from '#imports/reading/rows.ts'
import type { TextFile } from '#imports/reading/text-file.ts'
import type { VotingAge } from '#imports/sources/public-pack/figures/voting-age.ts'
import { censusColumns, namesOf, readVotingAge } from '#imports/sources/public-pack/figures/voting-age-columns.ts'

export interface CountyPopulation {
  readonly countyId: string
  readonly population: number
  readonly votingAge: VotingAge
}

const columns = ['county_fips', 'pop', ...namesOf(censusColumns)] as const

export function readCountyPopulation(file: TextFile, counties: ReadonlySet<string>): Reading<CountyPopulation> {
  return readCsv(file, columns, ({ values }) => {
    const votingAge = readVotingAge(values, censusColumns)
    return { countyId: countyField(values.county_fips, counties), population: countField(values.pop, 'pop'), votingAge }
  })
}
