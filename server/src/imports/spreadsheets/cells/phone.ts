import { excerpt } from '#imports/spreadsheets/problems/excerpt.ts'
import { CellRefused } from '#imports/spreadsheets/problems/problems.ts'

const phone = /^\+?[\d\s().\-/]+((x|ext\.?|extension)\s*\d{1,6})?$/i

export function readPhone(text: string): string {
  const digits = (text.split(/ext|x/i, 1)[0] ?? '').replace(/\D/g, '').length
  if (!phone.test(text) || digits < 10 || digits > 15) {
    throw new CellRefused(`"${excerpt(text)}" is not a phone number with its area code, such as (601) 555-0100`)
  }
  return text
}
