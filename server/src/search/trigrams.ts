import { firstIndexWhere } from '#search/first-index.ts'
import { type Postings, postingsOf } from '#search/postings.ts'
import { sharedFloat64, sharedUint16 } from '#search/shared-memory.ts'
import { textAt, textCount, type TextTable } from '#search/text-table.ts'

/** The trigrams of some words, which are used to find words that resemble a misspelled one. */
export interface Trigrams {
  /** The three letters of each trigram as one number, ascending. */
  readonly keys: Float64Array
  /** trigram → indexes of the words that hold it */
  readonly words: Postings
  /** word → its number of distinct trigrams */
  readonly counts: Uint16Array
}

export interface SimilarWord {
  readonly wordIndex: number
  /** From 0 to 1. */
  readonly similarity: number
}

/** Below this similarity two words count as different; PostgreSQL's pg_trgm has the same limit. */
const leastSimilarity = 0.3

export function buildTrigrams(words: TextTable): Trigrams {
  const ofWords = Array.from({ length: textCount(words) }, (_, index) => trigramsOf(textAt(words, index)))
  const different = new Set<number>()
  for (const trigrams of ofWords) for (const key of trigrams) different.add(key)
  const keys = sharedFloat64(different.size)
  keys.set([...different].sort((a, b) => a - b))
  const indexOf = new Map(Array.from(keys, (key, index) => [key, index]))
  const counts = sharedUint16(ofWords.length)
  counts.set(ofWords.map((trigrams) => trigrams.size))
  const wordsOfKey = postingsOf(keys.length, (add) => {
    for (const [index, trigrams] of ofWords.entries())
      for (const key of trigrams) add(indexOf.get(key) as number, index)
  })
  return { keys, words: wordsOfKey, counts }
}

/** The words that resemble a word; those that share its first letters come first. */
export function similarWords({ keys, words, counts }: Trigrams, word: string): SimilarWord[] {
  const trigrams = trigramsOf(word)
  const shared = new Uint8Array(counts.length)
  const candidates: number[] = []
  for (const key of trigrams) {
    const trigram = indexOfKey(keys, key)
    if (trigram === null) continue
    for (let at = words.starts[trigram] as number; at < (words.starts[trigram + 1] as number); at++) {
      const wordIndex = words.items[at] as number
      if (shared[wordIndex] === 0) candidates.push(wordIndex)
      shared[wordIndex] = (shared[wordIndex] as number) + 1
    }
  }
  const similar: SimilarWord[] = []
  for (const wordIndex of candidates) {
    const inBoth = shared[wordIndex] as number
    const similarity = inBoth / (trigrams.size + (counts[wordIndex] as number) - inBoth)
    if (similarity >= leastSimilarity) similar.push({ wordIndex, similarity })
  }
  return similar
}

/** Splits a word as pg_trgm does, with two blanks before and one after, so that its start weighs more. */
export function trigramsOf(word: string): Set<number> {
  const padded = `  ${word} `
  const trigrams = new Set<number>()
  for (let start = 0; start + 3 <= padded.length; start++) trigrams.add(keyOf(padded, start))
  return trigrams
}

const unit = 0x10000

/** Three letters of two bytes each take 48 bits, which a number holds exactly. */
function keyOf(text: string, start: number): number {
  const firstTwo = text.charCodeAt(start) * unit + text.charCodeAt(start + 1)
  return firstTwo * unit + text.charCodeAt(start + 2)
}

export function indexOfKey(keys: Float64Array, trigram: number): number | null {
  const index = firstIndexWhere(keys.length, (at) => (keys[at] as number) >= trigram)
  return keys[index] === trigram ? index : null
}
