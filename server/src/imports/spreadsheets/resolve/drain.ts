/** The items in their order, each let go as it is taken: what is made of them takes their place in memory. */
export function* drained<Item>(items: Item[]): Generator<Item> {
  items.reverse()
  while (items.length > 0) yield items.pop() as Item
}
