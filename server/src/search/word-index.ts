import { countingSort, indexesIn } from '#search/counting-sort.ts'
import { inverted, type Postings, reordered } from '#search/postings.ts'
import { buildTrigrams, type Trigrams } from '#search/trigrams.ts'
import { sharedFrom, sharedUint32 } from '#search/shared-memory.ts'
import { sortByWords, splitTexts } from '#search/split-texts.ts'
import { textAt, textCount, type TextTable } from '#search/text-table.ts'

/**
 * The words of some normalized texts. A text has a number: shorter texts come first, then alphabetical order decides,
 * so that the best of many texts have the lowest numbers and come first in each list. Words repeat (there are many
 * Smiths), so a text is stored only as the indexes of its words.
 */
export interface WordIndex {
  /** The distinct words, in alphabetical order. */
  readonly words: TextTable
  readonly trigrams: Trigrams
  /** text → the indexes of its words, in the order of the text */
  readonly texts: Postings
  /** word → the texts that contain it, ascending */
  readonly textsOfWord: Postings
  /** The texts in alphabetical order. */
  readonly alphabetical: Uint32Array
  /** The lowest number in each block of `textsPerBlock` of these texts. */
  readonly lowestOfBlocks: Uint32Array
  /** text → its number of letters and blanks */
  readonly lengths: Uint32Array
}

/**
 * What can be looked up in a column, its choices or its distinct texts, with an index of their words. It is built with
 * the index, for the columns whose values people look up, and contains only numbers and bytes.
 */
export interface Dictionary {
  readonly wordIndex: WordIndex
  /** text of the word index → its index among the choices, or else among the texts of the column */
  readonly entries: Uint32Array
}

/** The texts of a column that a quick search covers. */
export interface SearchedText {
  readonly wordIndex: WordIndex
  /** text of the word index → the rows that have it, ascending */
  readonly rows: Postings
}

/** The texts in which a quick search looks for free text. */
export interface SearchedTexts {
  readonly name: SearchedText
  readonly others: readonly SearchedText[]
}

export const textsPerBlock = 256

interface Numbered {
  readonly wordIndex: WordIndex
  /** text → its index in the texts that the word index was built from */
  readonly order: Uint32Array
}

/**
 * Builds a word index of normalized texts at some indexes of a table. Texts of the same words are ordered by `compare`,
 * or else by index.
 */
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

/** Orders texts that have the same words. */
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

/** In alphabetical order; 0 for texts that are equal once normalized. */
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
