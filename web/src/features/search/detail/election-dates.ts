import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import { slug } from '@atlas/contract/rules/normalised.ts'
import type { CalendarEvent } from '#features/search/detail/calendar-file.ts'
import { daysBetween } from '#features/search/detail/days-to-go.ts'
import type { Figures } from '#features/search/detail/official-facts.ts'
import type { OfficialReference } from '#features/search/detail/official-reference.ts'

const elections = [
  { kind: 'primary', title: 'Primary election', column: 'jurisdictionoffice.next_primary' },
  { kind: 'general', title: 'General election', column: 'jurisdictionoffice.next_general' },
] as const satisfies readonly { kind: string; title: string; column: ColumnId }[]

/** The elections of the seat that are still to come, today's included, as events of a calendar. */
export function upcomingElections(figures: Figures, reference: OfficialReference, today: string): CalendarEvent[] {
  return elections.flatMap(({ kind, title, column }) => {
    const day = figures.value(column)
    if (typeof day !== 'string' || daysBetween(today, day) < 0) return []
    return [
      {
        // Whoever holds the seat meanwhile, the election is the same one.
        uid: `${kind}-${day}-${slug(reference.office)}@southern-officials-atlas`,
        day,
        summary: `${title}: ${reference.office}`,
        description: descriptionOf(reference, figures.provenance(column)?.method === 'inferred'),
        url: reference.address,
      },
    ]
  })
}

function descriptionOf({ name, address }: OfficialReference, isInferred: boolean): string {
  const doubt = isInferred ? [inferredDates] : []
  return [`The seat is held by ${name}.`, ...doubt, address].join('\n')
}

export const inferredDates = 'Dates are worked out from election law: confirm them with the election office.'

export function hasInferredDate(figures: Figures): boolean {
  return elections.some(({ column }) => figures.provenance(column)?.method === 'inferred')
}
