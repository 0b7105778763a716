import type { SeatedDate } from '#features/elections/told-date.ts'
import { intersection, isEmpty, type RowBitset } from '#search/row-bitset.ts'

/** The dates that some of these seats have, each with those that have it. */
export function soughtDates(onFile: readonly SeatedDate[], sought: RowBitset, rowCount: number): SeatedDate[] {
  const ofElection = new Map<RowBitset, RowBitset>()
  return onFile.flatMap(({ date, seats: all }) => {
    const seats = ofElection.get(all) ?? intersection([all, sought], rowCount)
    ofElection.set(all, seats)
    return isEmpty(seats) ? [] : [{ date, seats }]
  })
}
