import type { SeatsCounted } from '@atlas/contract/rules/representation-gap.ts'

/** The seats of a body, including seats by law without a holder on file. */
export interface SeatsDrawn extends SeatsCounted {
  readonly open?: number
}

/** The row of squares in words. */
export function seatsText({ seats, known, counted, open = 0 }: SeatsDrawn): string {
  if (seats === 0) return `${open} ${open === 1 ? 'seat' : 'seats'} by law, none on file`
  const missing = open > 0 ? `, ${open} not on file` : ''
  const onFile = `${seats} ${seats === 1 ? 'seat' : 'seats'} on file${missing}`
  if (known === 0) return `${onFile}, who holds them by ethnicity is not known`
  const rest = known < seats ? `, ${seats - known} not known` : ''
  return `${onFile}, ${counted} of ${known} known held by Black officials${rest}`
}

/** "0 of 5 seats known", "0 of 5 seats by law known" */
export function knownSeatsText({
  known,
  seats,
  byLaw = null,
}: Pick<SeatsCounted, 'known' | 'seats' | 'byLaw'>): string {
  if (byLaw !== null && byLaw >= seats) return `${known} of ${byLaw} ${byLaw === 1 ? 'seat' : 'seats'} by law known`
  return `${known} of ${seats} ${seats === 1 ? 'seat' : 'seats'} known`
}
