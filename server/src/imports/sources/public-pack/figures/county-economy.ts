import { readCsv } from '#imports/reading/csv.ts'
import { countField, countyField, percentField } from '#imports/reading/fields.ts'
import type { Reading } from '#imports/reading/rows.ts'
import type { TextFile } from '#imports/reading/text-file.ts'

export interface CountyEducation {
  readonly countyId: string
  /** Adults aged 25 or older. */
  readonly adults: number
  readonly graduates: number
  readonly graduateShare: number
}

export interface CountyIncome {
  readonly countyId: string
  readonly medianIncome: number
}

const levels = ['adults25_less_than_hs', 'adults25_hs', 'adults25_some_college', 'adults25_bachelors_plus'] as const

export function readEducation(file: TextFile, counties: ReadonlySet<string>): Reading<CountyEducation> {
  return readCsv(file, ['county_fips', ...levels, 'pct_bachelors_plus'], ({ values }) => ({
    countyId: countyField(values.county_fips, counties),
    adults: levels.map((level) => countField(values[level], level)).reduce((sum, adults) => sum + adults, 0),
    graduates: countField(values.adults25_bachelors_plus, 'adults25_bachelors_plus'),
    graduateShare: percentField(values.pct_bachelors_plus, 'pct_bachelors_plus'),
  }))
}

export function readIncome(file: TextFile, counties: ReadonlySet<string>): Reading<CountyIncome> {
  return readCsv(file, ['county_fips', 'median_household_income_2023'], ({ values }) => ({
    countyId: countyField(values.county_fips, counties),
    medianIncome: countField(values.median_household_income_2023, 'median_household_income_2023'),
  }))
}
