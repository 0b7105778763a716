import type { BodySeats, TraitOfSeats } from '@atlas/contract/endpoints/places/bodies.ts'
import type { Row } from '@atlas/contract/search/search-request.ts'
import type { SeatLook } from '#places/pictures/SeatSymbol.tsx'
import { traitWords } from '#shared/pictures/traits.ts'
import { textOf } from '#shared/values/text-of.ts'

/** Seats with the same value. */
export interface SeatGroup {
  readonly label: string
  readonly look: SeatLook
  readonly count: number
  /** The holders that can be searched; the others are only counted. */
  readonly holders: readonly Row[]
}

/** The seats of a body by a trait: the groups, then those not known, left out by the coverage rule, and not on file. */
export function seatGroups(body: BodySeats, { column_id: column, groups, unknown }: TraitOfSeats): SeatGroup[] {
  const holdersOf = (value: string | null) => body.holders.filter((row) => textOf(row, column) === value)
  const known = groups.map(({ value, seats }, index): SeatGroup => {
    const look = traitWords[column].lookOf(value, index)
    return { label: value, look, count: seats, holders: holdersOf(value) }
  })
  const rest: SeatGroup[] = [
    { label: 'On file, not known', look: 'unknown', count: unknown, holders: holdersOf(null) },
    { label: 'On file, left out by the coverage rule', look: 'left out', count: body.left_out, holders: [] },
    { label: 'Not on file', look: 'not on file', count: body.not_on_file, holders: [] },
  ]
  return [...known, ...rest].filter(({ count }) => count > 0)
}

/** The text below the title: what the drawing shows, and what it cannot show. */
export function seatsSentence(
  { seats, left_out: leftOut, not_on_file: open }: BodySeats,
  { unknown, known }: TraitOfSeats,
): string {
  const start =
    unknown > 0
      ? `One circle for each seat. For ${unknown} of ${seats} nobody has said, or we have no source, so the picture says nothing about them.`
      : `One circle for each seat, ${known} of ${seats} known.`
  return [
    start,
    leftOut > 0 && `${leftOut} ${leftOut === 1 ? 'is' : 'are'} on file and left out by the coverage rule.`,
    open > 0 && `${open} ${open === 1 ? 'is' : 'are'} not on file.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** The note that shares of the known seats need. */
export function sharesSentence({ seats }: BodySeats, { known }: TraitOfSeats): string {
  const others = seats - known
  if (known === 0) return `Of none of the ${seats} seats it is known.`
  if (others === 0) return `All ${seats} seats are known.`
  const are = others === 1 ? 'is' : 'are'
  return `Only the ${known} seats that are known. ${others} ${are} not, so the true shares may be very different.`
}
