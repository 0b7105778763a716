import { gapWords, type GapWords } from '@atlas/contract/rules/representation-gap.ts'
import { knownSeatsText, type SeatsDrawn } from '#places/seats-text.ts'
import type { Row } from '@atlas/contract/search/search-request.ts'

/** The seats of a row's governing body; null where none is on file and the law gives no number. */
export function seatsOf(row: Row): SeatsDrawn | null {
  const seats = numberOf(row['place.seats']) ?? 0
  const [byLaw, open] = [numberOf(row['place.body_by_law']), numberOf(row['place.body_open']) ?? 0]
  if (seats === 0 && open === 0) return null
  const [known, counted] = [numberOf(row['place.seats_known']) ?? 0, numberOf(row['place.seats_black']) ?? 0]
  return byLaw === null ? { seats, known, counted } : { seats, known, counted, byLaw, open }
}

/** The gap in the words of the list: short where it is not known. */
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
