import { readCsv } from '#imports/reading/csv.ts'
import { countField, countyField } from '#imports/reading/fields.ts'
import { type Reading, RowRefused } from '#imports/reading/rows.ts'
import type { TextFile } from '#imports/reading/text-file.ts'
import { addsUp, type VotingAge } from '#imports/sources/public-pack/figures/voting-age.ts'

export interface CountyPopulation {
  readonly countyId: string
  readonly population: number
  readonly votingAge: VotingAge
}

const otherGroups = ['vap_aian', 'vap_nhpi', 'vap_other', 'vap_two'] as const
const columns = [
  'county_fips',
  'pop',
  'vap',
  'vap_hisp',
  'vap_white',
  'vap_black',
  'vap_asian',
  ...otherGroups,
] as const

export function readCountyPopulation(file: TextFile, counties: ReadonlySet<string>): Reading<CountyPopulation> {
  return readCsv(file, columns, ({ values }) => {
    const count = (column: Exclude<(typeof columns)[number], 'county_fips'>) => countField(values[column], column)
    const votingAge: VotingAge = {
      total: count('vap'),
      black: count('vap_black'),
      hispanic: count('vap_hisp'),
      asian: count('vap_asian'),
      white: count('vap_white'),
      other: otherGroups.map(count).reduce((sum, group) => sum + group, 0),
    }
    if (!addsUp(votingAge)) throw new RowRefused('the groups of the voting-age population do not add up to its total')
    return { countyId: countyField(values.county_fips, counties), population: count('pop'), votingAge }
  })
}
