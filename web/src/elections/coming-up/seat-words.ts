import type { Coming, ComingDate } from '@atlas/contract/endpoints/elections/elections.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { type ComingWindow, windowText } from '@atlas/contract/rules/coming-windows.ts'
import { thousands } from '#shared/ui/text/thousands.ts'

/** "1 seat", "1,391 seats" */
export function seatsText(seats: number): string {
  return seats === 1 ? '1 seat' : `${thousands(seats)} seats`
}

/**
 * Which election of the list shows the seats of each date: the first that has exactly these. A deadline has no table,
 * since what it is a deadline of has one.
 */
export function tablesOf(dates: readonly ComingDate[]): ReadonlyMap<string, ComingDate> {
  const tables = new Map<string, ComingDate>()
  for (const date of dates) {
    const seats = seatsKey(date)
    if (!date.is_deadline && date.seats > 0 && !tables.has(seats)) tables.set(seats, date)
  }
  return tables
}

/** The same for dates that have exactly the same seats. */
export function seatsKey({ same_seats_as: earlier, id }: ComingDate): string {
  return earlier ?? id
}

/** "The same seats as in the primary of 08-03-2027." */
export function sameSeatsText({ name, date }: ComingDate): string {
  return `The same seats as on ${typedDayOf(date)}: ${name}.`
}

/** What is said where a window holds nothing, with the first date after it. */
export function emptyText({ next }: Coming, days: ComingWindow): string {
  const nothing = `No election or deadline on file in the ${windowText(days)}.`
  return next ? `${nothing} The next election is ${typedDayOf(next.date)}: ${next.name}, ${next.state}.` : nothing
}
