/** Keeps the best few of many, best first, without sorting the many. */
export function keepBest(
  best: number[],
  item: number,
  limit: number,
  isBefore: (a: number, b: number) => boolean,
): void {
  if (best.length === limit && !isBefore(item, best[limit - 1] as number)) return
  let place = best.length
  while (place > 0 && isBefore(item, best[place - 1] as number)) place--
  best.splice(place, 0, item)
  if (best.length > limit) best.pop()
}
