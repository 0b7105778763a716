import type { StateId } from '@atlas/contract/rules/states.ts'

/** The first such weekday (0 is Sunday) on or after a day of the month. */
export interface DayRule {
  readonly month: number
  readonly weekday: number
  readonly from: number
}

export interface Elections {
  /** A year in which everybody was elected, from which terms are counted. */
  readonly year: number
  readonly primary: DayRule | null
  readonly general: DayRule
}

export type ElectionLevel = 'federal' | 'state' | 'county' | 'municipal'

export interface SeatDates {
  readonly lastYear: number
  readonly nextPrimary: string | null
  readonly nextGeneral: string
}

const tuesday = 2
const saturday = 6
const november: DayRule = { month: 11, weekday: tuesday, from: 2 }
const thirdTuesdayOfMay: DayRule = { month: 5, weekday: tuesday, from: 15 }
const thirdTuesdayOfAugust: DayRule = { month: 8, weekday: tuesday, from: 15 }
const secondTuesdayOfMarch: DayRule = { month: 3, weekday: tuesday, from: 8 }
const louisianaPrimary: DayRule = { month: 10, weekday: saturday, from: 8 }
const louisianaGeneral: DayRule = { month: 11, weekday: saturday, from: 8 }
const mississippiPrimary: DayRule = { month: 8, weekday: tuesday, from: 2 }

export const electionsOf: Record<StateId, Record<ElectionLevel, Elections>> = {
  '01': {
    federal: { year: 2024, primary: thirdTuesdayOfMay, general: november },
    state: { year: 2022, primary: thirdTuesdayOfMay, general: november },
    county: { year: 2022, primary: thirdTuesdayOfMay, general: november },
    municipal: { year: 2025, primary: null, general: { month: 8, weekday: tuesday, from: 22 } },
  },
  '12': {
    federal: { year: 2024, primary: thirdTuesdayOfAugust, general: november },
    state: { year: 2022, primary: thirdTuesdayOfAugust, general: november },
    county: { year: 2024, primary: thirdTuesdayOfAugust, general: november },
    municipal: { year: 2024, primary: null, general: november },
  },
  '13': {
    federal: { year: 2024, primary: thirdTuesdayOfMay, general: november },
    state: { year: 2022, primary: thirdTuesdayOfMay, general: november },
    county: { year: 2024, primary: thirdTuesdayOfMay, general: november },
    municipal: { year: 2025, primary: null, general: november },
  },
  '22': {
    federal: { year: 2024, primary: { month: 4, weekday: saturday, from: 15 }, general: november },
    state: { year: 2023, primary: louisianaPrimary, general: louisianaGeneral },
    county: { year: 2023, primary: louisianaPrimary, general: louisianaGeneral },
    municipal: {
      year: 2022,
      primary: { month: 3, weekday: saturday, from: 22 },
      general: { month: 4, weekday: saturday, from: 26 },
    },
  },
  '28': {
    federal: { year: 2024, primary: secondTuesdayOfMarch, general: november },
    state: { year: 2023, primary: mississippiPrimary, general: november },
    county: { year: 2023, primary: mississippiPrimary, general: november },
    municipal: {
      year: 2025,
      primary: { month: 4, weekday: tuesday, from: 1 },
      general: { month: 6, weekday: tuesday, from: 2 },
    },
  },
}

/**
 * When a seat was last filled before a day and when it is filled next.
 * `offset` shifts a staggered seat by so many years.
 */
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

/** The same, as a calendar says it that nobody has updated since the last election. */
export function outdatedSeatDates(elections: Elections, term: number, offset: number, today: string): SeatDates {
  const { lastYear } = seatDates(elections, term, offset, today)
  return seatDates(elections, term, offset, `${lastYear}-01-01`)
}

function dayIn(year: number, { month, weekday, from }: DayRule): string {
  const earliest = new Date(Date.UTC(year, month - 1, from))
  const wait = (weekday - earliest.getUTCDay() + 7) % 7
  return new Date(Date.UTC(year, month - 1, from + wait)).toISOString().slice(0, 10)
}
