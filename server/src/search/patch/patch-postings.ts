import type { Stretch } from '#search/patch/stretches.ts'
import type { Postings } from '#search/postings.ts'
import { sharedUint32 } from '#search/shared-memory.ts'

/** Stands for an index that no longer exists. */
export const gone = 0xffffffff

/** index before → index now, `gone` where there is none */
export function indexesNow(stretches: readonly Stretch[], countBefore: number): Uint32Array {
  const now = new Uint32Array(countBefore).fill(gone)
  let index = 0
  for (const { of, from, to } of stretches) {
    if (of === 'before') for (let before = from; before < to; before++) now[before] = index + before - from
    index += to - from
  }
  return now
}

/** incoming → index now */
export function indexesOfIncoming(stretches: readonly Stretch[], count: number): Uint32Array {
  const now = new Uint32Array(count)
  let index = 0
  for (const { of, from, to } of stretches) {
    if (of === 'incoming') for (let incoming = from; incoming < to; incoming++) now[incoming] = index + incoming - from
    index += to - from
  }
  return now
}

interface PostingsPatch {
  /** The lists after the patch. */
  readonly lists: readonly Stretch[]
  /** item before → item now, `gone` where there is none */
  readonly itemNow: Uint32Array
  /** list now → items to add, none of which are in the earlier lists; ascending where the list has other items */
  readonly added: ReadonlyMap<number, readonly number[]>
}

/** The same lists with their items renumbered, without the removed items, and with the added ones. */
export function patchPostings(before: Postings, { lists, itemNow, added }: PostingsPatch): Postings {
  const count = lists.reduce((sum, { from, to }) => sum + to - from, 0)
  const addedCount = [...added.values()].reduce((sum, items) => sum + items.length, 0)
  const items = new Uint32Array(before.items.length + addedCount)
  const starts = sharedUint32(count + 1)
  let end = 0
  // Avoids creating a view for each of half a million lists.
  const merge = (first: number, last: number, others: readonly number[]) => {
    let next = 0
    for (let at = first; at < last; at++) {
      const item = itemNow[before.items[at] as number] as number
      if (item === gone) continue
      while (next < others.length && (others[next] as number) < item) items[end++] = others[next++] as number
      items[end++] = item
    }
    while (next < others.length) items[end++] = others[next++] as number
  }
  let list = 0
  for (const { of, from, to } of lists)
    for (let each = from; each < to; each++) {
      starts[list] = end
      const others = added.get(list) ?? none
      if (of === 'before') merge(before.starts[each] as number, before.starts[each + 1] as number, others)
      else merge(0, 0, others)
      list++
    }
  starts[count] = end
  const all = sharedUint32(end)
  all.set(items.subarray(0, end))
  return { starts, items: all }
}

const none: readonly number[] = []

/** list → its items, ascending, from pairs in any order */
export function groupedItems(pairs: readonly (readonly [list: number, item: number])[]): Map<number, number[]> {
  const groups = new Map<number, number[]>()
  for (const [list, item] of pairs) {
    const items = groups.get(list)
    if (items) items.push(item)
    else groups.set(list, [item])
  }
  for (const items of groups.values()) items.sort((a, b) => a - b)
  return groups
}
