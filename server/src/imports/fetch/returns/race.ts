import type { Candidate, Race } from '@atlas/states/returns/race.ts'
import { isNoVote, isWriteIn } from '#imports/records/pseudo-candidates.ts'

/** Who wins on a day: whoever has more than half, whoever has most, or the winner of a runoff. */
export const rules = ['majority', 'plurality', 'runoff'] as const
export type Rule = (typeof rules)[number]

export interface Winner {
  readonly candidate: Candidate
  /** How it is known, in the words of the collection of returns. */
  readonly certainty: string
  /** Of the vote, in percent. */
  readonly percent: number | null
}

/** Who has certainly won; nobody where a runoff follows, two are equal, or the votes are not in. */
export function winnersOf({ candidates: counted, seats }: Race, ruleOfDay: Rule): Winner[] {
  const candidates = counted.filter(({ name }) => !isNoVote(name))
  // On the day of runoffs, a race of more than two for a seat is the first round of a special election.
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
  // Whoever has the last seat has more votes than the next; of several seats, more than half of a seat's share of all.
  const [last, next] = [ranked[seats - 1], ranked[seats]]
  const needed = rule === 'majority' ? total / seats / 2 : 0
  const isTied = last !== undefined && last.votes === next?.votes
  const elected = ranked.slice(0, seats).filter(({ votes }) => votes > needed && !(isTied && votes === last.votes))
  if (seats > 1 && rule === 'plurality') return []
  if (seats > 1 && rule === 'majority') return elected.map((each) => winner(each, `majority of ${seats} seats`))
  return elected.map((each) => winner(each, rule === 'plurality' && each.votes * 2 > total ? 'majority' : rule))
}

/** Those on the ballot. */
export function namedIn({ candidates }: Pick<Race, 'candidates'>): Candidate[] {
  return candidates.filter(({ name }) => !isWriteIn(name) && !isNoVote(name))
}
