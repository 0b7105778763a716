import { phonesIn, withoutExtension } from '@atlas/contract/rules/phone.ts'
import { plainMarks } from '@atlas/contract/rules/plain-marks.ts'
import { isPrivatePhone } from '#imports/spreadsheets/cells/private-values.ts'
import { excerpt } from '#imports/spreadsheets/problems/excerpt.ts'
import { CellRefused } from '#imports/spreadsheets/problems/problems.ts'

// The longest international number and the longest extension, with a punctuation mark for each digit.
const longest = 80

/** A number under the template's heading: kept as written, except for unusual dashes; it must have an area code. */
export function readPhone(cell: string): string {
  const text = plainMarks(cell)
  const number = text.length > longest ? '' : withoutExtension(text)
  const digits = number.replace(/\D/g, '').length
  const isAlone = /^\+?[\d\s().\-/]+$/.test(number) && /\d\)?$/.test(text)
  if (!isAlone || digits < 10 || digits > 15) {
    throw new CellRefused(`"${excerpt(text)}" is not a phone number with its area code, such as (601) 555-0100`)
  }
  return text
}

type Phone = Pick<ReturnType<typeof phonesIn>[number], 'digits' | 'extension'>

export interface PhonesOfCell {
  /** The first number of the office; null if there is none. */
  readonly phone: Phone | null
  /** How many other numbers can be read. */
  readonly others: number
  /** Whether there are numbers marked as home or cell. */
  readonly isPrivate: boolean
  /** Words beside the number, such as "(office)"; '' if there are none. */
  readonly note: string
}

const noPhone: PhonesOfCell = { phone: null, others: 0, isPrivate: false, note: '' }
const isFax = (words: string) => /\b(fax|f)\b/i.test(words)

/** The phone numbers in a cell of any list: the first office number, preferably one with ten digits. */
export function phonesOfCell(text: string): PhonesOfCell {
  const all = phonesIn(text)
  // A word that may apply to each number applies to all of them.
  const offices = all.filter(({ words }) => !isPrivatePhone(words) && !isFax(words))
  const phone = offices.find(({ digits }) => digits.length === 10) ?? offices[0]
  const isPrivate = isPrivatePhone(text)
  if (!phone) return { ...noPhone, isPrivate }
  const note = /[\p{L}(].*/u.exec(phone.words)?.[0] ?? ''
  return { phone, others: offices.length - 1, isPrivate, note: /\p{L}/u.test(note) ? note : '' }
}
