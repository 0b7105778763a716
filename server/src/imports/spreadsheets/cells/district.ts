import { districtField } from '#imports/reading/fields.ts'
import { readText } from '#imports/spreadsheets/cells/text.ts'
import { CellRefused } from '#imports/spreadsheets/problems/problems.ts'

const word = '(?:district|dist|ward|place|pl|post|beat|seat|position|pos|zone|no|number)'
const after = new RegExp(`(?:^|[\\s,(–-])(${word}\\.? ?#?|#) ?(\\d{1,3}[a-z]?|[a-h]|at[ -]large)\\b\\)?`, 'i')
export const numberedBefore = /\b(\d{1,3})(?:st|nd|rd|th)\s+(?:district|ward|dist)\b\.?/i
const numbers = new Map(
  ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].map((text, index) => [
    text,
    `${index + 1}`,
  ]),
)
const inWords = new RegExp(`\\b${word} (${[...numbers.keys()].join('|')})\\b`, 'i')

interface FoundDistrict {
  readonly district: string
  /** What is left of the text. */
  readonly rest: string
  /** The word for it is one that also tells several posts of one office apart. */
  readonly isPost: boolean
}

/** The district that a text names; null where it names none. */
export function districtIn(text: string): FoundDistrict | null {
  const match = after.exec(text) ?? numberedBefore.exec(text) ?? inWords.exec(text)
  if (!match) return null
  const matched = match.at(-1) ?? ''
  const rest = text
    .replace(match[0], ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,–-]+/, '')
    .replace(/(?<![\s,(–-])[\s,(–-]+$/, '')
  return {
    district: plainDistrict(matched),
    rest,
    isPost: /\b(place|pl|post|pos|position|seat|no|number)\b|#/i.test(match[0]),
  }
}

export function plainDistrict(text: string): string {
  const number = numbers.get(text.toLowerCase()) ?? text
  return districtField(number.toUpperCase()).replace(/^AT[ -]LARGE$/, 'At Large')
}

/** A text that Excel has made a day of: 3-4 becomes 4-Mar. */
export function readDistrict(text: string): string {
  if (/^(\d{1,2}-[A-Z][a-z]{2}|[A-Z][a-z]{2}-\d{2})$/.test(text)) {
    throw new CellRefused(`"${text}" is what a spreadsheet makes of a text like "3-4"; format the column as text`)
  }
  return readText(text)
}
