interface Distinct<Item> {
  readonly indexes: Uint32Array
  readonly distinct: Item[]
}

/** The items without duplicates, and the index of each item in that list. Items are compared by identity. */
export function distinctOf<Item>(items: readonly Item[]): Distinct<Item> {
  return distinctBy(items, (item) => item)
}

/** The same, comparing items by a key. */
export function distinctBy<Item>(items: readonly Item[], keyOf: (item: Item) => unknown): Distinct<Item> {
  const indexOf = new Map<unknown, number>()
  const distinct: Item[] = []
  const indexes = Uint32Array.from(items, (item) => {
    const key = keyOf(item)
    const existing = indexOf.get(key)
    if (existing !== undefined) return existing
    indexOf.set(key, distinct.length)
    return distinct.push(item) - 1
  })
  return { indexes, distinct }
}
