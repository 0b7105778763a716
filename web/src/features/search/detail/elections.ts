import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { type Figures, numberOf, textOf } from '#features/search/detail/official-facts.ts'

const elections = [
  { kind: 'primary', title: 'Primary election', column: 'jurisdictionoffice.next_primary' },
  { kind: 'general', title: 'General election', column: 'jurisdictionoffice.next_general' },
] as const satisfies readonly { kind: string; title: string; column: ColumnId }[]

/** The first election of the seat that is still to come, today's included. */
export function nextElection(figures: Figures, today: string) {
  const coming = elections.flatMap(({ title, column }) => {
    const day = textOf(figures, column)
    return day !== null && day >= today ? [{ title, column, day }] : []
  })
  return coming.toSorted((one, other) => one.day.localeCompare(other.day))[0] ?? null
}

export const inferredDates = 'Dates are worked out from election law: confirm them with the election office.'

export function hasInferredDate(figures: Figures): boolean {
  return elections.some(({ column }) => figures.provenance(column)?.method === 'inferred')
}

const millisecondsOfADay = 86_400_000
const longestInDays = 60

/** How many days from one calendar day to another. Days have no hours, so no time zone and no clock change counts. */
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

interface LastElection {
  /** The day, or the year where that alone is known. */
  readonly when: string | null
  readonly share: number | null
  readonly outcome: string | null
  readonly margin: number | null
  /** Those on the ballot, where there were others. */
  readonly candidates: number | null
}

/** How the official last won the seat, as far as the returns tell it. */
export function lastElection(figures: Figures): LastElection {
  const day = textOf(figures, 'stats.last_election_date')
  const year = numberOf(figures, 'stats.incumbent_election_year')
  const candidates = numberOf(figures, 'stats.last_election_candidates')
  return {
    when: day ? typedDayOf(day) : (year?.toString() ?? null),
    share: numberOf(figures, 'stats.incumbent_election%'),
    outcome: textOf(figures, 'stats.last_election'),
    margin: numberOf(figures, 'stats.last_election_margin%'),
    candidates: candidates === 1 ? null : candidates,
  }
}
