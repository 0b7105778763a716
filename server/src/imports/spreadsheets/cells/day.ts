import { dayOfSerial } from '#imports/spreadsheets/read/serial-day.ts'
import { parseDay } from '@atlas/contract/rules/calendar-day.ts'
import { CellRefused } from '#imports/spreadsheets/problems/problems.ts'
import { excerpt } from '#imports/spreadsheets/problems/excerpt.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const hint = 'write days as MM/DD/YYYY or YYYY-MM-DD'
const earliest = '1900-01-01'
const latest = '2100-12-31'

/**
 * A calendar day, `YYYY-MM-DD`, in the formats of a file of the template. The month comes before the day, as in the
 * US.
 */
export function readDay(text: string): string {
  const bare = withoutMidnight(text)
  const day = dayIn(bare)
  if (!day) throw new CellRefused(reasonAgainst(bare))
  if (!isInRange(day)) throw new CellRefused(outside(text))
  return day
}

/** The same; null if it would be refused. */
function templateDay(text: string): string | null {
  const day = dayIn(withoutMidnight(text))
  return day !== null && isInRange(day) ? day : null
}

// Spreadsheets add a midnight to a day.
function withoutMidnight(text: string): string {
  return text.replace(/[ T](?:0?0:00(?::00(?:\.0+)?)?(?: ?AM)?|12:00(?::00)? ?AM)Z?$/i, '')
}

function dayIn(text: string): string | null {
  return parseDay(text) ?? american(text) ?? withMonthName(text)
}

function isInRange(day: string): boolean {
  return day >= earliest && day <= latest
}

function american(text: string): string | null {
  const match = /^(\d{1,2})([/-])(\d{1,2})\2(\d{4})$/.exec(text)
  return match ? dayOf(match[4], match[1], match[3]) : null
}

/** "November 3, 2026", "3-Nov-2026" */
function withMonthName(text: string): string | null {
  const monthFirst = /^([a-z]{3})[a-z]*\.? (\d{1,2}),? (\d{4})$/i.exec(text)
  if (monthFirst) return dayOf(monthFirst[3], numberOf(monthFirst[1]), monthFirst[2])
  const dayFirst = /^(\d{1,2})[- ]([a-z]{3})[a-z]*\.?[- ](\d{4})$/i.exec(text)
  return dayFirst ? dayOf(dayFirst[3], numberOf(dayFirst[2]), dayFirst[1]) : null
}

function numberOf(month = ''): string {
  return String(months.indexOf(month.toLowerCase()) + 1)
}

function dayOf(year = '', month = '', day = ''): string | null {
  return parseDay(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
}

function outside(text: string): string {
  return `"${excerpt(text)}" is not between ${earliest.slice(0, 4)} and ${latest.slice(0, 4)}`
}

function reasonAgainst(text: string): string {
  if (/^\d{5}$/.test(text)) return `"${text}" is the number a spreadsheet keeps for a day; ${hint}`
  if (/^\d{1,2}[/-]\d{1,2}[/-]\d{2}$/.test(text)) return `"${text}" has a year of two digits; ${hint}`
  const parts = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text)
  if (parts && dayOf(parts[3], parts[2], parts[1]))
    return `"${text}" has no such month when read as MM/DD/YYYY; ${hint}`
  const [year] = /(?<!\d)\d{4}(?!\d)/.exec(text) ?? []
  if (year && (year < earliest.slice(0, 4) || year > latest.slice(0, 4))) return outside(text)
  return `"${excerpt(text)}" is not a day of the calendar; ${hint}`
}

/** Which of two numbers comes first. */
export type DayOrder = 'month_first' | 'day_first'
interface Numbers {
  readonly first: number
  readonly second: number
  readonly year: string
  readonly isShort: boolean
}

export interface FoundDay {
  readonly day: string
  readonly isShort: boolean
  readonly isInWords: boolean
}

/**
 * The day in a cell of any list, which may have more formats than a file of the template: also with periods, with a
 * year of two digits, with a weekday, or as a spreadsheet's serial number. Null if there is none.
 */
