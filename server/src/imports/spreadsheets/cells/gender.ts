import { normalized } from '@atlas/contract/rules/normalized.ts'
import { readText } from '#imports/spreadsheets/cells/text.ts'

const genders = new Map([
  ['f', 'Female'],
  ['woman', 'Female'],
  ['m', 'Male'],
  ['man', 'Male'],
])
const otherForms = new Map([
  ['female', 'Female'],
  ['fem', 'Female'],
  ['w', 'Female'],
  ['mrs', 'Female'],
  ['ms', 'Female'],
  ['male', 'Male'],
  ['mr', 'Male'],
  ['nonbinary', 'Nonbinary'],
  ['non binary', 'Nonbinary'],
  ['nb', 'Nonbinary'],
])

/** The atlas's word for a gender; titles and other short forms only if allowed. */
export function genderOf(text: string, { isAnyForm }: { readonly isAnyForm: boolean }): string | undefined {
  const word = normalized(text)
  return genders.get(word) ?? (isAnyForm ? otherForms.get(word) : undefined)
}

/** The atlas's word for common synonyms; any other word is kept. */
export function readGender(text: string): string {
  return genderOf(text, { isAnyForm: false }) ?? readText(text)
}
