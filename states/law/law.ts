import type { OfficeName } from '@atlas/contract/rules/offices.ts'
import type { ElectionsOfYear } from '#law/election.ts'
import type { Holiday } from '#law/holidays.ts'
import type { TermRule } from '#law/term-begins.ts'

/** What elects a candidate: the most votes, or more than half of them; where nobody has these, a runoff follows. */
export interface WinningRule {
  readonly needs: 'most' | 'majority'
  /** How two with the same number of votes are told apart. */
  readonly tie: 'lot' | 'runoff'
  /** The section of the law. */
  readonly basis: string
}

/** What the law of a state says of its elections and offices, so far as it is certain. */
export interface Law {
  readonly elections: ElectionsOfYear
  /** On which the offices of the state are closed, so far as they can meet a deadline of its elections. */
  readonly holidays: readonly Holiday[]
  /** Offices that other states elect and this one fills by appointment; the atlas is of elected officials. */
  readonly appointed: readonly OfficeName[]
  /**
   * What its people elect beside Congress and the legislature. A word such as "clerk" is told apart by it, and nothing is
   * refused; where it is empty, nothing has been looked up.
   */
  readonly elected: readonly OfficeName[]
  /** What the state alone calls an office: in Mississippi a "commissioner" is a supervisor of the county. */
  readonly officeWords: Readonly<Record<string, OfficeName>>
  /** Whether nobody may hold two elective offices at once. */
  readonly oneElectiveOffice: boolean
  /** Terms that are not of four years, of local offices as the collection of returns calls them. */
  readonly termYears: Readonly<Record<string, number>>
  /** Whose terms end when the next are elected, because these take office the day after. */
  readonly endsWithElection: readonly OfficeName[]
  /** Of which offices it is not known whether all of their seats have a primary. */
  readonly primaryNotKnown: readonly OfficeName[]
  /** Offices whose districts are made of whole counties, so that the figures of these can be added up. */
  readonly wholeCounties: readonly OfficeName[]
  /** The offices that a county, by its FIPS code, fills on other days than the rest of the state. */
  readonly ownDays: Readonly<Record<string, readonly OfficeName[]>>
  /** Who wins the contest of this title on this day, where no party's primary is held. */
  readonly whoWins: (title: string, day: string) => WinningRule
  /** When the terms of those begin who are elected at a regular election. */
  readonly termBegins: readonly TermRule[]
}

const usualTerm = 4

export function termYears({ termYears: others }: Law, office: string): number {
  return others[office] ?? usualTerm
}
