import { parseDay } from '@atlas/contract/rules/calendar-day.ts'
import { CellRefused } from '#imports/spreadsheets/problems/problems.ts'
import { excerpt } from '#imports/spreadsheets/problems/excerpt.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const wanted = 'write days as MM/DD/YYYY or YYYY-MM-DD'
const earliest = '1900-01-01'
const latest = '2100-12-31'

/** A calendar day, `YYYY-MM-DD`. Between slashes or dashes the month stands first, as in the US. */
export function readDay(text: string): string {
  // A spreadsheet adds a midnight to a day.
  const bare = text.replace(/[ T]0?0:00(:00(\.0+)?)?( ?AM)?Z?$/i, '')
  const day = parseDay(bare) ?? american(bare) ?? withMonthName(bare)
  if (!day) throw new CellRefused(reasonAgainst(bare))
  if (day < earliest || day > latest) throw new CellRefused(outside(text))
  return day
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
  if (/^\d{5}$/.test(text)) return `"${text}" is the number a spreadsheet keeps for a day; ${wanted}`
  if (/^\d{1,2}[/-]\d{1,2}[/-]\d{2}$/.test(text)) return `"${text}" has a year of two digits; ${wanted}`
  const parts = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text)
  if (parts && dayOf(parts[3], parts[2], parts[1]))
    return `"${text}" has no such month when read as MM/DD/YYYY; ${wanted}`
  const [year] = /(?<!\d)\d{4}(?!\d)/.exec(text) ?? []
  if (year && (year < earliest.slice(0, 4) || year > latest.slice(0, 4))) return outside(text)
  return `"${excerpt(text)}" is not a day of the calendar; ${wanted}`
}
