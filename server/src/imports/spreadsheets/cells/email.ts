import { isEmail } from '@atlas/contract/rules/email.ts'
import { excerpt } from '#imports/spreadsheets/problems/excerpt.ts'
import { CellRefused } from '#imports/spreadsheets/problems/problems.ts'

export function readEmail(text: string): string {
  const email = text.replace(/^mailto:/i, '')
  if (!isEmail(email)) throw new CellRefused(`"${excerpt(text)}" is not an e-mail address`)
  return email
}
