import type { Choice } from '@atlas/contract/endpoints/fields.ts'

/**
 * The words of a column and the codes whose texts hold them. Typing ahead walks the sorted words;
 * a misspelt word finds its like by trigrams. Words repeat (there are many Smiths), so this stays
 * small where a comparison with every full text would not.
 */
export interface Vocabulary {
  /** In alphabetical order. */
  readonly words: readonly string[]
  /** word → the codes whose texts hold it */
  readonly codes: readonly (readonly number[])[]
  readonly trigrams: ReadonlyMap<string, readonly number[]>
  readonly trigramCounts: Uint8Array
}

export interface Entry extends Choice {
  /** The label, normalised. */
  readonly text: string
}

/** What can be looked up in a column, its choices or its distinct texts, and the words it is made of. */
export interface Dictionary {
  readonly entries: readonly Entry[]
  /** The codes of the vocabulary are places in `entries`. */
  readonly vocabulary: Vocabulary
}

/** Below this similarity two words are different words; PostgreSQL's pg_trgm draws the line there too. */
const leastSimilarity = 0.3

export function buildVocabulary(texts: readonly (readonly string[])[]): Vocabulary {
  const codesOfWord = new Map<string, number[]>()
  for (const [code, ofCode] of texts.entries()) {
    for (const text of ofCode) for (const word of wordsOf(text)) addCode(codesOfWord, word, code)
  }
  const words = [...codesOfWord.keys()].sort()
  const trigrams = new Map<string, number[]>()
  const trigramCounts = new Uint8Array(words.length)
  for (const [place, word] of words.entries()) {
    const ofWord = trigramsOf(word)
    trigramCounts[place] = ofWord.size
    for (const trigram of ofWord) addCode(trigrams, trigram, place)
  }
  return { words, codes: words.map((word) => codesOfWord.get(word) as number[]), trigrams, trigramCounts }
}

export function wordsOf(normalisedText: string): string[] {
  return normalisedText.split(' ').filter((word) => word !== '')
}

/** Places of the words that start with some letters. */
export function wordsStartingWith({ words }: Vocabulary, start: string): number[] {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((words[middle] as string) < start) low = middle + 1
    else high = middle
  }
  const places: number[] = []
  while (words[low]?.startsWith(start)) places.push(low++)
  return places
}

/** Places of the words that resemble a word, each with its similarity from 0 to 1. */
export function similarWords(vocabulary: Vocabulary, word: string): Map<number, number> {
  const sought = trigramsOf(word)
  const shared = new Map<number, number>()
  for (const trigram of sought) {
    for (const place of vocabulary.trigrams.get(trigram) ?? []) shared.set(place, (shared.get(place) ?? 0) + 1)
  }
  const similarities = new Map<number, number>()
  for (const [place, count] of shared) {
    const inEither = sought.size + (vocabulary.trigramCounts[place] as number) - count
    if (count / inEither >= leastSimilarity) similarities.set(place, count / inEither)
  }
  return similarities
}

/** As pg_trgm cuts a word: with two blanks before and one after, so that its start weighs more. */
function trigramsOf(word: string): Set<string> {
  const padded = `  ${word} `
  const trigrams = new Set<string>()
  for (let start = 0; start + 3 <= padded.length; start++) trigrams.add(padded.slice(start, start + 3))
  return trigrams
}

function addCode(lists: Map<string, number[]>, key: string, code: number): void {
  const list = lists.get(key)
  if (!list) lists.set(key, [code])
  else if (list.at(-1) !== code) list.push(code)
}
