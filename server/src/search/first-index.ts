/** The first index at which something holds, where it holds of all that follow; `count` where it holds of none. */
export function firstIndexWhere(count: number, holds: (index: number) => boolean, from = 0): number {
  let low = from
  let high = count
  while (low < high) {
    const middle = (low + high) >>> 1
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}
