import { normalized } from '#rules/normalized.ts'
import { plainMarks } from '#rules/plain-marks.ts'

/** A number of the North American plan, by its ten digits, and the line behind it that an office answers. */
interface UsPhone {
  readonly digits: string
  readonly extension: string | undefined
}

// Every blank and dash of Unicode, the dots of letterheads, and what is drawn as nothing. PostgreSQL knows these by
// their codes alone.
const blank =
  '\\s\\u00a0\\u00ad\\u061c\\u1680\\u180e\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u3000\\ufe00-\\ufe0f\\ufeff'
const dash = '\\u02d7\\u2010-\\u2015\\u2043\\u2212\\ufe58\\ufe63\\uff0d\\u00b7\\u2022\\u2219_~-'
// Browsers, the server and PostgreSQL read these alike. An area code and what follows it never begin with 0 or 1.
const country = `(?:\\+?1[${blank}.${dash}]*)?`
const number = `${country}\\(?([2-9]\\d\\d)\\)?[${blank}./${dash}]*([2-9]\\d\\d)[${blank}.${dash}]*(\\d{4})`
const extensionForm = `[${blank},;]*(?:extension|extn?|x|#)[${blank}.:=#${dash}]*(\\d{1,6})`

/** A number as sources write it, without and with an extension: area code, exchange, line and extension. */
export const phoneForms = {
  plain: `^[${blank}]*${number}[${blank}]*$`,
  extended: `^[${blank}]*${number}${extensionForm}[${blank}]*$`,
} as const

const forms = Object.values(phoneForms).map((form) => new RegExp(form, 'i'))

/**
 * A phone as people read it everywhere: "(334) 555-0100", "(334) 555-0100 ext. 12", in whatever form a source wrote it.
 * What is no such number, or more than one, stays as it is: nobody guesses what was meant.
 */
export function formatPhone(text: string): string {
  for (const form of forms) {
    const [, area, exchange, line, extension] = form.exec(text) ?? []
    if (area && exchange && line) return writtenPhone({ digits: area + exchange + line, extension })
  }
  return text
}

/** Ten digits in the form in which they are shown. */
export function writtenPhone({ digits, extension }: UsPhone): string {
  const written = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
  return extension ? `${written} ext. ${extension}` : written
}

const extensionAtEnd = new RegExp(`${extensionForm}\\D*$`, 'i')

/** A number within a text, and the words that stand at it. */
interface FoundPhone extends UsPhone {
  /** Between it and the numbers before and behind it. */
  readonly words: string
}

