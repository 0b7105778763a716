import type { StoredJurisdiction, StoredSeat } from '#dataset/stored-rows.ts'
import { sharedUint32 } from '#search/shared-memory.ts'

/** The jurisdictions that officials can be searched of, and which of them each row is of. */
export interface SearchedJurisdictions {
  readonly searched: readonly StoredJurisdiction[]
  /** row → place among those */
  readonly jurisdictionOfRow: Uint32Array
}

export function searchedJurisdictions(seats: readonly StoredSeat[], seatOfRow: Uint32Array): SearchedJurisdictions {
  const { places: jurisdictionOfSeat, distinct: searched } = distinctOf(seats.map((seat) => seat.jurisdiction))
  const jurisdictionOfRow = sharedUint32(seatOfRow.length)
  for (const [row, place] of seatOfRow.entries()) jurisdictionOfRow[row] = jurisdictionOfSeat[place] as number
  return { searched, jurisdictionOfRow }
}

function distinctOf<Item>(items: readonly Item[]): { places: Uint32Array; distinct: Item[] } {
  const placeOf = new Map<Item, number>()
  const distinct: Item[] = []
  const places = Uint32Array.from(items, (item) => {
    const known = placeOf.get(item)
    if (known !== undefined) return known
    placeOf.set(item, distinct.length)
    return distinct.push(item) - 1
  })
  return { places, distinct }
}
