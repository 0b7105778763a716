import { columnOf, type LookUpColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { Choice } from '@atlas/contract/endpoints/search/fields.ts'
import { normalised } from '@atlas/contract/rules/normalised.ts'
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
  /** 1 where every word that was typed stands in the value as typed. */
  readonly score: number
}

/**
 * The values of a column whose words start with the words that were typed: those that begin with the
 * whole of it first, then the shorter, then in alphabetical order.
 */
export function typeAhead(index: SearchIndex, id: LookUpColumnId, typed: string, limit: number): Choice[] {
  const dictionary = dictionaryOf(index, id)
  const texts = new Set<number>()
  // Where a name is typed in a short form, those that stand on file as it was typed come first.
  for (const spelling of spellingsIn(columnOf(id).kind, normalised(typed))) {
    const beginning = textsBeginningWith(dictionary.wordIndex, wordsOf(spelling), limit)
    const words = queryWords(spelling)
    const others = textsHolding(dictionary.wordIndex, words, new Set(beginning), limit - beginning.length)
    for (const text of [...beginning, ...others]) texts.add(text)
    if (texts.size >= limit) break
  }
  return [...texts].slice(0, limit).map((text) => choiceOf(indexColumn(index, id), dictionary, text))
}

/** The values that resemble what was typed, best first: the mean similarity of each typed word to its nearest word. */
export function fuzzy(index: SearchIndex, id: LookUpColumnId, typed: string, limit: number): ScoredChoice[] {
  const dictionary = dictionaryOf(index, id)
  const [scores = new Float64Array(), ...others] = spellingsIn(columnOf(id).kind, normalised(typed)).map((spelling) =>
    scoresOf(dictionary.wordIndex, queryWords(spelling)),
  )
  for (const other of others)
    for (let text = 0; text < scores.length; text++)
      scores[text] = Math.max(scores[text] as number, other[text] as number)
  return mostAlike(dictionary.wordIndex, scores, normalised(typed).length, limit).map((text) => ({
    ...choiceOf(indexColumn(index, id), dictionary, text),
    score: Math.round((scores[text] as number) * 1_000) / 1_000,
  }))
}

/** Of several words so much has to be alike: a first name alone that resembles one of them is a stranger's. */
const leastAlike = 0.5

/** The value that resembles what was typed most, if it resembles all of it; none where most words mean something else. */
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

/** To the texts of a word that have no nearer one. */
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

/** Of those that are as much alike the ones of like length come first, then those that are first in the alphabet. */
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
