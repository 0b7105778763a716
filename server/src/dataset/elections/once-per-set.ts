import type { RowBitset } from '#search/row-bitset.ts'

/** All dates of an election share one set of seats: what is worked out of it is worked out once. */
export function oncePerSet<Result>(workOut: (seats: RowBitset) => Result): (seats: RowBitset) => Result {
  const known = new Map<RowBitset, Result>()
  return (seats) => {
    if (!known.has(seats)) known.set(seats, workOut(seats))
    return known.get(seats) as Result
  }
}
