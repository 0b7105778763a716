import type { OfficialRecord } from '#imports/records/records.ts'

/** What returns tell of a seat beside who won it. */
export interface RaceOfSeat {
  /** How many hold it at once: more than one where a place elects several at large. */
  readonly seats: number
  readonly termYears: number
  /** The day from which that is known. */
  readonly day: string
  /** The year in which the term was won. */
  readonly year: number
  readonly sourceId: string
}

export function seatKeyOf({ office, jurisdictionKey }: Pick<OfficialRecord, 'office' | 'jurisdictionKey'>): string {
  return `${office} ${jurisdictionKey}`
}
