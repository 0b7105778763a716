/** Sorts items by a whole number; the sort is stable. */
export function countingSort(items: Uint32Array, keyOf: (item: number) => number): Uint32Array {
  const keys = new Uint32Array(items.length)
  let most = 0
  for (let at = 0; at < items.length; at++) {
    const key = keyOf(items[at] as number)
    keys[at] = key
    if (key > most) most = key
  }
  const next = new Uint32Array(most + 2)
  for (let at = 0; at < keys.length; at++) {
    const after = (keys[at] as number) + 1
    next[after] = (next[after] as number) + 1
  }
  for (let key = 1; key < next.length; key++) next[key] = (next[key] as number) + (next[key - 1] as number)
  const sorted = new Uint32Array(items.length)
  for (let at = 0; at < items.length; at++) {
    const key = keys[at] as number
    const index = next[key] as number
    sorted[index] = items[at] as number
    next[key] = index + 1
  }
  return sorted
}

/** The index of each item in the list. */
export function indexesIn(order: Uint32Array): Uint32Array {
  const indexes = new Uint32Array(order.length)
  for (let index = 0; index < order.length; index++) indexes[order[index] as number] = index
  return indexes
}
