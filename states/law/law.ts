import type { OfficeName } from '@atlas/contract/rules/offices.ts'
import type { ElectionsOfYear } from '#law/election.ts'
import type { Holiday } from '#law/holidays.ts'
import type { TermRule } from '#law/term-begins.ts'

/** What elects a candidate: the most votes, or more than half of them, with a runoff if nobody has these. */
export interface WinningRule {
  readonly needs: 'most' | 'majority'
  /** How a tie is decided. */
  readonly tie: 'lot' | 'runoff'
  /** The section of the law. */
  readonly basis: string
}

/** What is certain about a state's law on elections and offices. */
export interface Law {
  readonly elections: ElectionsOfYear
  /** Days on which state offices are closed, as far as they can coincide with an election deadline. */
  readonly holidays: readonly Holiday[]
  /** Offices that other states elect and this one fills by appointment; the atlas covers elected officials. */
  readonly appointed: readonly OfficeName[]
  /**
   * The elected offices besides Congress and the legislature. They resolve a word such as "clerk"; no office is
   * refused because of this list. An empty list means that nobody has looked it up.
   */
  readonly elected: readonly OfficeName[]
  /** Names of offices in this state only: in Mississippi a "commissioner" is a supervisor of the county. */
  readonly officeWords: Readonly<Record<string, OfficeName>>
  /** Whether nobody may hold two elective offices at once. */
  readonly oneElectiveOffice: boolean
  /** Terms of local offices that are not four years, by the names of offices in the collection of returns. */
  readonly termYears: Readonly<Record<string, number>>
  /** Offices whose terms end when successors are elected, because these take office the day after. */
  readonly endsWithElection: readonly OfficeName[]
  /** Offices of which it is not known whether all seats have a primary. */
  readonly primaryNotKnown: readonly OfficeName[]
  /** Offices whose districts consist of whole counties, so that the figures of the counties can be added up. */
  readonly wholeCounties: readonly OfficeName[]
  /** The offices that a county, by its FIPS code, elects on other days than the rest of the state. */
  readonly ownDays: Readonly<Record<string, readonly OfficeName[]>>
  /** The rule for the contest with this title on this day, unless it is a party's primary. */
  readonly whoWins: (title: string, day: string) => WinningRule
  /** When terms begin after a regular election. */
  readonly termBegins: readonly TermRule[]
}

const usualTerm = 4

export function termYears({ termYears: others }: Law, office: string): number {
  return others[office] ?? usualTerm
}
