/** The first index for which a condition holds that also holds for all later ones; `count` where it holds for none. */
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
