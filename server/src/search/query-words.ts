import { normalized } from '@atlas/contract/rules/normalized.ts'
import { mostWords } from '@atlas/contract/search/most-words.ts'

export function wordsOf(normalizedText: string): string[] {
  return normalizedText.split(' ').filter((word) => word !== '')
}

/** The distinct words of the typed text that are searched for. */
export function queryWords(typed: string): string[] {
  return [...new Set(wordsOf(normalized(typed)))].slice(0, mostWords)
}
