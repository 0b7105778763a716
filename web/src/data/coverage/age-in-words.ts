import { yearsBetween } from '@atlas/contract/rules/calendar-day.ts'

const day = 24 * 60 * 60 * 1_000
const daysInWords = 14
const weeksInWords = 26
const monthsInWords = 24

/**
 * The age of something dated one day as seen on another: "5 days old", "12 weeks old", "7 months old", "3 years old".
 */
export function ageInWords(from: string, today: string): string {
  const days = Math.round((Date.parse(today) - Date.parse(from)) / day)
  // A source from another time zone may be dated tomorrow.
  if (days <= 0) return 'from today'
  if (days < daysInWords) return old(days, 'day')
  const weeks = Math.floor(days / 7)
  if (weeks < weeksInWords) return old(weeks, 'week')
  const months = monthsBetween(from, today)
  return months < monthsInWords ? old(months, 'month') : old(yearsBetween(from, today), 'year')
}

export function isOverAYearOld(from: string, today: string): boolean {
  return yearsBetween(from, today) >= 1
}

/** Completed months between two days. */
function monthsBetween(from: string, to: string): number {
  const months = monthOf(to) - monthOf(from)
  return to.slice(8) < from.slice(8) ? months - 1 : months
}

function monthOf(date: string): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))
}

function old(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'} old`
}
