import { normalized } from '@atlas/contract/rules/normalized.ts'
import { furthest, letterDistance } from '#vocabulary/spelling/letter-distance.ts'

// Above this distance a suggestion would be a guess.
const furthestShare = 0.35

/** The most similar word, for "Did you mean …?"; null if none is similar. */
export function nearest(typed: string, words: readonly string[]): string | null {
  const letters = lettersOf(typed)
  let best: { word: string; distance: number } | null = null
  for (const word of words) {
    const distance = letterDistance(letters, lettersOf(word))
    if (distance < (best?.distance ?? Number.POSITIVE_INFINITY)) best = { word, distance }
  }
  return best && best.distance <= Math.min(furthest, letters.length * furthestShare) ? best.word : null
}

/** The only word that differs by one letter, which is a typing error rather than another word. */
export function oneLetterOff(typed: string, words: readonly string[]): string | null {
  const letters = lettersOf(typed)
  return letters.length < 5 ? null : (words.find((word) => letterDistance(letters, lettersOf(word)) === 1) ?? null)
}

/** `; did you mean …?`, or an empty text. */
export function didYouMean(typed: string, words: readonly string[]): string {
  const word = nearest(typed, words)
  return word === null ? '' : `; did you mean "${word}"?`
}

function lettersOf(text: string): string {
  return normalized(text).replaceAll(' ', '')
}
