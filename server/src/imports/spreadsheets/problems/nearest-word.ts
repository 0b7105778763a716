import { normalised } from '@atlas/contract/rules/normalised.ts'

// Further apart, a suggestion is a guess.
const furthest = 3
const furthestShare = 0.35

/** The one that was probably meant, for "Did you mean …?"; null where none is near. */
export function nearest(typed: string, words: readonly string[]): string | null {
  const letters = lettersOf(typed)
  let best: { word: string; distance: number } | null = null
  for (const word of words) {
    const distance = distanceBetween(letters, lettersOf(word))
    if (distance < (best?.distance ?? Number.POSITIVE_INFINITY)) best = { word, distance }
  }
  return best && best.distance <= Math.min(furthest, letters.length * furthestShare) ? best.word : null
}

/** The word that differs by one letter only, which is a slip of the finger rather than another word. */
export function oneLetterOff(typed: string, words: readonly string[]): string | null {
  const letters = lettersOf(typed)
  return letters.length < 5 ? null : (words.find((word) => distanceBetween(letters, lettersOf(word)) === 1) ?? null)
}

/** `; did you mean …?`, or nothing. */
export function didYouMean(typed: string, words: readonly string[]): string {
  const word = nearest(typed, words)
  return word === null ? '' : `; did you mean "${word}"?`
}

function lettersOf(text: string): string {
  return normalised(text).replaceAll(' ', '')
}

/** Letters put in, left out, changed or swapped with their neighbor, between two short texts. */
function distanceBetween(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > furthest) return Number.POSITIVE_INFINITY
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      let least = Math.min((row[j - 1] ?? 0) + 1, (last[j] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1))
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (isSwap) least = Math.min(least, (beforeLast[j - 2] ?? 0) + 1)
      row.push(least)
    }
    beforeLast = last
    last = row
  }
  return last[b.length] ?? 0
}
