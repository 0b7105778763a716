import * as z from 'zod/mini'
import { firstYear, lastYear, parseDay, parseMoment } from '#rules/calendar-day.ts'

export const dayComplaint = `Send a day of the years ${firstYear} to ${lastYear} as YYYY-MM-DD.`
export const momentComplaint = `Send a moment of the years ${firstYear} to ${lastYear} with its zone, such as 2026-11-21T14:05:09-06:00.`

/** A day that is stored as it is sent. */
export const daySchema = z.string().check(z.refine((text) => parseDay(text) === text, dayComplaint))

export const momentSchema = z.string().check(z.refine((text) => parseMoment(text) !== null, momentComplaint))
