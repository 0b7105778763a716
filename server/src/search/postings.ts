import { sharedUint32 } from '#search/shared-memory.ts'

/**
 * Many short lists of numbers in two arrays, as an index stores them: the words of each text, the texts of each word,
 * the rows of each text. Adjacent lists are contiguous, so several of them can be read as one.
 */
export interface Postings {
  /** list → its start in `items`; one entry more than there are lists, so that a list ends at the next start. */
  readonly starts: Uint32Array
  readonly items: Uint32Array
}

/** Some adjacent lists; the end is exclusive. */
export interface ListRange {
  readonly from: number
  readonly to: number
}

/**
 * Lists of the visited items, each in the order of the visit. Items are visited twice, first to count and then to fill.
 * An item that is added to a list twice in a row counts once.
 */
export function postingsOf(listCount: number, visit: (add: (list: number, item: number) => void) => void): Postings {
  const counts = new Uint32Array(listCount)
  const last = new Int32Array(listCount).fill(-1)
  visit((list, item) => {
    if (last[list] === item) return
    last[list] = item
    counts[list] = (counts[list] as number) + 1
  })
  const starts = startsOf(counts)
  const items = sharedUint32(starts[listCount] as number)
  const next = starts.slice()
  last.fill(-1)
  visit((list, item) => {
    if (last[list] === item) return
    last[list] = item
    const index = next[list] as number
    items[index] = item
    next[list] = index + 1
  })
  return { starts, items }
}

/** For each item, the lists that contain it, ascending. */
export function inverted({ starts, items }: Postings, itemCount: number): Postings {
  return postingsOf(itemCount, (add) => {
    for (let list = 0; list + 1 < starts.length; list++) {
      const end = starts[list + 1] as number
      for (let at = starts[list] as number; at < end; at++) add(items[at] as number, list)
    }
  })
}

/** The same lists in another order. */
export function reordered({ starts, items }: Postings, order: Uint32Array): Postings {
  const newStarts = startsOf(order.map((list) => (starts[list + 1] as number) - (starts[list] as number)))
  const newItems = sharedUint32(items.length)
  let index = 0
  for (let at = 0; at < order.length; at++) {
    const list = order[at] as number
    const end = starts[list + 1] as number
    for (let from = starts[list] as number; from < end; from++) newItems[index++] = items[from] as number
  }
  return { starts: newStarts, items: newItems }
}

export function countItems({ starts }: Postings, { from, to }: ListRange): number {
  return (starts[to] as number) - (starts[from] as number)
}

function startsOf(counts: Uint32Array): Uint32Array {
  const starts = sharedUint32(counts.length + 1)
  for (let list = 0; list < counts.length; list++)
    starts[list + 1] = (starts[list] as number) + (counts[list] as number)
  return starts
}
