import type { RowBitset } from '#search/row-bitset.ts'

/** All dates of an election share one set of seats, so a result for a set is computed once. */
export function oncePerSet<Result>(workOut: (seats: RowBitset) => Result): (seats: RowBitset) => Result {
  const cache = new Map<RowBitset, Result>()
  return (seats) => {
    if (!cache.has(seats)) cache.set(seats, workOut(seats))
    return cache.get(seats) as Result
  }
}
