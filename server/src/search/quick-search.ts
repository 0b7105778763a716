import type { WordRows } from '#search/cache.ts'
import { type NamedChoice, namedChoices } from '#search/named-choices.ts'
import { addRow, countRows, intersection, noRows, type RowBitset, takeRows } from '#search/row-bitset.ts'
import type { SearchIndex } from '#search/search-index.ts'
import { rowsWithTypedPhone } from '#search/quick-phones.ts'
import { queryWords } from '#search/query-words.ts'
import { textAt } from '#search/text-table.ts'
import { similarWords } from '#search/trigrams.ts'
import type { SearchedText } from '#search/word-index.ts'
import { wordsStartingWith } from '#search/words.ts'

export interface QuickMatch {
  readonly rows: readonly number[]
  readonly total: number
  /** What the words name beside people. */
  readonly named: readonly NamedChoice[]
  /** Nobody has some of the words: these are found by words that resemble them. */
  readonly isSimilar: boolean
}

const nothing: QuickMatch = { rows: [], total: 0, named: [], isSimilar: false }

/**
 * Where a phone was typed, the officials who have it. Else those for whom each typed word starts some word of the name,
 * office or place; those whose name alone fits come first. A word that nobody has is taken for the nearest word that
 * somebody has.
 */
export function quickSearch(index: SearchIndex, typed: string, limit: number): QuickMatch {
  const withPhone = rowsWithTypedPhone(index, typed)
  if (withPhone) return { ...nothing, rows: takeRows(withPhone, 0, limit), total: countRows(withPhone) }
  const words = queryWords(typed)
  if (words.length === 0) return nothing
  const sets = words.map((word) => rowsOfWord(index, word))
  const anywhere = intersection(
    sets.map((set) => set.anywhere),
    index.rowCount,
  )
  const byName = intersection(
    sets.map((set) => set.byName),
    index.rowCount,
  )
  const first = takeRows(byName, 0, limit)
  const known = new Set(first)
  const others = takeRows(anywhere, 0, limit + first.length).filter((row) => !known.has(row))
  return {
    rows: [...first, ...others].slice(0, limit),
    total: countRows(anywhere),
    named: namedChoices(
      index,
      sets.map(({ word }) => word),
      first.length === 0,
    ),
    isSimilar: sets.some(({ word }, position) => word !== words[position]),
  }
}

/** People type letter by letter, and the words before the last stay, so the rows of a word are remembered. */
function rowsOfWord(index: SearchIndex, word: string): WordRows {
  return index.cache.quickWords.getOrAdd(
    word,
    () =>
      rowsStartingWith(index, word) ??
      rowsOfNearest(index, word) ?? { word, byName: noRows(index.rowCount), anywhere: noRows(index.rowCount) },
  )
}

/** The rows where a word starts with some letters; null where there are none. */
export function rowsStartingWith(index: SearchIndex, start: string): WordRows | null {
  const byName = noRows(index.rowCount)
  addRowsStartingWith(index.searchedTexts.name, start, byName)
  const anywhere = byName.slice()
  for (const texts of index.searchedTexts.others) addRowsStartingWith(texts, start, anywhere)
  return anywhere.some((word) => word !== 0) ? { word: start, byName, anywhere } : null
}

function addRowsStartingWith({ wordIndex, rows }: SearchedText, start: string, set: RowBitset): void {
  const { from, to } = wordsStartingWith(wordIndex.words, start)
  const { starts, items: texts } = wordIndex.textsOfWord
  for (let at = starts[from] as number; at < (starts[to] as number); at++) {
    const text = texts[at] as number
    for (let item = rows.starts[text] as number; item < (rows.starts[text + 1] as number); item++)
      addRow(set, rows.items[item] as number)
  }
}

function rowsOfNearest(index: SearchIndex, word: string): WordRows | null {
  let nearest: { readonly word: string; readonly similarity: number } | null = null
  const { name, others } = index.searchedTexts
  for (const { wordIndex } of [name, ...others]) {
    const { words, trigrams } = wordIndex
    for (const { wordIndex: found, similarity } of similarWords(trigrams, word))
      if (similarity > (nearest?.similarity ?? 0)) nearest = { word: textAt(words, found), similarity }
  }
  return nearest && rowsStartingWith(index, nearest.word)
}
