import type { Method } from '@atlas/contract/catalogue/method.ts'
import { outcomeOf } from '@atlas/contract/rules/last-election.ts'
import { isNoVote, isWriteIn } from '#imports/records/pseudo-candidates.ts'
import type { OfficialRecord } from '#imports/records/records.ts'

/** A candidate on the ballot of an election, or a write-in candidate. */
export interface Candidate {
  readonly candidate: string
  readonly party: string
  /** The share of all votes. */
  readonly share: number
}

/** What returns state about an election that a person won, and a sentence on how this is known. */
export interface Election {
  readonly candidates: number | null
  /** Of all votes, write-ins included. */
  readonly margin: number | null
  readonly basis: string
}

const alone = 'One candidate was on the ballot.'
const counted = 'The winner’s share of all votes less that of the next candidate, write-ins included in all.'
const rest = 'There were two candidates and no write-ins, so that the other has the rest of the votes.'
const unstated = 'How the votes of the others were shared is not on file, so that no margin is worked out.'
const severalSeats = 'The election filled several seats at once, so that no margin is worked out.'

/** An election of one seat for which the returns list all candidates. */
export function withEverybody(candidates: readonly Candidate[]): Election {
  const ranked = candidates.filter(isOnBallot).toSorted((a, b) => b.share - a.share)
  const [first, second] = ranked
  if (!first || !second) return { candidates: ranked.length, margin: null, basis: alone }
  return { candidates: ranked.length, margin: difference(first.share, second.share), basis: counted }
}

interface Winner {
  readonly candidates: number | null
  /** How many were elected at the same time. */
  readonly seats: number
  readonly share: number | null
  /** The share of the next candidate, where the returns on file state it. */
  readonly nextShare: number | null
  /** Whether write-in votes are impossible. */
  readonly isWithoutWriteIns: boolean
}

/** An election for which the returns on file state only the winner and the number of candidates. */
export function withWinnerAlone({ candidates, seats, share, nextShare, isWithoutWriteIns }: Winner): Election {
  if (seats > 1) return ofSeveralSeats(candidates)
  if (candidates === 1) return { candidates, margin: null, basis: alone }
  if (share !== null && nextShare !== null) return { candidates, margin: difference(share, nextShare), basis: counted }
  return candidates === 2 && share !== null && isWithoutWriteIns
    ? { candidates, margin: difference(share, 1 - share), basis: rest }
    : { candidates, margin: null, basis: unstated }
}

/** For a seat that is not among the contested ones of a state that publishes only those. */
export const notPublished: Election = {
  candidates: 1,
  margin: null,
  basis: 'The returns leave out whoever had no opponent, and this seat is not among those that they list.',
}

export function ofSeveralSeats(candidates: number | null): Election {
  return { candidates, margin: null, basis: severalSeats }
}

function isOnBallot({ candidate, party }: Candidate): boolean {
  return !isNoVote(candidate) && !isWriteIn(candidate) && !/^write-in$/i.test(party)
}

// Shares have six decimals, and the difference of two shares should too.
function difference(share: number, next: number): number {
  return Number((share - next).toFixed(6))
}

type LastElection = Pick<
  OfficialRecord,
  'lastElection' | 'lastElectionDate' | 'lastElectionCandidates' | 'lastElectionMargin' | 'provenance'
>

interface ElectionSource {
  readonly day: string
  readonly share: number | null
  readonly source: string
  readonly method: Method
}

/** The election as the last one of its winner, with the source of each value. */
export function asLast(
  { candidates, margin, basis }: Election,
  { day, share, source, method }: ElectionSource,
): LastElection {
  const from = { source, as_of: day, method }
  const outcome = outcomeOf({ candidates, margin, share })
  return {
    lastElection: outcome,
    lastElectionDate: day,
    lastElectionCandidates: candidates,
    lastElectionMargin: margin,
    provenance: {
      'stats.last_election_date': from,
      ...(outcome !== null && { 'stats.last_election': { ...from, note: basis } }),
      ...(candidates !== null && { 'stats.last_election_candidates': { ...from, note: basis } }),
      ...(margin !== null && { 'stats.last_election_margin%': { ...from, note: basis } }),
    },
  }
}
