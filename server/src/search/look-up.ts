import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { Choice } from '@atlas/contract/endpoints/fields.ts'
import { normalised } from '@atlas/contract/rules/normalised.ts'
import { dictionaryOf } from '#search/dictionary.ts'
import type { SearchIndex } from '#search/search-index.ts'
import {
  type Dictionary,
  type Entry,
  similarWords,
  type Vocabulary,
  wordsOf,
  wordsStartingWith,
} from '#search/vocabulary.ts'

export interface ScoredChoice extends Choice {
  /** 1 where every word that was typed stands in the value as typed. */
  readonly score: number
}

/**
 * The values of a column whose words start with the words that were typed: those that begin with the
 * whole of it first, then the shorter, then in alphabetical order.
 */
export function typeAhead(index: SearchIndex, id: ColumnId, typed: string, limit: number): Choice[] {
  const sought = normalised(typed)
  const dictionary = dictionaryOf(index, id)
  const places = startingWith(dictionary.vocabulary, wordsOf(sought))
  const rank = ({ text }: Entry) => [text.startsWith(sought) ? 0 : 1, text.length, text]
  return best(dictionary, places, limit, rank).map((place) => choiceAt(dictionary, place))
}

/** The values that resemble what was typed, best first: the mean similarity of each typed word to its nearest word. */
export function fuzzy(index: SearchIndex, id: ColumnId, typed: string, limit: number): ScoredChoice[] {
  const sought = normalised(typed)
  const dictionary = dictionaryOf(index, id)
  const scores = similarityByCode(dictionary.vocabulary, wordsOf(sought))
  const rank = ({ text }: Entry, place: number) => [
    -scoreAt(scores, place),
    Math.abs(text.length - sought.length),
    text,
  ]
  return best(dictionary, scores.keys(), limit, rank).map((place) => ({
    ...choiceAt(dictionary, place),
    score: Math.round(scoreAt(scores, place) * 1_000) / 1_000,
  }))
}

/** The codes that hold, for each word, some word that starts with it. */
function startingWith(vocabulary: Vocabulary, words: readonly string[]): Set<number> {
  const perWord = words.map(
    (word) => new Set(wordsStartingWith(vocabulary, word).flatMap((place) => vocabulary.codes[place] as number[])),
  )
  return perWord.length === 0 ? new Set() : perWord.reduce((some, others) => some.intersection(others))
}

/** code → mean similarity of the typed words to the nearest words of its text. */
function similarityByCode(vocabulary: Vocabulary, words: readonly string[]): Map<number, number> {
  const total = new Map<number, number>()
  for (const word of words) {
    for (const [code, nearest] of nearestByCode(vocabulary, word)) {
      total.set(code, scoreAt(total, code) + nearest / words.length)
    }
  }
  return total
}

function nearestByCode(vocabulary: Vocabulary, word: string): Map<number, number> {
  const nearest = new Map<number, number>()
  for (const [place, similarity] of similarWords(vocabulary, word)) {
    for (const code of vocabulary.codes[place] as readonly number[]) {
      if (similarity > scoreAt(nearest, code)) nearest.set(code, similarity)
    }
  }
  return nearest
}

function scoreAt(scores: ReadonlyMap<number, number>, place: number): number {
  return scores.get(place) ?? 0
}

function choiceAt({ entries }: Dictionary, place: number): Choice {
  const { id, label } = entries[place] as Entry
  return { id, label }
}

/** The places of the `limit` best entries by their rank, a list that is compared place by place. */
function best(
  { entries }: Dictionary,
  places: Iterable<number>,
  limit: number,
  rank: (entry: Entry, place: number) => readonly (number | string)[],
): number[] {
  return [...places]
    .map((place) => ({ place, rank: rank(entries[place] as Entry, place) }))
    .sort((a, b) => compareRanks(a.rank, b.rank))
    .slice(0, limit)
    .map(({ place }) => place)
}

function compareRanks(a: readonly (number | string)[], b: readonly (number | string)[]): number {
  for (const [place, key] of a.entries()) {
    const other = b[place] as number | string
    if (key !== other) return key < other ? -1 : 1
  }
  return 0
}
