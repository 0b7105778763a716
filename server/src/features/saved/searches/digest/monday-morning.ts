/** Where no organization says otherwise. */
export const usualTimeZone = 'America/Chicago'

const monday = 1
const firstHour = '07'

/** The Monday that it is in a time zone, from seven in the morning to its end; null at any other time. */
export function mondayMorning(now: Date, timeZone: string): string | null {
  // Swedish writes moments as ISO 8601 does.
  const localTime = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(now)
  const [day = '', time = ''] = localTime.split(' ')
  const isMonday = new Date(`${day}T00:00:00Z`).getUTCDay() === monday
  return isMonday && time.slice(0, 2) >= firstHour ? day : null
}
