import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { localDay } from '#shared/ui/text/local-day.ts'

const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' })

/** "at 8:12 AM" for today, "on 11-26-2026 at 8:12 AM" for another day. */
export function whenText(moment: number, now: number): string {
  const [day, today] = [localDay(new Date(moment)), localDay(new Date(now))]
  // Some browsers put a narrow no-break space before AM and PM.
  const at = `at ${time.format(moment).replace(/\s/u, ' ')}`
  return day === today ? at : `on ${typedDayOf(day)} ${at}`
}

/** "0.9 MB"; below that "12 kB". */
export function sizeText(bytes: number): string {
  return bytes < 100_000 ? `${Math.ceil(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}