export function anyDay(written: string, order: DayOrder): FoundDay | null {
  const text = written.replace(wordBefore, '')
  const found = dayOfAnyForm(text, order)
  return found && text !== written ? { ...found, isInWords: true } : found
}

/** Words beside a day: "expires 12/31/2028", "thru Dec 31, 2028" */
const wordBefore = /^(?:(?:term )?(?:expires?|exp|ends?|ending)|until|through|thru|on)\b[.:]?\s+/i

function dayOfAnyForm(text: string, order: DayOrder): FoundDay | null {
  const serial = /^\d{5}(\.\d+)?$/.test(text) ? serialDay(text) : null
  if (serial) return { day: serial, isShort: false, isInWords: true }
  const together = /^((?:19|20)\d\d)(\d\d)(\d\d)$/.exec(text)
  if (together) return readable(dayOf(together[1], together[2], together[3]))
  const yearFirst = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?:[ T].*)?$/.exec(text)
  if (yearFirst) return readable(dayOf(yearFirst[1], yearFirst[2], yearFirst[3]))
  const numbers = numbersIn(text)
  if (!numbers) return inWords(text)
  const { first, second, year, isShort } = numbers
  const isDayFirst = first > 12 || (order === 'day_first' && second <= 12)
  const [month, day] = isDayFirst ? [second, first] : [first, second]
  const found = templateDay(`${month}/${day}/${year}`)
  return found === null ? null : { day: found, isShort, isInWords: false }
}

function readable(day: string | null): FoundDay | null {
  return day !== null && isInRange(day) ? { day, isShort: false, isInWords: false } : null
}

export interface PartOfDay {
  readonly year: number
  /** From 1; null if only the year is stated. */
  readonly month: number | null
}

/** "2028", "2028-11", "11/2028", "Nov. 2028": a month or a year without its day. */
export function partOfDay(text: string): PartOfDay | null {
  const [, year, monthBehind] = /^(\d{4})(?:[-/.](\d{1,2}))?$/.exec(text) ?? []
  const [, monthBefore, yearBehind] = /^(\d{1,2})[-/.](\d{4})$/.exec(text) ?? []
  const [, monthName, yearOfName] = /^([a-z]{3})[a-z]{0,6}\.?,? (\d{4})$/i.exec(text) ?? []
  const anyYear = year ?? yearBehind ?? yearOfName
  if (anyYear === undefined) return null
  const month = monthBehind ?? monthBefore ?? (monthName === undefined ? undefined : numberOf(monthName))
  const isKnown = isInRange(`${anyYear}-01-01`) && (month === undefined || (Number(month) >= 1 && Number(month) <= 12))
  return isKnown ? { year: Number(anyYear), month: month === undefined ? null : Number(month) } : null
}

function inWords(text: string): FoundDay | null {
  const plain = text
    .replace(/^(mon|tues?|wed(nes)?|thu(rs)?|fri|sat(ur)?|sun)(day)?\.?,?\s+/i, '')
    .replace(/\b(\d{1,2})(st|nd|rd|th)\b/i, '$1')
    .replace(/\bsept\b/i, 'Sep')
    .replace(/[ T]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?: ?[AP]M)?$/i, '')
  // "01-JAN-29", the format of Oracle.
  const whole = plain.replace(/^(\d{1,2}[- ][a-z]{3,9}[- ])['’]?(\d{2})$/i, '$120$2')
  const day = templateDay(whole)
  return day === null ? null : { day, isShort: whole !== plain, isInWords: !/^\d{4}-/.test(text) }
}

/** A year of two digits is in this century, as terms and elections are. */
export function numbersIn(text: string): Numbers | null {
  const match = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|['’]?\d{2})(?:[ T].*)?$/.exec(text)
  if (!match) return null
  const [, first = '', second = '', written = ''] = match
  const year = written.replace(/^['’]/, '')
  return { first: Number(first), second: Number(second), year: year.padStart(4, '20'), isShort: year.length === 2 }
}

function serialDay(text: string): string | null {
  const day = dayOfSerial(Number(text))
  return isInRange(day) ? day : null
}
