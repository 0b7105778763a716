import { addDays } from '@atlas/contract/rules/calendar-day.ts'
import { dayOfMonth, last, monday, nth, saturday, sunday, thursday, weekdayOf } from '#law/days.ts'

const dayOf = {
  'New Year’s Day': (year) => observed(dayOfMonth(year, 1, 1)),
  'Martin Luther King Jr. Day': (year) => nth(3, monday, year, 1),
  'Presidents’ Day': (year) => nth(3, monday, year, 2),
  'Memorial Day': (year) => last(monday, year, 5),
  'Independence Day': (year) => observed(dayOfMonth(year, 7, 4)),
  'Labor Day': (year) => nth(1, monday, year, 9),
  'Columbus Day': (year) => nth(2, monday, year, 10),
  'Veterans Day': (year) => observed(dayOfMonth(year, 11, 11)),
  Thanksgiving: (year) => nth(4, thursday, year, 11),
  Christmas: (year) => observed(dayOfMonth(year, 12, 25)),
} satisfies Record<string, (year: number) => string>

export type Holiday = keyof typeof dayOf

/** A holiday on a Sunday is observed on Monday. */
function observed(day: string): string {
  return weekdayOf(day) === sunday ? addDays(day, 1) : day
}

export function isHoliday(holidays: readonly Holiday[], day: string): boolean {
  return holidays.some((holiday) => dayOf[holiday](Number(day.slice(0, 4))) === day)
}

/** The day itself, or the next business day if it is a Saturday, a Sunday or a state holiday. */
export function nextBusinessDay(holidays: readonly Holiday[], day: string): string {
  const isClosed = [saturday, sunday].includes(weekdayOf(day)) || isHoliday(holidays, day)
  return isClosed ? nextBusinessDay(holidays, addDays(day, 1)) : day
}
