import { closeBelow } from '@atlas/contract/rules/last-election.ts'

/** How an election went, and by how much where that is known. */
export function unsentOutcomeText(outcome: string, margin: number | null): string {
  if (margin === null || outcome === 'Uncontested') return outcome
  const points = pointsOf(margin)
  if (outcome !== 'Close') return `Won by ${points} points`
  // What is close by a hair must not look like the margin that it is below.
  return points === pointsOf(closeBelow) ? 'Close, under 5 points' : `Close, ${points} points`
}

function pointsOf(share: number): string {
  return (share * 100).toFixed(1)
}
