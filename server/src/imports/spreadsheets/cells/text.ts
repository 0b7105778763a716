import { normalized } from '@atlas/contract/rules/normalized.ts'
import { excerpt } from '#imports/spreadsheets/problems/excerpt.ts'
import { didYouMean } from '#imports/spreadsheets/problems/nearest-word.ts'
import { CellRefused } from '#imports/spreadsheets/problems/problems.ts'

const longestText = 500

export function readText(text: string): string {
  if (text.length > longestText) {
    throw new CellRefused(`The text has ${text.length} letters; a value has at most ${longestText}`)
  }
  return text
}

/** Texts separated by commas. */
export function readList(text: string): string[] {
  return text
    .split(/[,;|]/)
    .map((item) => readText(item.trim()))
    .filter((item) => item !== '')
}

/** One of some words, in any case and spacing. */
export function oneOf<Word extends string>(words: readonly Word[], what: string): (text: string) => Word {
  return (text) => {
    const found = words.find((word) => normalized(word) === normalized(text))
    if (found) return found
    throw new CellRefused(
      `"${excerpt(text)}" is no ${what}; it is one of ${words.join(', ')}${didYouMean(text, words)}`,
    )
  }
}
