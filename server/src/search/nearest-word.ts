import type { SearchIndex } from '#search/search-index.ts'
import { textAt } from '#search/text-table.ts'
import { similarWords } from '#search/trigrams.ts'
import { furthest, letterDistance } from '#vocabulary/spelling/letter-distance.ts'

interface NearWord {
  readonly word: string
  /** The number of letters that differ. */
  readonly slips: number
  readonly similarity: number
}

/** The word on file that a typed word is probably a misspelling of; null where none is close enough. */
export function nearestWord(index: SearchIndex, typed: string): string | null {
  const most = Math.min(furthest, Math.max(1, typed.length * furthestShare))
  let nearest: NearWord | null = null
  const { name, others } = index.searchedTexts
  for (const { wordIndex } of [name, ...others]) {
    for (const { wordIndex: found, similarity } of similarWords(wordIndex.trigrams, typed)) {
      const word = textAt(wordIndex.words, found)
      const slips = slipsBetween(typed, word)
      if (slips <= most && isNearer({ word, slips, similarity }, nearest)) nearest = { word, slips, similarity }
    }
  }
  return nearest && nearest.word
}

// Words that only share some letters are unrelated: nobody who types "Cordray" means Concordia.
const furthestShare = 0.35

/** The typed word may be incomplete. */
function slipsBetween(typed: string, word: string): number {
  const whole = letterDistance(typed, word)
  return word.length > typed.length ? Math.min(whole, letterDistance(typed, word.slice(0, typed.length))) : whole
}

function isNearer(one: NearWord, other: NearWord | null): boolean {
  if (other === null) return true
  return one.slips === other.slips ? one.similarity > other.similarity : one.slips < other.slips
}
