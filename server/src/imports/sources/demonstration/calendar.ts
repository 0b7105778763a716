import type { DayRule, Elections } from '@atlas/states/demonstration/demonstration.ts'

export interface SeatDates {
  readonly lastYear: number
  readonly nextPrimary: string | null
  readonly nextGeneral: string
}

/** The last election of a seat before a day, and its next one. `offset` shifts a staggered seat by that many years. */
export function seatDates(elections: Elections, term: number, offset: number, today: string): SeatDates {
  let year = Number(today.slice(0, 4))
  const beyond = year - elections.year - offset
  year += (term - (((beyond % term) + term) % term)) % term
  if (dayIn(year, elections.general) <= today) year += term
  return {
    lastYear: year - term,
    nextPrimary: elections.primary && dayIn(year, elections.primary),
    nextGeneral: dayIn(year, elections.general),
  }
}

/** The same, as in a calendar that nobody has updated since the last election. */
export function outdatedSeatDates(elections: Elections, term: number, offset: number, today: string): SeatDates {
  const { lastYear } = seatDates(elections, term, offset, today)
  return seatDates(elections, term, offset, `${lastYear}-01-01`)
}

function dayIn(year: number, { month, weekday, from }: DayRule): string {
  const earliest = new Date(Date.UTC(year, month - 1, from))
  const wait = (weekday - earliest.getUTCDay() + 7) % 7
  return new Date(Date.UTC(year, month - 1, from + wait)).toISOString().slice(0, 10)
}
