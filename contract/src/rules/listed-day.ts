import { typedDayOf, yearsBetween } from '#rules/calendar-day.ts'

/** A day, or only its month or year where a source says no more: "2009", "2018-07", "2025-07-30". */
export const listedDayForm = /^\d{4}(?:-\d{2}(?:-\d{2})?)?$/

const lengthOfYear = 'YYYY'.length
const lengthOfMonth = 'YYYY-MM'.length

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** As people read it: "2009", "July 2018", "07-30-2025". */
export function listedDayText(listed: string): string {
  if (listed.length === lengthOfYear) return listed
  if (listed.length === lengthOfMonth) return `${months[Number(listed.slice(-2)) - 1]} ${listed.slice(0, lengthOfYear)}`
  return typedDayOf(listed)
}

/** "listed in 2009", "listed in July 2018", "listed 07-30-2025". */
export function listedWords(listed: string): string {
  return `listed ${isWholeDay(listed) ? '' : 'in '}${listedDayText(listed)}`
}

export function isWholeDay(listed: string): boolean {
  return listed.length > lengthOfMonth
}

/** The first day that may be meant. */
export function firstDayOf(listed: string): string {
  return listed + '-01-01'.slice(listed.length - lengthOfYear)
}

/** The last day that may be meant; of a month the 28th, which each has. */
function lastDayOf(listed: string): string {
  return listed + '-12-28'.slice(listed.length - lengthOfYear)
}

const yearsUntilOld = 5

/** What was listed so long ago may have changed; where only the year is known, once all of it is that far back. */
export function mayHaveChanged(listed: string, today: string): boolean {
  return yearsBetween(lastDayOf(listed), today) >= yearsUntilOld
}
