import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { type Figures, numberOf, textOf } from '#shared/figures/figures.ts'

const elections = [
  { kind: 'primary', title: 'Primary election', column: 'jurisdictionoffice.next_primary' },
  { kind: 'general', title: 'General election', column: 'jurisdictionoffice.next_general' },
] as const satisfies readonly { kind: string; title: string; column: ColumnId }[]

/** The next election of the seat, including one today. */
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

interface LastElection {
  /** The day, or the year where only that is known. */
  readonly when: string | null
  readonly share: number | null
  readonly outcome: string | null
  readonly margin: number | null
  /** The candidates on the ballot, where there was more than one. */
  readonly candidates: number | null
}

/** How the official last won the seat, as far as the returns show it. */
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
