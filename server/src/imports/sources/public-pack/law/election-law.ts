import type { StateId } from '@atlas/contract/rules/states.ts'
import type { CalendarEntry } from '#imports/sources/public-pack/law/election-calendar.ts'
import type { TermLength } from '#imports/sources/public-pack/law/term-lengths.ts'
import type { JurisdictionRecord, OfficialRecord } from '#imports/records/records.ts'

/** What is known of the elections and terms of offices. */
export interface ElectionLaw {
  readonly calendar: readonly CalendarEntry[]
  readonly terms: readonly TermLength[]
}

type Office = OfficialRecord['office']

export function termOf(office: Office, stateId: StateId, { terms }: ElectionLaw): TermLength | undefined {
  return terms.find((term) => term.stateIds.includes(stateId) && term.offices.includes(office))
}

export function calendarOf(
  office: Office,
  { stateId, district }: JurisdictionRecord,
  { calendar }: ElectionLaw,
): CalendarEntry | undefined {
  const parity = Number(district) % 2 === 0 ? 'even' : 'odd'
  return calendar.find(
    (entry) =>
      entry.stateId === stateId && entry.offices.includes(office) && (entry.parity === null || entry.parity === parity),
  )
}
