import { tuesdayAfterFirstMonday } from '@atlas/states/law/days.ts'

/** The general election of an even year. */
export function generalOf(year: number): string {
  return tuesdayAfterFirstMonday(year, 11)
}

/** The general election with which a term ends; the terms of those elected in November begin by the end of January. */
export function generalBefore(termEnd: string): string | null {
  const year = Number(termEnd.slice(0, 4)) - (termEnd.slice(5, 7) === '01' ? 1 : 0)
  const day = generalOf(year)
  const begins = termEnd.slice(5, 7)
  return year % 2 === 0 && day <= termEnd && ['11', '12', '01'].includes(begins) ? day : null
}
