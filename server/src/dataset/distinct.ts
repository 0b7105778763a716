/** Some items, each once, and the place of each among these: the same object is the same item. */
export function distinctOf<Item>(items: readonly Item[]): { places: Uint32Array; distinct: Item[] } {
  const placeOf = new Map<Item, number>()
  const distinct: Item[] = []
  const places = Uint32Array.from(items, (item) => {
    const known = placeOf.get(item)
    if (known !== undefined) return known
    placeOf.set(item, distinct.length)
    return distinct.push(item) - 1
  })
  return { places, distinct }
}
