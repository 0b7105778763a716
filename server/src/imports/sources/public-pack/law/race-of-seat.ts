import type { OfficialRecord } from '#imports/records/records.ts'

/** What returns state about a seat besides its winner. */
export interface RaceOfSeat {
  /** The number of holders at the same time: more than one where a place elects several at large. */
  readonly seats: number
  readonly termYears: number
  /** The day from which this is known. */
  readonly day: string
  /** The year in which the term was won. */
  readonly year: number
  readonly sourceId: string
}

export function seatKeyOf({ office, jurisdictionKey }: Pick<OfficialRecord, 'office' | 'jurisdictionKey'>): string {
  return `${office} ${jurisdictionKey}`
}
