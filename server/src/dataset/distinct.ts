/** The items without repetition, and the index of each item in that list. Only the same object counts as the same item. */
export function distinctOf<Item>(items: readonly Item[]): { indexes: Uint32Array; distinct: Item[] } {
  const indexOf = new Map<Item, number>()
  const distinct: Item[] = []
  const indexes = Uint32Array.from(items, (item) => {
    const existing = indexOf.get(item)
    if (existing !== undefined) return existing
    indexOf.set(item, distinct.length)
    return distinct.push(item) - 1
  })
  return { indexes, distinct }
}
