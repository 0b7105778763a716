import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import type { Place } from '#places/page/place-query.ts'
import { thousands } from '#shared/ui/text/thousands.ts'

export type ComingDate = Place['coming'][number]

/** More offices than this are counted, not named. */
const mostNamed = 6

/** "5 seats: County Commissioner (4), U.S. Representative", or the earlier day of the list that has the same seats. */
export function seatsOfDate(date: ComingDate, dates: readonly ComingDate[]): string {
  const { seats, offices } = date
  const earlier = dates.find((each) => seatsKey(each) === seatsKey(date))
  const count = seats === 1 ? '1 seat' : `${thousands(seats)} seats`
  if (earlier && earlier !== date) return `The same ${seats === 1 ? 'seat' : count} as on ${typedDayOf(earlier.date)}`
  const named = offices
    .slice(0, mostNamed)
    .map((each) => (each.seats === 1 ? each.office : `${each.office} (${each.seats})`))
  const more = offices.length > mostNamed ? ` and ${offices.length - mostNamed} other offices` : ''
  return named.length === 0 ? count : `${count}: ${named.join(', ')}${more}`
}

function seatsKey({ same_seats_as: earlier, id }: ComingDate): string {
  return earlier ?? id
}
