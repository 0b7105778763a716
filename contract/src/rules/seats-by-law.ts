/** Who decides how many seats an office has. Where nobody has looked that up, null stands in its place. */
export const seatsSetBy = ['law', 'local_law'] as const
export type SeatsSetBy = (typeof seatsSetBy)[number]

/** How sure it is what the law says of the seats of an office. */
export const lawConfidences = ['high', 'medium', 'low'] as const
export type LawConfidence = (typeof lawConfidences)[number]

/** What is counted of the holders of seats. */
export const seatMeasures = ['on_file', 'with_phone', 'with_email', 'ethnicity_known', 'result_pending'] as const
export type SeatMeasure = (typeof seatMeasures)[number]

interface SeatsInWords {
  readonly seats_by_law: number | null
  readonly set_by: SeatsSetBy | null
  readonly on_file: number
}

/** One of three ways to state a number of seats: only a number set by law is a total that the others are part of. */
export function seatsInWords({ seats_by_law: byLaw, set_by: setBy, on_file: onFile }: SeatsInWords): string {
  if (byLaw === null)
    return setBy === 'local_law'
      ? `at least ${onFile} on file; the number is set by local law`
      : `${onFile} on file; law not looked up`
  if (onFile > byLaw) return `at least ${onFile} on file, ${byLaw} by law`
  return `${byLaw} ${byLaw === 1 ? 'seat' : 'seats'} by law, ${onFile === 0 ? 'none' : onFile} on file`
}
