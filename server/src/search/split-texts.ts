import { countingSort, indexesIn } from '#search/counting-sort.ts'
import type { Postings } from '#search/postings.ts'
import { sortTexts } from '#search/sort-texts.ts'
import { TextCollector } from '#search/text-collector.ts'
import { takeTexts, type TextTable } from '#search/text-table.ts'

const blank = 0x20

interface Split {
  /** In alphabetical order. */
  readonly words: TextTable
  /** text → the indexes of its words, in the order of the text */
  readonly ofTexts: Postings
}

/** Splits normalized texts, at some indexes of a table, into words. */
export function splitTexts({ bytes, starts }: TextTable, indexes: Uint32Array): Split {
  const collector = new TextCollector()
  const items: number[] = []
  const ends = new Uint32Array(indexes.length + 1)
  for (let text = 0; text < indexes.length; text++) {
    const index = indexes[text] as number
    const last = (starts[index + 1] as number) - 1
    let start = starts[index] as number
    for (let byte = start; byte <= last; byte++) {
      if (byte < last && bytes[byte] !== blank) continue
      if (byte > start) items.push(collector.addBytes(bytes, start, byte))
      start = byte + 1
    }
    ends[text + 1] = items.length
  }
  const gathered = collector.finish()
  const order = sortTexts(gathered)
  const indexOf = indexesIn(order)
  return {
    words: takeTexts(gathered, order),
    ofTexts: { starts: ends, items: Uint32Array.from(items, (word) => indexOf[word] as number) },
  }
}

/** Texts are ordered by their first different word, because a blank sorts before every letter. */
export function sortByWords({ starts, items }: Postings): Uint32Array {
  let order: Uint32Array = Uint32Array.from({ length: starts.length - 1 }, (_, text) => text)
  const countOf = (text: number) => (starts[text + 1] as number) - (starts[text] as number)
  const most = order.reduce((longest, text) => Math.max(longest, countOf(text)), 0)
  // Sorts by the last word first, with stable sorts; a text without such a word comes before all others.
  for (let index = most - 1; index >= 0; index--) {
    const keyOf = (text: number) =>
      index < countOf(text) ? (items[(starts[text] as number) + index] as number) + 1 : 0
    order = countingSort(order, keyOf)
  }
  return order
}
