import type { StateId } from '@atlas/contract/rules/states.ts'
import type { WinningRule } from '@atlas/states/law/law.ts'
import { laws } from '@atlas/states/laws.ts'
import type { Choice, Contest } from '#imports/results/contest.ts'

/** Why it is not known who won a seat. */
export type Open =
  | 'nobody has a vote'
  | 'precincts have not reported'
  | 'its totals are not the sum of their parts'
  | 'the file does not say how many are elected'
  | 'tied'
  | 'a runoff follows'
  | 'write-ins, whom the file does not name, are ahead'

export interface Decision {
  readonly contest: Contest
  readonly rule: WinningRule
  readonly elected: readonly Choice[]
  /** Null if every seat of the contest has a winner. */
  readonly open: Open | null
}

/** Who is certainly elected under the law of the state, and why any seat is still open. */
export function decide(contest: Contest, stateId: StateId, day: string): Decision {
  const rule = laws[stateId].whoWins(contest.title, day)
  return { contest, rule, ...outcomeOf(contest, rule) }
}

function outcomeOf(
  { choices, seats: stated, precinctsMissing, addsUp, isUnopposed }: Contest,
  { needs }: WinningRule,
): Pick<Decision, 'elected' | 'open'> {
  if (isUnopposed) return { elected: choices, open: null }
  const none = (open: Open) => ({ elected: [], open })
  // Write-ins count in the total; overvotes and undervotes do not.
  const valid = choices.filter(({ kind }) => kind !== 'no vote')
  const total = valid.reduce((sum, { votes }) => sum + votes, 0)
  if (total === 0) return none('nobody has a vote')
  if (precinctsMissing > 0) return none('precincts have not reported')
  if (addsUp === false) return none('its totals are not the sum of their parts')
  const ranked = valid.filter(({ kind }) => kind === 'candidate').toSorted((a, b) => b.votes - a.votes)
  // A single candidate for a body with an unknown number of seats is elected in any case.
  const seats = stated ?? (ranked.length <= 1 ? 1 : null)
  if (seats === null) return none('the file does not say how many are elected')
  // All write-ins may be for one person, who might then be ahead of the last winner.
  const unnamed = valid.filter(({ kind }) => kind === 'write-in').reduce((sum, { votes }) => sum + votes, 0)
  const lowest = ranked.slice(0, seats).at(-1)
  if (unnamed > 0 && unnamed >= (lowest?.votes ?? 0)) return none('write-ins, whom the file does not name, are ahead')
  const [last, next] = [ranked[seats - 1], ranked[seats]]
  const isTied = last !== undefined && last.votes === next?.votes
  const needed = needs === 'majority' && ranked.length > seats ? total / seats / 2 : 0
  const elected = ranked.slice(0, seats).filter(({ votes }) => votes > needed && !(isTied && votes === last.votes))
  if (elected.length === seats || elected.length === ranked.length) return { elected, open: null }
  return { elected, open: isTied && last.votes >= needed ? 'tied' : 'a runoff follows' }
}
