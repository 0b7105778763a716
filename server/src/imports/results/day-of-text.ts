import { parseDay } from '@atlas/contract/rules/calendar-day.ts'

/** "11/6/2020 1:05:50 PM", "2022-11-08T00:00:00" → the day; null if it is not a date. */
export function dayOfText(text: string): string | null {
  const [word = ''] = text.trim().split(/[ T]/)
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(word) ?? []
  return parseDay(month && day && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : word)
}
