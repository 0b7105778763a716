import { type StateId, states } from '@atlas/contract/rules/states.ts'
import type { CountyRecord } from '#imports/records/records.ts'
import type { Contest } from '#imports/results/contest.ts'
import { countiesNamed } from '#imports/results/county-names.ts'

/** The counties of the state that are missing in a statewide file. */
export interface MissingCounties {
  readonly names: readonly string[]
  /** The number of counties in the state. */
  readonly of: number
}

/**
 * A file is statewide if it has a contest in all the counties it names, and names more than half of the state's. In
 * other files nothing is missing, because they may be one county's own file, or of a day on which not all counties
 * vote.
 */
export function missingCounties(
  contests: readonly Contest[],
  stateId: StateId,
  ofState: readonly CountyRecord[],
): MissingCounties | null {
  const namedBy = (names: readonly string[]) => countiesNamed(names, stateId, ofState)
  const named = new Set(namedBy(contests.flatMap(({ counties }) => counties)))
  const names = ofState.filter((county) => !named.has(county)).map(({ name }) => name)
  const isInAll = ({ counties }: Contest) => counties.length >= named.size && namedBy(counties).length === named.size
  const isOfState = names.length > 0 && named.size * 2 > ofState.length && contests.some(isInAll)
  return isOfState ? { names, of: ofState.length } : null
}

/** If a county is missing, contests across several counties stay open, because some of their votes may be missing. */
export function withMissing(contests: readonly Contest[], missing: MissingCounties | null): readonly Contest[] {
  if (!missing) return contests
  return contests.map((contest) =>
    contest.counties.length > 1 ? { ...contest, precinctsMissing: Math.max(1, contest.precinctsMissing) } : contest,
  )
}

/** "158 of 159 counties. Bulloch is missing." */
export function missingText({ names, of }: MissingCounties, stateId: StateId): string {
  const verb = names.length === 1 ? 'is' : 'are'
  return `${of - names.length} of ${of} ${states[stateId].countyNoun.several}. ${and.format(names)} ${verb} missing.`
}

const and = new Intl.ListFormat('en-US')
