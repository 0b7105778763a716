import { keepBest } from '#search/best-few.ts'
import { firstIndexWhere } from '#search/first-index.ts'
import { countItems, type ListRange } from '#search/postings.ts'
import { textsPerBlock, type WordIndex } from '#search/word-index.ts'
import { indexOfWord, wordsStartingWith } from '#search/words.ts'

const isLower = (a: number, b: number) => a < b

/** The first texts that begin with some words, the last of which may be incomplete. */
export function textsBeginningWith(wordIndex: WordIndex, sought: readonly string[], limit: number): number[] {
  const [start] = sought.slice(-1)
  if (start === undefined) return []
  const whole = sought.slice(0, -1).map((word) => indexOfWord(wordIndex.words, word))
  const last = wordsStartingWith(wordIndex.words, start)
  const before = whole.filter((place) => place !== null)
  if (before.length < whole.length || last.from === last.to) return []
  const from = firstTextFrom(wordIndex, [...before, last.from])
  return lowestOf(wordIndex, from, firstTextFrom(wordIndex, [...before, last.to]), limit)
}

/** The position in alphabetical order of the first text at or after some words. */
export function firstTextFrom(wordIndex: WordIndex, words: readonly number[]): number {
  const { alphabetical } = wordIndex
  return firstIndexWhere(alphabetical.length, (at) => !isBefore(wordIndex, alphabetical[at] as number, words))
}

function isBefore({ texts: { starts, items } }: WordIndex, text: number, words: readonly number[]): boolean {
  const start = starts[text] as number
  const length = (starts[text + 1] as number) - start
  for (const [at, word] of words.entries()) {
    if (at === length) return true
    const its = items[start + at] as number
    if (its !== word) return its < word
  }
  return false
}

/** The lowest numbers in a range of the alphabetical order; blocks without a low enough number are skipped. */
function lowestOf({ alphabetical, lowestOfBlocks }: WordIndex, from: number, to: number, limit: number): number[] {
  const best: number[] = []
  for (let at = from; at < to; at++) {
    const isBlock = at % textsPerBlock === 0 && at + textsPerBlock <= to
    if (isBlock && best.length === limit && (lowestOfBlocks[at / textsPerBlock] as number) > (best.at(-1) as number))
      at += textsPerBlock - 1
    else keepBest(best, alphabetical[at] as number, limit, isLower)
  }
  return best
}

/**
 * The first texts that contain, for each word, some word that starts with it; texts that are already known are
 * excluded.
 */
export function textsHolding(
  wordIndex: WordIndex,
  sought: readonly string[],
  known: ReadonlySet<number>,
  limit: number,
): number[] {
  if (limit === 0) return []
  const { starts, items } = wordIndex.textsOfWord
  const [rarest, ...others] = sought
    .map((word) => wordsStartingWith(wordIndex.words, word))
    .sort((a, b) => countItems(wordIndex.textsOfWord, a) - countItems(wordIndex.textsOfWord, b))
  const best: number[] = []
  for (let word = rarest?.from ?? 0; word < (rarest?.to ?? 0); word++) {
    for (let at = starts[word] as number; at < (starts[word + 1] as number); at++) {
      const text = items[at] as number
      // The texts of a word are ascending, so after the first that is too high all others are too.
      if (best.length === limit && text >= (best[limit - 1] as number)) break
      const isNew = !known.has(text) && !best.includes(text)
      if (isNew && others.every((range) => holds(wordIndex, text, range))) keepBest(best, text, limit, isLower)
    }
  }
  return best
}

function holds({ texts: { starts, items } }: WordIndex, text: number, { from, to }: ListRange): boolean {
  for (let at = starts[text] as number; at < (starts[text + 1] as number); at++) {
    const word = items[at] as number
    if (word >= from && word < to) return true
  }
  return false
}
