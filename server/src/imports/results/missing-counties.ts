import { type StateId, states } from '@atlas/contract/rules/states.ts'
import type { CountyRecord } from '#imports/records/records.ts'
import type { Contest } from '#imports/results/contest.ts'
import { countiesNamed } from '#imports/results/county-names.ts'

/** Counties of the state that a file of the whole state leaves out. */
export interface MissingCounties {
  readonly names: readonly string[]
  /** How many counties the state has. */
  readonly of: number
}

/**
 * A file that has a contest in all counties that it names, and names more than half of the state's, is one of the whole
 * state. Of the others nothing is missing: a county's own file, or one of a day on which not all of them vote.
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

/** Where a county is missing, nothing is known of whom several counties elect: their votes may be among the missing. */
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
