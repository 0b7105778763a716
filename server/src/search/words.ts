import type { ListRange } from '#search/postings.ts'
import { compareTextTo } from '#search/sort-texts.ts'
import { textCount, type TextTable } from '#search/text-table.ts'

// Words that are different, and sorted by their bytes.

/** The places of the words that start with some letters: they stand side by side. */
export function wordsStartingWith(words: TextTable, start: string): ListRange {
  const bytes = Buffer.from(start)
  const from = firstPlace(words, 0, (place) => compareTextTo(words, place, bytes) >= 0)
  return { from, to: firstPlace(words, from, (place) => compareTextTo(words, place, bytes) > 0) }
}

/** The place of a word; null where it is none of them. */
export function placeOfWord(words: TextTable, word: string): number | null {
  const bytes = Buffer.from(`${word}\0`)
  const place = firstPlace(words, 0, (each) => compareTextTo(words, each, bytes) >= 0)
  return place < textCount(words) && compareTextTo(words, place, bytes) === 0 ? place : null
}

/** The first place from one on that is beyond a border, where all after it are too. */
function firstPlace(words: TextTable, first: number, isBeyond: (place: number) => boolean): number {
  let low = first
  let high = textCount(words)
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBeyond(middle)) high = middle
    else low = middle + 1
  }
  return low
}
