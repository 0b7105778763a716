import type { SeatedDate } from '#dataset/elections/told-date.ts'
import { oncePerSet } from '#dataset/elections/once-per-set.ts'
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
