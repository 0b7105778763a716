import type { StateId } from '@atlas/contract/rules/states.ts'
import { type Chamber, chamberField } from '#imports/geography/chambers.ts'
import { readCsv } from '#imports/reading/csv.ts'
import { countField, countyField, districtField, stateField } from '#imports/reading/fields.ts'
import type { Reading } from '#imports/reading/rows.ts'
import type { TextFile } from '#imports/reading/text-file.ts'

/** A district that touches a county. */
export interface CountyDistrict {
  readonly stateId: StateId
  readonly countyId: string
  readonly chamber: Chamber
  readonly district: string
  readonly linesYear: number
  /** Whether the members themselves stated it, so that some districts of the chamber are missing. */
  readonly isPartial: boolean
  /** The source of the statement. */
  readonly source: 'countyDistricts' | 'parishDistricts'
}

export function readCountyDistricts(file: TextFile, counties: ReadonlySet<string>): Reading<CountyDistrict> {
  return readCsv(file, ['state', 'county_fips', 'chamber', 'district', 'lines_year', 'source'], ({ values }) => ({
    stateId: stateField(values.state),
    countyId: countyField(values.county_fips, counties),
    chamber: chamberField(values.chamber),
    district: districtField(values.district),
    linesYear: countField(values.lines_year, 'lines_year'),
    isPartial: values.source.startsWith('OpenStates'),
    source: 'countyDistricts',
  }))
}
