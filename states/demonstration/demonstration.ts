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
  /** A year in which everybody was elected, from which terms are counted. */
  readonly year: number
  readonly primary: DayRule | null
  readonly general: DayRule
}

export type ElectionLevel = 'federal' | 'state' | 'county' | 'municipal'

export interface CountyGovernment {
  readonly head: OfficeName | null
  readonly member: OfficeName
}

/** What a state elects beside the executives that its law names, so that officials can be invented for it. */
export interface Demonstration {
  readonly residents: number
  readonly areaCodes: readonly string[]
  readonly postalPrefixes: readonly string[]
  readonly circuits: number
  /** Who is elected in each judicial circuit. */
  readonly circuitOffices: readonly OfficeName[]
  /** One each in every county. */
  readonly countyOffices: readonly OfficeName[]
  /** How counties govern themselves, and how common each way is: with or without a head whom the people elect. */
  readonly governments: readonly (readonly [CountyGovernment, number])[]
  readonly commissionDistricts: number
  /** Elected by district of the county, beside the commission. */
  readonly countyDistrictOffices: readonly OfficeName[]
  /** What municipalities call themselves, and how many do. */
  readonly municipalities: readonly (readonly ['City' | 'Town' | 'Village', number])[]
  readonly councilMember: OfficeName
  readonly municipalOffices: readonly OfficeName[]
  /** Offices on whose ballots no party stands. */
  readonly nonpartisan: readonly OfficeName[]
  /** Years of a term, where it is not four. */
  readonly terms: Readonly<Partial<Record<OfficeName, number>>>
  /** Half of the districts vote two years later than the others. */
  readonly staggered: readonly OfficeName[]
  /** The Democratic share of the White vote, which differs most between the states. */
  readonly whiteDemocraticShare: number
  readonly elections: Readonly<Record<ElectionLevel, Elections>>
  /** Of the last election of a governor. */
  readonly governorYear: number
  /** How many of some people have French names; null where hardly anybody has. */
  readonly frenchNames: Readonly<Partial<Record<Ethnicity, number>>> | null
}

export const commission: CountyGovernment = { head: null, member: 'County Commissioner' }
export const commissionWithChair: CountyGovernment = { head: 'County Commission Chair', member: 'County Commissioner' }
export const congress = { 'U.S. Senator': 6, 'U.S. Representative': 2 } as const
export const november: DayRule = { month: 11, weekday: tuesday, from: 2 }
