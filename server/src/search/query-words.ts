import { normalised } from '@atlas/contract/rules/normalised.ts'
import { mostWords } from '@atlas/contract/search/most-words.ts'

export function wordsOf(normalisedText: string): string[] {
  return normalisedText.split(' ').filter((word) => word !== '')
}

/** The distinct words of the typed text that are searched for. */
export function queryWords(typed: string): string[] {
  return [...new Set(wordsOf(normalised(typed)))].slice(0, mostWords)
}
