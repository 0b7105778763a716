import type { AskedItem } from '#database/schema.ts'
import type { HolderHere, PlaceHere, SeatHere } from '#features/drives/seats-here.ts'

/** A seat whose result can be entered, with its holder, or one of the open seats. */
export interface ResultHere {
  readonly id: string
  readonly seat: SeatHere
  readonly holder: HolderHere | null
}

/**
 * The seats of a place that an election decides: those without a result yet and, for a given day, those whose result
 * is already on file. An open seat is included if another seat of its office is.
 */
export function resultsHere({ seats }: PlaceHere, day: string | null, asked: readonly AskedItem[] = []): ResultHere[] {
  const before = new Set(asked.map(({ of, id }) => (of === 'result' ? id : '')))
  const filled = seats.flatMap((seat) =>
    seat.holders.map((holder): ResultHere => ({ id: `${seat.id}/${holder.officialId}`, seat, holder })),
  )
  const found = filled.filter(({ id, holder }) => before.has(id) || isOn(holder, day))
  const bodies = new Set(found.map(({ seat }) => bodyOf(seat)))
  return seats.flatMap((seat) => {
    const open = day !== null && bodies.has(bodyOf(seat)) ? seat.open : 0
    return [
      ...found.filter((each) => each.seat === seat),
      ...Array.from({ length: open }, (_, at): ResultHere => ({ id: `${seat.id}/open-${at + 1}`, seat, holder: null })),
    ]
  })
}

function isOn(holder: HolderHere | null, day: string | null): boolean {
  if (day === null) return holder?.pending != null
  return holder?.pending === day || holder?.lastElection?.day === day
}

/** All seats of an office in a place, at large and by district. */
export function bodyOf({ office, place }: SeatHere): string {
  return `${place} ${office}`
}

/** Who was elected on a day according to the file; null while the result is not in. */
export function electedIn({ holder }: ResultHere, day: string | null): string | null {
  if (!holder || (day !== null && holder.pending === day)) return null
  if (holder.elected !== null) return holder.elected
  return day !== null && holder.lastElection?.day === day ? holder.name : null
}
