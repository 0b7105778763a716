import { gapWords, type GapWords, type SeatsCounted } from '@atlas/contract/rules/representation-gap.ts'
import { knownSeatsText } from '#places/seats-text.ts'
import type { Row } from '@atlas/contract/search/search-request.ts'

/** The seats of a row's governing body; null where none is on file. */
export function seatsOf(row: Row): SeatsCounted | null {
  const seats = numberOf(row['place.seats'])
  if (!seats) return null
  return { seats, known: numberOf(row['place.seats_known']) ?? 0, counted: numberOf(row['place.seats_black']) ?? 0 }
}

/** The gap as the list says it: short where it is not known. */
export function gapOf(row: Row): GapWords {
  const counts = seatsOf(row)
  if (!counts) return { value: 'Unknown', rest: 'no seats on file' }
  const words = gapWords('black', counts, numberOf(row['stats.vap_black%']))
  if (words.value !== 'Unknown') return words
  return { value: words.value, rest: knownSeatsText(counts) }
}

export function numberOf(value: Row[string] | undefined): number | null {
  return typeof value === 'number' ? value : null
}
