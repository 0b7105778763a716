/** The items in order, each released when it is taken, so that results replace them in memory. */
export function* drained<Item>(items: Item[]): Generator<Item> {
  items.reverse()
  while (items.length > 0) yield items.pop() as Item
}
