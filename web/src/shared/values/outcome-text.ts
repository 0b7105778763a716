import { closeBelow } from '@atlas/contract/rules/last-election.ts'

/** The outcome of an election, with the margin if known. */
export function unsentOutcomeText(outcome: string, margin: number | null): string {
  if (margin === null || outcome === 'Uncontested') return outcome
  const points = pointsOf(margin)
  if (outcome !== 'Close') return `Won by ${points} points`
  // A margin just below the threshold must not be rounded up to it.
  return points === pointsOf(closeBelow) ? 'Close, under 5 points' : `Close, ${points} points`
}

function pointsOf(share: number): string {
  return (share * 100).toFixed(1)
}
