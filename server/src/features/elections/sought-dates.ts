import type { SeatedDate } from '#dataset/elections/told-date.ts'
import { haveCommonRow, intersection, type RowBitset } from '#search/row-bitset.ts'

/** The dates that some of these seats have. */
export function soughtDates(seated: readonly SeatedDate[], sought: RowBitset): SeatedDate[] {
  const isSought = oncePerSet((seats) => haveCommonRow(seats, sought))
  return seated.filter(({ seats }) => isSought(seats))
}

/** Each date with those of its seats that are sought. */
export function withSoughtSeats(dates: readonly SeatedDate[], sought: RowBitset, rowCount: number): SeatedDate[] {
  const among = oncePerSet((seats) => intersection([seats, sought], rowCount))
  return dates.map(({ date, seats }) => ({ date, seats: among(seats) }))
}

/** All dates of an election share one set of seats: what is worked out of it is worked out once. */
export function oncePerSet<Result>(workOut: (seats: RowBitset) => Result): (seats: RowBitset) => Result {
  const known = new Map<RowBitset, Result>()
  return (seats) => {
    if (!known.has(seats)) known.set(seats, workOut(seats))
    return known.get(seats) as Result
  }
}
