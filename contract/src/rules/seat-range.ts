import type { SeatsCounted } from '#rules/representation-gap.ts'

/** How many of some seats a group holds: at least those known to be its own, at most those and all that are not known. */
export interface SeatRange {
  readonly seats: number
  readonly least: number
  readonly most: number
}

export function seatRange({ seats, known, counted }: SeatsCounted): SeatRange {
  return { seats, least: counted, most: counted + seats - known }
}

/**
 * The gap nearest to none that the seats which are not known could leave, in whole points: above zero the group holds
 * fewer seats than its share of voting age whoever holds them, below zero more. Zero where its share is possible.
 */
export function smallestGap({ seats, least, most }: SeatRange, share: number): number {
  const fewer = Math.round((share - most / seats) * 100)
  const more = Math.round((share - least / seats) * 100)
  if (fewer > 0) return fewer
  return more < 0 ? more : 0
}

/** "3 of 5", "between 1 and 3 of 5" */
export function rangeText({ seats, least, most }: SeatRange): string {
  return least === most ? `${least} of ${seats}` : `between ${least} and ${most} of ${seats}`
}
