/** Whom seats are counted for. */
export const gapGroups = ['people_of_color', 'black', 'women'] as const
export type GapGroup = (typeof gapGroups)[number]

interface GroupInWords {
  readonly label: string
  /** What has to be stated of a holder. */
  readonly stated: string
}

export const gapGroupWords: Readonly<Record<GapGroup, GroupInWords>> = {
  people_of_color: { label: 'People of color', stated: 'Ethnicity' },
  black: { label: 'Black', stated: 'Ethnicity' },
  women: { label: 'Women', stated: 'Gender' },
}

/** With fewer seats no gap is worked out. */
export const fewestSeats = 3
/** At most this share of the seats may be unknown. */
export const mostUnknown = 0.25

/** The seats of a governing body on file: those whose holder is known to be in a group or not, and those in it. */
export interface SeatsCounted {
  readonly seats: number
  readonly known: number
  readonly counted: number
  /** How many seats the law gives; null where local law decides, or nobody has looked it up. */
  readonly byLaw?: number | null
}

/**
 * A group's share of voting age less its share of the seats known, both in whole points: above zero it holds fewer
 * seats than its share. Null where it is not worked out.
 */
export function representationGap(counts: SeatsCounted, share: number | null): number | null {
  if (share === null || !isEnough(counts)) return null
  return Math.round(share * 100) - Math.round((counts.counted / counts.known) * 100)
}

function isEnough({ seats, known }: SeatsCounted): boolean {
  return seats >= fewestSeats && (seats - known) / seats <= mostUnknown
}

/** A gap as it is shown: what stands out, and the rest of the sentence. */
export interface GapWords {
  readonly value: string
  readonly rest: string
}

export function gapWords(group: GapGroup, counts: SeatsCounted, share: number | null): GapWords {
  const gap = representationGap(counts, share)
  if (gap === null || share === null) return { value: 'Unknown', rest: whyUnknown(group, counts) }
  const { seats, known, counted } = counts
  const basis =
    known < seats
      ? `, worked out on the ${known} seats known`
      : ` of voting age (${counted} of ${seats} seats, ${(share * 100).toFixed(1)}%)`
  if (gap === 0) return { value: 'As many', rest: `seats as its share${basis}` }
  const points = Math.abs(gap) === 1 ? '1 point' : `${Math.abs(gap)} points`
  return { value: `${points} ${gap > 0 ? 'fewer' : 'more'}`, rest: `seats than its share${basis}` }
}

function whyUnknown(group: GapGroup, counts: SeatsCounted): string {
  const { seats, known, byLaw = null } = counts
  const { label, stated } = gapGroupWords[group]
  if (byLaw !== null && byLaw >= Math.max(seats, fewestSeats) && !isEnough(counts)) {
    const needed = Math.max(fewestSeats, Math.ceil(seats * (1 - mostUnknown)))
    return `${stated} is known for ${known} of ${byLaw} seats by law; ${needed} are needed.`
  }
  if (seats === 0) return 'No seats on file.'
  if (seats < fewestSeats) return `${seats === 1 ? 'One seat' : 'Two seats'}: no gap is worked out below three seats.`
  if (isEnough(counts)) return `No source states the share of this group among the people of voting age (${label}).`
  const needed = Math.ceil(seats * (1 - mostUnknown))
  return `${stated} is known for ${known} of ${seats} seats on file; ${needed} are needed.`
}
