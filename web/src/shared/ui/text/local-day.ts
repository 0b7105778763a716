/** The calendar day in the person's time zone, `YYYY-MM-DD`. */
export function localDay(moment: Date): string {
  const [year, month, day] = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
  return [String(year).padStart(4, '0'), twoDigits(month), twoDigits(day)].join('-')
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
