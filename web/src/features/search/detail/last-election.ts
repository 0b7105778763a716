import { type Figures, numberOf } from '#features/search/detail/official-facts.ts'

interface LastElection {
  /** The day where the returns say it, else the year; null where neither is known. */
  readonly day: string | null
  readonly year: number | null
  readonly share: number | null
  /** Nobody else has a vote in the returns: what is sure of a share of exactly one. */
  readonly hasNoOtherVotes: boolean
}

/** How the official last won the seat, without guessing: returns tell shares, not how many stood. */
export function lastElection(figures: Figures): LastElection {
  const year = numberOf(figures, 'stats.incumbent_election_year')
  const share = numberOf(figures, 'stats.incumbent_election%')
  const asOf = figures.provenance('stats.incumbent_election_year')?.as_of ?? null
  const isItsDay = year !== null && asOf !== null && asOf.startsWith(`${year}-`) && mayBeElectionDay(asOf)
  return { day: isItsDay ? asOf : null, year, share, hasNoOtherVotes: share === 1 }
}

/**
 * Returns are dated by the election, but a list of officials by when it was made; only a day on which
 * general elections are held is taken for one: a Tuesday, in Louisiana a Saturday, of October to December.
 */
function mayBeElectionDay(day: string): boolean {
  const [weekday, month] = [new Date(`${day}T00:00:00Z`).getUTCDay(), Number(day.slice(5, 7))]
  return (weekday === 2 || weekday === 6) && month >= 10
}
