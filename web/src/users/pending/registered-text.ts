import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { localDay } from '#shared/ui/text/local-day.ts'

/** "Registered today", "Registered 11-24-2026", in the reader's own days. */
export function registeredText(iso: string, now = new Date()): string {
  const [day, today] = [localDay(new Date(iso)), localDay(now)]
  if (day === today) return 'Registered today'
  const yesterday = localDay(new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1))
  return `Registered ${day === yesterday ? 'yesterday' : typedDayOf(day)}`
}
