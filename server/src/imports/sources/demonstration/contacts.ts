import { demonstrations } from '@atlas/states/demonstrations.ts'
import type { OfficeName } from '@atlas/contract/rules/offices.ts'
import { contactRecord } from '#imports/records/contact-record.ts'
import { placeKeyOf } from '#imports/records/place-key.ts'
import type { ContactRecord } from '#imports/records/records.ts'
import type { InventedJurisdiction } from '#imports/sources/demonstration/jurisdictions.ts'
import type { InventedSeat } from '#imports/sources/demonstration/seats.ts'
import type { DemonstrationSources } from '#imports/sources/demonstration/sources.ts'

/** The offices with their own phone line; the members of a board share one. */
const withLine: ReadonlySet<OfficeName> = new Set<OfficeName>(['Sheriff', 'School Board Member'])
/** The forms in which real lists state their age: by day, month or year. */
const days = ['2009', '2018-07', '2025-07-30'] as const

/** Contacts of offices, derived only from the places, so that they do not change the random numbers for people. */
export function inventContacts(
  seats: readonly InventedSeat[],
  jurisdictions: readonly InventedJurisdiction[],
  sources: DemonstrationSources,
): ContactRecord[] {
  const byKey = new Map(jurisdictions.map((jurisdiction) => [jurisdiction.record.key, jurisdiction]))
  const contacts = new Map<string, ContactRecord>()
  for (const { record: seat } of seats) {
    const jurisdiction = byKey.get(seat.jurisdictionKey)
    if (!jurisdiction || !withLine.has(seat.office)) continue
    const placeKey = placeKeyOf(jurisdiction.record)
    const number = Array.from(placeKey).reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
    // Some offices have no contact, as in real lists.
    if (number % 10 === 0) continue
    contacts.set(
      `${seat.office} ${placeKey}`,
      contactOf(jurisdiction, { placeKey, office: seat.office, number }, sources),
    )
  }
  return [...contacts.values()]
}

interface Office {
  readonly placeKey: string
  readonly office: OfficeName
  readonly number: number
}

function contactOf({ record, town }: InventedJurisdiction, office: Office, sources: DemonstrationSources) {
  const { number, ...of } = office
  const { areaCodes, postalPrefixes } = demonstrations[record.stateId]
  const asOf = days[number % days.length] ?? null
  const hasMore = number % 3 === 1
  return contactRecord(
    {
      ...of,
      name: null,
      phone: `${areaCodes[0]}-555-01${String(number % 100).padStart(2, '0')}`,
      email: hasMore ? `office${number}@example.org` : null,
      address: hasMore ? `${number} Court Street, ${town}, ${postalPrefixes[0]}01` : null,
      website: hasMore ? `https://office${number}.example.org` : null,
      asOf,
      confidence: asOf === '2009' ? 'low' : 'medium',
    },
    sources.people.id,
  )
}
