import { typedDayOf } from '#rules/calendar-day.ts'

interface Days {
  /** The days from which the oldest and the newest record are; null while there is none. */
  readonly records_from: string | null
  readonly records_as_of: string | null
}

/** "records as of 08-05-2026" where one day holds for all, else the years that they are of. */
export function daysOfRecords({ records_from: from, records_as_of: to }: Days): string | null {
  if (!from || !to) return null
  if (from === to) return `records as of ${typedDayOf(to)}`
  const [first, last] = [from.slice(0, 4), to.slice(0, 4)]
  return first === last ? `public records of ${last}` : `public records of ${first} to ${last}`
}
