import { addDays } from '@atlas/contract/rules/calendar-day.ts'

export const sunday = 0
export const monday = 1
export const tuesday = 2
export const thursday = 4
export const saturday = 6

/** The first (second, third …) such weekday of a month; January is month 1. */
export function nth(count: number, weekday: number, year: number, month: number): string {
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay()
  return dayOfMonth(year, month, 1 + ((weekday - first + 7) % 7) + 7 * (count - 1))
}

export function last(weekday: number, year: number, month: number): string {
  const fifth = nth(5, weekday, year, month)
  return Number(fifth.slice(5, 7)) === month ? fifth : addDays(fifth, -7)
}

/** The Tuesday after the first Monday; in November, the day of general elections. */
export function tuesdayAfterFirstMonday(year: number, month: number): string {
  return addDays(nth(1, monday, year, month), 1)
}

export function dayOfMonth(year: number, month: number, date: number): string {
  return isoDay(new Date(Date.UTC(year, month - 1, date)))
}

export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}

function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10)
}
