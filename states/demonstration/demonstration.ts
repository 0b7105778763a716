import type { OfficeName } from '@atlas/contract/rules/offices.ts'
import type { Ethnicity } from '@atlas/contract/rules/ethnicities.ts'
import { tuesday } from '#law/days.ts'

/** The first such weekday (0 is Sunday) on or after a day of the month. */
export interface DayRule {
  readonly month: number
  readonly weekday: number
  readonly from: number
}

export interface Elections {
  /** A year in which all of them were elected; terms are counted from it. */
  readonly year: number
  readonly primary: DayRule | null
  readonly general: DayRule
}

export type ElectionLevel = 'federal' | 'state' | 'county' | 'municipal'

export interface CountyGovernment {
  readonly head: OfficeName | null
  readonly member: OfficeName
}

/** What a state elects besides the executives named by its law, for inventing its officials. */
export interface Demonstration {
  readonly residents: number
  readonly areaCodes: readonly string[]
  readonly postalPrefixes: readonly string[]
  readonly circuits: number
  /** The offices elected in each judicial circuit. */
  readonly circuitOffices: readonly OfficeName[]
  /** The offices with one holder in each county. */
  readonly countyOffices: readonly OfficeName[]
  /** The forms of county government with their relative frequency: with or without an elected head. */
  readonly governments: readonly (readonly [CountyGovernment, number])[]
  readonly commissionDistricts: number
  /** Elected by district of the county, besides the commission. */
  readonly countyDistrictOffices: readonly OfficeName[]
  /** The kinds of municipality with their numbers. */
  readonly municipalities: readonly (readonly ['City' | 'Town' | 'Village', number])[]
  readonly councilMember: OfficeName
  readonly municipalOffices: readonly OfficeName[]
  /** Offices with nonpartisan ballots. */
  readonly nonpartisan: readonly OfficeName[]
  /** The length of terms in years, if it is not four. */
  readonly terms: Readonly<Partial<Record<OfficeName, number>>>
  /** Offices of which half of the districts vote two years after the others. */
  readonly staggered: readonly OfficeName[]
  /** The Democratic share of the White vote, which varies most between the states. */
  readonly whiteDemocraticShare: number
  readonly elections: Readonly<Record<ElectionLevel, Elections>>
  /** The year of the last election of a governor. */
  readonly governorYear: number
  /** The share of a group's people with French names; null if there are hardly any. */
  readonly frenchNames: Readonly<Partial<Record<Ethnicity, number>>> | null
}

export const commission: CountyGovernment = { head: null, member: 'County Commissioner' }
export const commissionWithChair: CountyGovernment = { head: 'County Commission Chair', member: 'County Commissioner' }
export const congress = { 'U.S. Senator': 6, 'U.S. Representative': 2 } as const
export const november: DayRule = { month: 11, weekday: tuesday, from: 2 }
