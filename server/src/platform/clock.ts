/** The time, read in one place, so that a test can set it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** The calendar day of a moment, `YYYY-MM-DD`, in the time zone of the five states' larger part. */
export function dayOf(moment: Date): string {
  return dayFormat.format(moment)
}

/** The calendar day of a moment where it is furthest on: any later day is in the future for everybody. */
export function latestDayOf(moment: Date): string {
  return latestDayFormat.format(moment)
}

/** A moment to the second as the clocks of that zone tell it: `2026-11-21T14:05:09-06:00`. */
export function momentOf(moment: Date): string {
  const local = momentFormat.format(moment).replace(' ', 'T')
  const seconds = Math.floor(moment.getTime() / 1_000)
  const minutes = (Date.parse(`${local}Z`) / 1_000 - seconds) / 60
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `${local}${minutes < 0 ? '-' : '+'}${twoDigits(hours)}:${twoDigits(rest)}`
}

/** The moment at which the clocks of a time zone show a time on a day, both as ISO 8601 writes them. */
export function momentAt(day: string, time: string, zone: string): Date {
  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
  const target = Date.parse(`${day}T${time}:00Z`)
  // What the clocks there are ahead at this moment; an hour around the change of clocks is taken for its other side.
  const ahead = Date.parse(`${shown.format(target).replace(' ', 'T')}Z`) - target
  return new Date(target - ahead)
}

/** A moment as a mail tells it: `11-20-2026, 9:00 AM Central Time`. */
export function formatMoment(moment: Date): string {
  const [year, month, day] = dayOf(moment).split('-')
  return `${month}-${day}-${year}, ${timeOfDayFormat.format(moment)} Central Time`
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}

const timeZone = 'America/Chicago'
// Swedish writes days as ISO 8601 does.
const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
const latestDayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Pacific/Kiritimati', dateStyle: 'short' })
const timeOfDayFormat = new Intl.DateTimeFormat('en-US', { timeZone, timeStyle: 'short' })
const momentFormat = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
