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
export function listedDayText(day: string): string {
  if (day.length === lengthOfYear) return day
  if (day.length === lengthOfMonth) return `${months[Number(day.slice(-2)) - 1]} ${day.slice(0, lengthOfYear)}`
  return typedDayOf(day)
}

/** "listed in 2009", "listed in July 2018", "listed 07-30-2025". */
export function listedWords(day: string): string {
  return `listed ${isWholeDay(day) ? '' : 'in '}${listedDayText(day)}`
}

export function isWholeDay(day: string): boolean {
  return day.length > lengthOfMonth
}

/** The first day that may be meant. */
export function firstDayOf(day: string): string {
  return day + '-01-01'.slice(day.length - lengthOfYear)
}

/** The last day that may be meant; of a month the 28th, which each has. */
function lastDayOf(day: string): string {
  return day + '-12-28'.slice(day.length - lengthOfYear)
}

const yearsUntilOld = 5

/**
 * Whether a value may be out of date because it was listed so long ago. Where only the year is known, the whole year
 * has to be that far back.
 */
export function mayHaveChanged(day: string, today: string): boolean {
  return yearsBetween(lastDayOf(day), today) >= yearsUntilOld
}
