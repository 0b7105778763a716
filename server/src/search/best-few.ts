/** Keeps the best few of many, best first, without sorting the many. */
export function keepBest(
  best: number[],
  item: number,
  limit: number,
  isBefore: (a: number, b: number) => boolean,
): void {
  if (best.length === limit && !isBefore(item, best[limit - 1] as number)) return
  let index = best.length
  while (index > 0 && isBefore(item, best[index - 1] as number)) index--
  best.splice(index, 0, item)
  if (best.length > limit) best.pop()
}
