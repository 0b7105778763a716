/** Keeps the most recently used entries; a Map remembers the order in which keys were added. */
export class RecentlyUsed<Key, Value> {
  readonly #entries = new Map<Key, Value>()
  readonly #capacity: number

  constructor(capacity: number) {
    this.#capacity = capacity
  }

  getOrAdd(key: Key, make: () => Value): Value {
    const known = this.#entries.get(key)
    const value = known ?? make()
    this.#entries.delete(key)
    this.#entries.set(key, value)
    if (this.#entries.size > this.#capacity) this.#forgetOldest()
    return value
  }

  #forgetOldest(): void {
    for (const key of this.#entries.keys()) {
      this.#entries.delete(key)
      return
    }
  }
}