// In marks as a keyboard writes them. What follows a plus and is not the country code 1 is a number of elsewhere.
const elsewhere = /\+ ?(?!1(?:[ .-]|\d{10}(?!\d)))\d/
const within =
  /(?<![\d.])(?:\+?1[ .-]{0,2})?(?:\(?([2-9]\d\d)\)?[ ./-]{0,3}([2-9]\d\d)[ .-]{0,3}|([2-9]\d\d)[ .-]?)(\d{4})(?:\.0)?(?!\d)(?:[ ,;]{0,3}\(?(?:extension|extn?|x|#)[ .:=#-]{0,3}(\d{1,6})(?!\d)\)?)?/gi
/** The dots and lines that letterheads put between groups of digits. */
const letterheadMarks = /(?<=\d) ?[\u00b7\u2022\u2219_~] ?(?=\d)/g
/** "ext. no. 4", "extension number 4" */
const numberOfExtension = /(\b(?:extension|extn?)\.?) ?(?:no\.?|number|#) ?(?=\d)/gi
const separator = /[;,/|&]| or | and /

/**
 * The numbers of ten digits, or of seven where the area code is missing, that a text holds in any words: "Office: 334-555-0100,
 * ext 3" and "334.555.0100 (main)".
 */
export function phonesIn(text: string): readonly FoundPhone[] {
  const written = plainMarks(text)
    .replace(letterheadMarks, '.')
    .replace(/[[(] ?(\d{3}) ?[\])]/g, '($1)')
    .replace(numberOfExtension, '$1 ')
  if (elsewhere.test(written)) return []
  const found = [...written.matchAll(within)]
  if (found.length === 0) return inOtherGroups(written)
  const gaps = [0, ...found.map(({ index, 0: all }) => index + all.length)].map((end, at) =>
    written.slice(end, found[at]?.index ?? written.length),
  )
  const [first = '', last = ''] = [gaps[0], gaps.at(-1)].map((gap = '') => gap.replace(/[^\p{L}]+/gu, ''))
  const isLabelBefore = first !== '' && last === ''
  const isLabelBehind = first === '' && last !== ''
  return found.map(([, area = '', exchange = '', alone = '', line = '', extension], at) => ({
    digits: area + exchange + alone + line,
    extension,
    words:
      `${at === 0 ? gaps[0] : behindSeparator(gaps[at], isLabelBehind)} ${at === found.length - 1 ? gaps.at(-1) : beforeSeparator(gaps[at + 1], isLabelBefore)}`.trim(),
  }))
}

/** "334 555 01 00": ten digits and nothing else, in groups of whichever length. */
function inOtherGroups(written: string): readonly FoundPhone[] {
  const digits = /^[\d ().-]+$/.test(written) ? written.replace(/\D/g, '') : ''
  return /^[2-9]\d\d[2-9]\d{6}$/.test(digits) ? [{ digits, extension: undefined, words: '' }] : []
}

/**
 * Without a separator the words between two numbers may be of either, unless each has its label on the other side: "Office
 * 334-555-0100 Cell 334-555-0101".
 */
function behindSeparator(gap = '', isOfOther = false): string {
  const [first = '', ...others] = gap.split(separator)
  return others.length > 0 ? others.join(' ') : isOfOther ? '' : first
}

function beforeSeparator(gap = '', isOfOther = false): string {
  const [first = '', ...others] = gap.split(separator)
  return others.length === 0 && isOfOther ? '' : first
}

/** A number without the extension behind it, as it is written. */
export function withoutExtension(text: string): string {
  const written = plainMarks(text)
  const end = extensionAtEnd.exec(written)?.[0] ?? ''
  return written.slice(0, written.length - end.length)
}

/** An exchange and a line, which are dialed within an area. */
const fewestDigits = 7
const withPlus = /^[^\d+]*\+/

/**
 * What a phone, or a part of one, is compared by: its digits without the country code, and the extension behind a blank:
 * "+1 (334) 555-0100 ext. 12" → "3345550100 12". Words that hold no digit are compared as words.
 */
export function comparedPhone(text: string): string {
  const written = plainMarks(text)
  const [end = '', extension] = extensionAtEnd.exec(written) ?? []
  const groups = written.slice(0, written.length - end.length).match(/\d+/g)
  if (!groups) return normalized(text)
  const digits = groups.join('').slice(hasCountryCode(groups, withPlus.test(written)) ? 1 : 0)
  return extension ? `${digits} ${extension}` : digits
}

/** Part of a number may begin with 1 too: it is the country where a plus, an area code or a whole line says so. */
function hasCountryCode([first = '', second = '', ...others]: readonly string[], isPlus: boolean): boolean {
  if (!first.startsWith('1')) return false
  const length = [first, second, ...others].join('').length
  return isPlus || length > fewestDigits || (first === '1' && /^[2-9]\d\d$/.test(second))
}

const typedPhone = /^(?:(?:tele)?phone|tel|call|mobile|cell|fax|office)?[\d\s()[\].:+/-]+$/i

/** What is compared of a text that is a phone and nothing else, or seven digits of one at least; null for any other. */
export function typedPhoneIn(text: string): string | null {
  const written = plainMarks(text)
  const bare = written.replace(extensionAtEnd, '')
  const digits = bare.replace(/\D+/g, '').length
  return typedPhone.test(bare) && digits >= fewestDigits ? comparedPhone(written) : null
}
