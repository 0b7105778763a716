import { firstIndexWhere } from '#search/first-index.ts'
import type { ListRange } from '#search/postings.ts'
import { compareTextTo } from '#search/sort-texts.ts'
import { textCount, type TextTable } from '#search/text-table.ts'

// The tables of words here hold distinct words, sorted by their bytes.

/** The words that start with some letters, which are adjacent. */
export function wordsStartingWith(words: TextTable, start: string): ListRange {
  const bytes = Buffer.from(start)
  const count = textCount(words)
  const from = firstIndexWhere(count, (index) => compareTextTo(words, index, bytes) >= 0)
  return { from, to: firstIndexWhere(count, (index) => compareTextTo(words, index, bytes) > 0, from) }
}

/** The index of a word; null where the table does not contain it. */
export function indexOfWord(words: TextTable, word: string): number | null {
  const bytes = Buffer.from(`${word}\0`)
  const index = firstIndexWhere(textCount(words), (each) => compareTextTo(words, each, bytes) >= 0)
  return index < textCount(words) && compareTextTo(words, index, bytes) === 0 ? index : null
}
