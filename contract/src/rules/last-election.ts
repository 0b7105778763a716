/** How an election went, in the words that people read: the values of `stats.last_election`. */
export const outcomes = ['Uncontested', 'Close', 'Contested'] as const
export type Outcome = (typeof outcomes)[number]

/** With less than this between the first two, a share of all votes, an election is close. */
export const closeBelow = 0.05

/** What is known of an election that somebody won. */
export interface Won {
  /** Those on the ballot; write-ins are none. */
  readonly candidates: number | null
  /** The winner's share of all votes less that of the next candidate. */
  readonly margin: number | null
  /** The winner's share of all votes; of several seats filled at once there is none. */
  readonly share: number | null
}

/** How it went; null where that is not known. */
export function outcomeOf({ candidates, margin, share }: Won): Outcome | null {
  if (candidates === 1) return 'Uncontested'
  if (candidates === null) return null
  const least = margin ?? leastMargin(share)
  if (least !== null && least >= closeBelow) return 'Contested'
  return margin === null ? null : 'Close'
}

/** Where the votes of the others are not on file, one of them may have all the rest, so nobody can have more. */
function leastMargin(share: number | null): number | null {
  return share === null ? null : 2 * share - 1
}
