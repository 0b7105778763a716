import type { SeatedDate } from '#dataset/elections/described-date.ts'
import { oncePerSet } from '#dataset/elections/once-per-set.ts'
import { haveCommonRow, intersection, type RowBitset } from '#search/row-bitset.ts'

/** The dates that apply to some of these seats. */
export function matchingDates(seated: readonly SeatedDate[], matching: RowBitset): SeatedDate[] {
  const isMatching = oncePerSet((seats) => haveCommonRow(seats, matching))
  return seated.filter(({ seats }) => isMatching(seats))
}

/** Each date with those of its seats that match. */
export function withMatchingSeats(dates: readonly SeatedDate[], matching: RowBitset, rowCount: number): SeatedDate[] {
  const among = oncePerSet((seats) => intersection([seats, matching], rowCount))
  return dates.map(({ date, seats }) => ({ date, seats: among(seats) }))
}
