const millisecondsOfADay = 86_400_000
const longestInDays = 60

/** The number of days between two calendar days. Days have no hours, so time zones and clock changes do not matter. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / millisecondsOfADay
}

/** "today", "tomorrow", "in 12 days", "in 11 months", or "date passed". */
export function daysToGo(day: string, today: string): string {
  const days = daysBetween(today, day)
  if (days < 0) return 'date has passed'
  if (days === 0) return 'today'
  if (days === 1) return 'tomorrow'
  if (days <= longestInDays) return `in ${days} days`
  return `in ${spanOf(monthsBetween(today, day))}`
}

function monthsBetween(from: string, to: string): number {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split('-').map(Number)
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number)
  return (toYear - fromYear) * 12 + (toMonth - fromMonth) - (toDay < fromDay ? 1 : 0)
}

function spanOf(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12]
  return [counted(years, 'year'), counted(rest, 'month')].filter(Boolean).join(' ')
}

function counted(number: number, word: string): string {
  return number === 0 ? '' : `${number} ${word}${number === 1 ? '' : 's'}`
}
