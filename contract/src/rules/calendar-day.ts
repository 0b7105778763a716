/** Outside of them nothing that the atlas knows of happens, and not every program that reads a day knows the year 0. */
export const firstYear = 1900
export const lastYear = 2199

const isoDay = /^(\d{4})-(\d{2})-(\d{2})(?:T00:00:00(?:\.000)?Z?)?$/
const isoMoment =
  /^(\d{4})-(\d{2})-(\d{2})T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,3})?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/
const typedDay = /^(\d{2})-(\d{2})-(\d{4})$/

/**
 * A calendar day as the API knows it: `YYYY-MM-DD`. A midnight (`T00:00:00`) after it is accepted.
 * Answers null for anything else: days that no calendar has (2026-02-30), and those of other centuries.
 */
export function parseDay(text: string): string | null {
  const match = isoDay.exec(text)
  return match ? existing(match[1], match[2], match[3]) : null
}

/** A moment to the second, with where its clock stands: `2026-11-21T14:05:09-06:00`. Null for anything else. */
export function parseMoment(text: string): string | null {
  const match = isoMoment.exec(text)
  return match && existing(match[1], match[2], match[3]) ? text : null
}

/** A day as the page sends it, `YYYY-MM-DDT00:00:00`, or null where the text is no day. */
export function midnightOf(text: string): string | null {
  const day = parseDay(text)
  return day && `${day}T00:00:00`
}

/** A day as a person types it, `MM-DD-YYYY`, or null where it is not one. */
export function parseTypedDay(text: string): string | null {
  const match = typedDay.exec(text.trim())
  return match ? existing(match[3], match[1], match[2]) : null
}

/** `2026-11-03` as it is shown: `11-03-2026`. */
export function typedDayOf(day: string): string {
  return `${day.slice(5, 7)}-${day.slice(8, 10)}-${day.slice(0, 4)}`
}

/** Completed years between two days; what an age is. */
export function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4))
  return to.slice(5) < from.slice(5) ? years - 1 : years
}

function existing(year?: string, month?: string, day?: string): string | null {
  const iso = `${year}-${month}-${day}`
  const date = new Date(`${iso}T00:00:00Z`)
  if (Number(year) < firstYear || Number(year) > lastYear) return null
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null
}

/** The day so many days after another, or before it. Days have no hours, so no time zone and no clock change counts. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
