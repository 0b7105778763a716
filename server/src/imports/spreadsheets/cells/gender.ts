import { normalised } from '@atlas/contract/rules/normalised.ts'
import { readText } from '#imports/spreadsheets/cells/text.ts'

const genders = new Map([
  ['f', 'Female'],
  ['woman', 'Female'],
  ['m', 'Male'],
  ['man', 'Male'],
])
/** The atlas' word for what many lists write otherwise; any other word stays as it is. */
export function readGender(text: string): string {
  return genders.get(normalised(text)) ?? readText(text)
}
