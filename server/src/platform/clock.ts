/** The time, asked for in one place, so that a test can say what time it is. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** The calendar day of a moment, `YYYY-MM-DD`, in the time zone of the five states' larger part. */
export function dayOf(moment: Date): string {
  return dayFormat.format(moment)
}

// Swedish writes days as ISO 8601 does.
const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Chicago', dateStyle: 'short' })
