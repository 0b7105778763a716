import type { RowBitset } from '#search/row-bitset.ts'

/**
 * The officials with a word in the name, or in any text that a quick search covers, that starts with the typed word.
 */
export interface WordRows {
  /** The typed letters, or the nearest word where no word starts with them. */
  readonly word: string
  /** The rows whose name has this exact word. Null where there are none, as in the two fields below. */
  readonly called: RowBitset | null
  readonly byName: RowBitset | null
  readonly anywhere: RowBitset | null
}

/** How many officials each choice of a column leaves, and for how many it is unknown. */
export interface ChoiceCounts {
  readonly perChoice: Uint32Array
  readonly unknown: number
}

/** What has been computed from an index and is likely to be requested again; it is discarded with its index. */
export interface SearchCache {
  readonly bitsets: LeastRecentlyUsed<string, RowBitset>
  readonly orders: LeastRecentlyUsed<string, Uint32Array>
  readonly facets: LeastRecentlyUsed<string, ChoiceCounts>
  readonly quickWords: LeastRecentlyUsed<string, WordRows>
}

// 256 bitsets are 17 MB at 520,000 officials, 8 orders 17 MB, 128 words with three bitsets each 25 MB, 1,024
// facets 2 MB at most, since the longest list has some 440 counties.
const mostBitsets = 256
const mostOrders = 8
const mostFacets = 1_024
const mostQuickWords = 128

export function emptyCache(): SearchCache {
  return {
    bitsets: new LeastRecentlyUsed(mostBitsets),
    orders: new LeastRecentlyUsed(mostOrders),
    facets: new LeastRecentlyUsed(mostFacets),
    quickWords: new LeastRecentlyUsed(mostQuickWords),
  }
}

/** A full cache drops the entry that was used longest ago; a Map remembers the order in which keys were added. */
export class LeastRecentlyUsed<Key, Value> {
  readonly #entries = new Map<Key, Value>()
  readonly #capacity: number

  constructor(capacity: number) {
    this.#capacity = capacity
  }

  has(key: Key): boolean {
    return this.#entries.has(key)
  }

  get entries(): Iterable<readonly [Key, Value]> {
    return this.#entries
  }

  getOrAdd(key: Key, make: () => Value): Value {
    const cached = this.#entries.get(key)
    const value = cached ?? make()
    this.#entries.delete(key)
    this.#entries.set(key, value)
    if (this.#entries.size > this.#capacity) this.#dropOldest()
    return value
  }

  #dropOldest(): void {
    for (const key of this.#entries.keys()) {
      this.#entries.delete(key)
      return
    }
  }
}
