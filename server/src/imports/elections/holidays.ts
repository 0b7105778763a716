import { addDays } from '@atlas/contract/rules/calendar-day.ts'
import type { StateId } from '@atlas/contract/rules/states.ts'
import { dayOfMonth, last, monday, nth, saturday, sunday, thursday, weekdayOf } from '#imports/elections/days.ts'

type Holiday = (year: number) => string

// What several states keep: Ala. Code 1-3-8, Fla. Stat. 683.01, O.C.G.A. 1-4-1, La. R.S. 1:55, Miss. Code 3-3-7. Those
// of one state alone, such as Mardi Gras, never meet a deadline of these rules.
const columbusDay: Holiday = (year) => nth(2, monday, year, 10)
const holidays: readonly Holiday[] = [
  (year) => observed(dayOfMonth(year, 1, 1)),
  (year) => nth(3, monday, year, 1),
  (year) => nth(3, monday, year, 2),
  (year) => last(monday, year, 5),
  (year) => observed(dayOfMonth(year, 7, 4)),
  (year) => nth(1, monday, year, 9),
  columbusDay,
  (year) => observed(dayOfMonth(year, 11, 11)),
  (year) => nth(4, thursday, year, 11),
  (year) => observed(dayOfMonth(year, 12, 25)),
]
const notKept: Partial<Record<StateId, readonly Holiday[]>> = { '28': [columbusDay] }

/** A holiday on a Sunday is kept on the day after it. */
function observed(day: string): string {
  return weekdayOf(day) === sunday ? addDays(day, 1) : day
}

export function isHoliday(stateId: StateId, day: string): boolean {
  const kept = holidays.filter((holiday) => !notKept[stateId]?.includes(holiday))
  return kept.some((holiday) => holiday(Number(day.slice(0, 4))) === day)
}

/** The day itself, or where it is a Saturday, a Sunday or a holiday of the state, the next that is none. */
export function nextBusinessDay(stateId: StateId, day: string): string {
  const isClosed = [saturday, sunday].includes(weekdayOf(day)) || isHoliday(stateId, day)
  return isClosed ? nextBusinessDay(stateId, addDays(day, 1)) : day
}
