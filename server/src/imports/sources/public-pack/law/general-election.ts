/** The general election of an even year: the first Tuesday after the first Monday of November. */
export function generalOf(year: number): string {
  const tuesday = 2
  const first = new Date(Date.UTC(year, 10, 2))
  first.setUTCDate(2 + ((tuesday - first.getUTCDay() + 7) % 7))
  return isoDay(first)
}

/** The general election that a term ends with: those who are elected in November begin until the end of January. */
export function generalBefore(termEnd: string): string | null {
  const year = Number(termEnd.slice(0, 4)) - (termEnd.slice(5, 7) === '01' ? 1 : 0)
  const day = generalOf(year)
  const begins = termEnd.slice(5, 7)
  return year % 2 === 0 && day <= termEnd && ['11', '12', '01'].includes(begins) ? day : null
}

export function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return isoDay(next)
}

function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10)
}
