import type { ListRange } from '#search/postings.ts'
import { compareTextTo } from '#search/sort-texts.ts'
import { textCount, type TextTable } from '#search/text-table.ts'

// Words that are different, and sorted by their bytes.

/** The indexes of the words that start with some letters: they stand side by side. */
export function wordsStartingWith(words: TextTable, start: string): ListRange {
  const bytes = Buffer.from(start)
  const from = firstIndex(words, 0, (index) => compareTextTo(words, index, bytes) >= 0)
  return { from, to: firstIndex(words, from, (index) => compareTextTo(words, index, bytes) > 0) }
}

/** The index of a word; null where it is none of them. */
export function indexOfWord(words: TextTable, word: string): number | null {
  const bytes = Buffer.from(`${word}\0`)
  const index = firstIndex(words, 0, (each) => compareTextTo(words, each, bytes) >= 0)
  return index < textCount(words) && compareTextTo(words, index, bytes) === 0 ? index : null
}

/** The first index from one on that is beyond a border, where all after it are too. */
function firstIndex(words: TextTable, first: number, isBeyond: (index: number) => boolean): number {
  let low = first
  let high = textCount(words)
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBeyond(middle)) high = middle
    else low = middle + 1
  }
  return low
}
