import { distinctOf } from '#dataset/distinct.ts'
import type { StoredJurisdiction } from '#dataset/stored-rows.ts'
import { sharedFrom } from '#search/shared-memory.ts'

/** The jurisdictions that officials can be searched of, and which of them each row is of. */
export interface SearchedJurisdictions {
  readonly searched: readonly StoredJurisdiction[]
  /** row → place among those */
  readonly jurisdictionOfRow: Uint32Array
  /** The different figures of these: most places and school districts show those of their county. */
  readonly figures: readonly StoredJurisdiction['facts'][]
  /** row → place among those */
  readonly figuresOfRow: Uint32Array
}

export function searchedJurisdictions(
  ofSeats: readonly StoredJurisdiction[],
  seatOfRow: Uint32Array,
): SearchedJurisdictions {
  const { indexes: jurisdictionOfSeat, distinct: searched } = distinctOf(ofSeats)
  const jurisdictionOfRow = sharedFrom(seatOfRow, (seat) => jurisdictionOfSeat[seat] as number)
  const { indexes: figuresOf, distinct: figures } = distinctOf(searched.map(({ facts }) => facts))
  const figuresOfRow = sharedFrom(jurisdictionOfRow, (index) => figuresOf[index] as number)
  return { searched, jurisdictionOfRow, figures, figuresOfRow }
}
