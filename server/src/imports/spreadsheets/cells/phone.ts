import { plainMarks } from '@atlas/contract/rules/plain-marks.ts'
import { excerpt } from '#imports/spreadsheets/problems/excerpt.ts'
import { CellRefused } from '#imports/spreadsheets/problems/problems.ts'

const phone = /^\+?[\d\s().\-/]+((x|ext\.?|extension)\s*\d{1,6})?$/i

/** A number under the template's heading: it stays as it is written but for rare dashes, and has its area code. */
export function readPhone(cell: string): string {
  const text = plainMarks(cell)
  const digits = (text.split(/ext|x/i, 1)[0] ?? '').replace(/\D/g, '').length
  if (!phone.test(text) || digits < 10 || digits > 15) {
    throw new CellRefused(`"${excerpt(text)}" is not a phone number with its area code, such as (601) 555-0100`)
  }
  return text
}

const extension = /(?:x|ext\.?|extension) ?#? ?(\d{1,6}) ?$/i

interface Phone {
  readonly digits: string
  readonly extension: string | undefined
}

/** The first of several numbers; "229/555-0117" is one. */
export function firstPhone(text: string): string {
  if (digitsIn(text) <= 11) return text
  const candidates = text.split(/ ?(?:[;/,&|]|\bor\b) ?/)
  return (
    candidates.find((candidate) => digitsIn(candidate) >= 10) ??
    candidates.find((candidate) => digitsIn(candidate) >= 7) ??
    text
  )
}

function digitsIn(text: string): number {
  return text.replace(extension, '').match(/\d/g)?.length ?? 0
}

/** The seven or ten digits of a number in any list, without the words around them; null where it is none. */
export function phoneIn(text: string): Phone | null {
  const written = plainMarks(text)
  const bare = written.replace(extension, '')
  if (/[^\d\s().+\-/]/.test(bare.replace(/^(?:tel|phone|ph|office|work|o|w)\b[.:]?|\((?:o|w)\)/i, ''))) return null
  const digits = bare.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  return digits.length === 7 || digits.length === 10 ? { digits, extension: extension.exec(written)?.[1] } : null
}
