import { countingSort, indexesIn } from '#search/counting-sort.ts'
import { inverted, type Postings, reordered } from '#search/postings.ts'
import { buildTrigrams, type Trigrams } from '#search/trigrams.ts'
import { sharedFrom, sharedUint32 } from '#search/shared-memory.ts'
import { sortByWords, splitTexts } from '#search/split-texts.ts'
import { textAt, textCount, type TextTable } from '#search/text-table.ts'

/**
 * The words of some texts, normalised. A text is known by its number: the shorter come first, then those that are
 * first in the alphabet, so that the best of many are the lowest numbers, and the first of each list. Words repeat
 * (there are many Smiths), so a text is no more than the indexes of its words.
 */
export interface WordIndex {
  /** The different words, in alphabetical order. */
  readonly words: TextTable
  readonly trigrams: Trigrams
  /** text → the indexes of its words, as they follow each other */
  readonly texts: Postings
  /** word → the texts that hold it, ascending */
  readonly textsOfWord: Postings
  /** The texts in alphabetical order. */
  readonly alphabetical: Uint32Array
  /** The lowest number among each `textsPerBlock` of them. */
  readonly lowestOfBlocks: Uint32Array
  /** text → how many letters and blanks it has */
  readonly lengths: Uint32Array
}

/**
 * What can be looked up in a column, its choices or its distinct texts, and the words that these are made of. It is
 * built with the index, for the columns whose values people look up, and holds nothing but numbers and bytes.
 */
export interface Dictionary {
  readonly wordIndex: WordIndex
  /** text of the word index → its place among the choices, or else among the texts of the column */
  readonly entries: Uint32Array
}

/** The texts of a column in which a quick search looks for words. */
export interface SearchedText {
  readonly wordIndex: WordIndex
  /** text of the word index → the rows that have it, ascending */
  readonly rows: Postings
}

/** What the free text of a quick search is looked for in. */
export interface SearchedTexts {
  readonly name: SearchedText
  readonly others: readonly SearchedText[]
}

export const textsPerBlock = 256

interface Numbered {
  readonly wordIndex: WordIndex
  /** text → its index in what the word index was built of */
  readonly order: Uint32Array
}

/** Of the texts at some indexes of a table, normalised; those of the same words as `compare` says, else in their order. */
export function buildWordIndex(
  texts: TextTable,
  indexes: Uint32Array,
  compare: (a: number, b: number) => number,
): Numbered {
  const { words, ofTexts } = splitTexts(texts, indexes)
  const lengths = lengthsOf(ofTexts, words)
  const byAlphabet = sortAlike(ofTexts, sortByWords(ofTexts), compare)
  const order = countingSort(byAlphabet, (text) => lengths[text] as number)
  const numberOf = indexesIn(order)
  const numbered = reordered(ofTexts, order)
  const alphabetical = sharedFrom(byAlphabet, (text) => numberOf[text] as number)
  const wordIndex = {
    words,
    trigrams: buildTrigrams(words),
    texts: numbered,
    textsOfWord: inverted(numbered, textCount(words)),
    alphabetical,
    lowestOfBlocks: lowestOfBlocks(alphabetical),
    lengths: sharedFrom(order, (text) => lengths[text] as number),
  }
  return { wordIndex, order }
}

/** Sorts those of the same words among themselves. */
function sortAlike(ofTexts: Postings, byAlphabet: Uint32Array, compare: (a: number, b: number) => number): Uint32Array {
  const isAlike = (a: number | undefined, b: number | undefined) =>
    a !== undefined && b !== undefined && compareWords(ofTexts, a, b) === 0
  for (let from = 0; from < byAlphabet.length; ) {
    let to = from + 1
    while (isAlike(byAlphabet[from], byAlphabet[to])) to++
    if (to > from + 1) byAlphabet.subarray(from, to).sort((a, b) => compare(a, b) || a - b)
    from = to
  }
  return byAlphabet
}

/** By the alphabet; 0 for texts that are the same once they are normalised. */
export function compareTexts({ texts }: WordIndex, a: number, b: number): number {
  return compareWords(texts, a, b)
}

function compareWords({ starts, items }: Postings, a: number, b: number): number {
  const [startA, startB] = [starts[a] as number, starts[b] as number]
  const countA = (starts[a + 1] as number) - startA
  const countB = (starts[b + 1] as number) - startB
  for (let at = 0; at < Math.min(countA, countB); at++) {
    const byWord = (items[startA + at] as number) - (items[startB + at] as number)
    if (byWord !== 0) return byWord
  }
  return countA - countB
}

function lengthsOf({ starts, items }: Postings, words: TextTable): Uint32Array {
  const ofWords = Uint32Array.from({ length: textCount(words) }, (_, index) => textAt(words, index).length)
  const lengths = new Uint32Array(starts.length - 1)
  for (let text = 0; text < lengths.length; text++) {
    const [start, end] = [starts[text] as number, starts[text + 1] as number]
    let length = Math.max(0, end - start - 1)
    for (let at = start; at < end; at++) length += ofWords[items[at] as number] as number
    lengths[text] = length
  }
  return lengths
}

export function lowestOfBlocks(alphabetical: Uint32Array): Uint32Array {
  const lowest = sharedUint32(Math.ceil(alphabetical.length / textsPerBlock))
  for (let block = 0; block < lowest.length; block++) {
    const start = block * textsPerBlock
    lowest[block] = alphabetical.subarray(start, start + textsPerBlock).reduce((least, text) => Math.min(least, text))
  }
  return lowest
}
