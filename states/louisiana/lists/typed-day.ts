import { parseTypedDay } from '@atlas/contract/rules/calendar-day.ts'
import { UnusableRow } from '#lists/unusable-row.ts'

/** MM/DD/YYYY; null if blank. */
export function typedDay(text: string, column: string): string | null {
  if (text === '') return null
  const day = parseTypedDay(text.replaceAll('/', '-'))
  if (!day) throw new UnusableRow(`${column} is not a day of the calendar: "${text}"`)
  return day
}
