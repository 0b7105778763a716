import type { SeatsCounted } from '@atlas/contract/rules/representation-gap.ts'

/** The row of squares in words. */
export function seatsText({ seats, known, counted }: SeatsCounted): string {
  const onFile = `${seats} ${seats === 1 ? 'seat' : 'seats'} on file`
  if (known === 0) return `${onFile}, who holds them by ethnicity is not known`
  const rest = known < seats ? `, ${seats - known} not known` : ''
  return `${onFile}, ${counted} of ${known} known held by Black officials${rest}`
}

/** "0 of 5 seats known" */
export function knownSeatsText({ known, seats }: Pick<SeatsCounted, 'known' | 'seats'>): string {
  return `${known} of ${seats} ${seats === 1 ? 'seat' : 'seats'} known`
}
