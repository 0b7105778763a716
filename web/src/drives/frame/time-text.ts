import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { localDay } from '#shared/ui/text/local-day.ts'

const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' })

/** A moment of today in the reader's own time: "12:41 PM". */
export function timeText(iso: string): string {
  // Some browsers write a narrow blank before AM and PM.
  return time.format(new Date(iso)).replace(/\s/u, ' ')
}

/** "today", or the day of a moment: "11-25-2026". */
export function dayText(iso: string, today: string): string {
  const day = localDay(new Date(iso))
  return day === today ? 'today' : typedDayOf(day)
}

/** "11-25-2026, 4:20 PM" */
export function dayAndTime(iso: string): string {
  return `${typedDayOf(localDay(new Date(iso)))}, ${timeText(iso)}`
}
