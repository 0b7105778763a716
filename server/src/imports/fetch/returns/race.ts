import type { Candidate, Race } from '@atlas/states/returns/race.ts'
import { isNoVote, isWriteIn } from '#imports/records/pseudo-candidates.ts'

/**
 * Who wins on a day: a candidate with more than half of the votes, the one with the most, or the winner of a runoff.
 */
export const rules = ['majority', 'plurality', 'runoff'] as const
export type Rule = (typeof rules)[number]

export interface Winner {
  readonly candidate: Candidate
  /** How certain the result is, in the words of the collection of returns. */
  readonly certainty: string
  /** The percentage of the vote. */
  readonly percent: number | null
}

/** The certain winners; none where a runoff follows, candidates are tied, or the votes are not in. */
export function winnersOf({ candidates: counted, seats }: Race, ruleOfDay: Rule): Winner[] {
  const candidates = counted.filter(({ name }) => !isNoVote(name))
  // On a day of runoffs, a race with more than two candidates for a seat is the first round of a special election.
  const rule = ruleOfDay === 'runoff' && candidates.length > 2 * seats ? 'majority' : ruleOfDay
  const named = namedIn({ candidates })
  const total = candidates.reduce((sum, { votes }) => sum + votes, 0)
  if (total === 0) return []
  const winner = (candidate: Candidate, certainty: string): Winner => ({
    candidate,
    certainty,
    percent: Number(((100 * candidate.votes) / total).toFixed(2)),
  })
  if (candidates.length <= seats) return named.map((each) => winner(each, 'unopposed'))
  const ranked = named.toSorted((a, b) => b.votes - a.votes)
  // The last winner needs more votes than the next candidate. A majority for several seats means more than half of the
  // votes per seat.
  const [last, next] = [ranked[seats - 1], ranked[seats]]
  const needed = rule === 'majority' ? total / seats / 2 : 0
  const isTied = last !== undefined && last.votes === next?.votes
  const elected = ranked.slice(0, seats).filter(({ votes }) => votes > needed && !(isTied && votes === last.votes))
  if (seats > 1 && rule === 'plurality') return []
  if (seats > 1 && rule === 'majority') return elected.map((each) => winner(each, `majority of ${seats} seats`))
  return elected.map((each) => winner(each, rule === 'plurality' && each.votes * 2 > total ? 'majority' : rule))
}

/** The candidates on the ballot. */
export function namedIn({ candidates }: Pick<Race, 'candidates'>): Candidate[] {
  return candidates.filter(({ name }) => !isWriteIn(name) && !isNoVote(name))
}
