import { columnOf, type LookUpColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { Choice } from '@atlas/contract/endpoints/search/fields.ts'
import { normalized } from '@atlas/contract/rules/normalized.ts'
import { keepBest } from '#search/best-few.ts'
import { choiceOf, dictionaryOf } from '#search/dictionary.ts'
import type { Postings } from '#search/postings.ts'
import { indexColumn, type SearchIndex } from '#search/search-index.ts'
import { queryWords, wordsOf } from '#search/query-words.ts'
import { textsBeginningWith, textsHolding } from '#search/starting-with.ts'
import { spellingsIn } from '#vocabulary/places/spellings.ts'
import { similarWords } from '#search/trigrams.ts'
import { compareTexts, type WordIndex } from '#search/word-index.ts'

export interface ScoredChoice extends Choice {
  /** 1 where the value contains every typed word exactly. */
  readonly score: number
}

/**
 * The values of a column whose words start with the typed words. Those that begin with the whole text come first, then
 * the shorter ones, then by alphabet.
 */
export function typeAhead(index: SearchIndex, id: LookUpColumnId, typed: string, limit: number): Choice[] {
  const dictionary = dictionaryOf(index, id)
  const texts = new Set<number>()
  // Where a short form of a name is typed, values that contain the short form itself come first.
  for (const spelling of spellingsIn(columnOf(id).kind, normalized(typed))) {
    const beginning = textsBeginningWith(dictionary.wordIndex, wordsOf(spelling), limit)
    const words = queryWords(spelling)
    const others = textsHolding(dictionary.wordIndex, words, new Set(beginning), limit - beginning.length)
    for (const text of [...beginning, ...others]) texts.add(text)
    if (texts.size >= limit) break
  }
  return [...texts].slice(0, limit).map((text) => choiceOf(indexColumn(index, id), dictionary, text))
}

/**
 * The values that resemble the typed text, best first, by the mean similarity of each typed word to its nearest word.
 */
export function fuzzy(index: SearchIndex, id: LookUpColumnId, typed: string, limit: number): ScoredChoice[] {
  const dictionary = dictionaryOf(index, id)
  const [scores = new Float64Array(), ...others] = spellingsIn(columnOf(id).kind, normalized(typed)).map((spelling) =>
    scoresOf(dictionary.wordIndex, queryWords(spelling)),
  )
  for (const other of others)
    for (let text = 0; text < scores.length; text++)
      scores[text] = Math.max(scores[text] as number, other[text] as number)
  return mostAlike(dictionary.wordIndex, scores, normalized(typed).length, limit).map((text) => ({
    ...choiceOf(indexColumn(index, id), dictionary, text),
    score: Math.round((scores[text] as number) * 1_000) / 1_000,
  }))
}

/** The least similarity for several words. A first name alone that matches one of them means a different person. */
const leastAlike = 0.5

/** The value most similar to all of the typed text; none where most words differ. */
export function closest(index: SearchIndex, id: LookUpColumnId, typed: string): ScoredChoice[] {
  const isOneWord = queryWords(typed).length < 2
  return fuzzy(index, id, typed, 1).filter(({ score }) => isOneWord || score >= leastAlike)
}

/** text → mean similarity of the typed words to its nearest words */
function scoresOf(wordIndex: WordIndex, words: readonly string[]): Float64Array {
  const scores = new Float64Array(wordIndex.lengths.length)
  for (const word of words) {
    const nearestFirst = similarWords(wordIndex.trigrams, word).sort((a, b) => b.similarity - a.similarity)
    const hasNearer = new Uint8Array(scores.length)
    for (const { wordIndex: found, similarity } of nearestFirst)
      addScore(wordIndex.textsOfWord, found, similarity / words.length, scores, hasNearer)
  }
  return scores
}

/** Adds to the score of the texts with a word, unless they have a nearer one. */
function addScore(
  { starts, items }: Postings,
  word: number,
  score: number,
  scores: Float64Array,
  hasNearer: Uint8Array,
): void {
  for (let at = starts[word] as number; at < (starts[word + 1] as number); at++) {
    const text = items[at] as number
    if (hasNearer[text] === 1) continue
    hasNearer[text] = 1
    scores[text] = (scores[text] as number) + score
  }
}

/** Among equally similar texts, those of a similar length come first, then the alphabetical order decides. */
function mostAlike(wordIndex: WordIndex, scores: Float64Array, length: number, limit: number): number[] {
  const { lengths } = wordIndex
  const difference = (text: number) => Math.abs((lengths[text] as number) - length)
  const isBefore = (a: number, b: number) =>
    ((scores[b] as number) - (scores[a] as number) || difference(a) - difference(b) || compareTexts(wordIndex, a, b)) <
    0
  const best: number[] = []
  for (let text = 0; text < scores.length; text++)
    if ((scores[text] as number) > 0) keepBest(best, text, limit, isBefore)
  return best
}
