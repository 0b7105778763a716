import { placeIdOf } from '@atlas/contract/rules/place-id.ts'
import { seatsByLawOf } from '@atlas/states/seats-by-law.ts'
import type { StateId } from '@atlas/contract/rules/states.ts'
import type { JurisdictionRecord, OfficialRecord, SeatRecord } from '#imports/records/records.ts'

/** Offices with more holders on file than seats by law, at large and by district together. */
export function moreThanByLaw(
  officials: readonly OfficialRecord[],
  seats: readonly SeatRecord[],
  jurisdictions: ReadonlyMap<string, JurisdictionRecord>,
): string[] {
  const unitOf = unitsOf(jurisdictions)
  const byLaw = new Map<string, number>()
  const placeOfUnit = new Map<string, JurisdictionRecord>()
  for (const seat of seats) {
    if (seat.byLaw == null) continue
    const unit = unitOf(seat)
    byLaw.set(unit, (byLaw.get(unit) ?? 0) + seat.byLaw)
    placeOfUnit.set(unit, jurisdictions.get(seat.jurisdictionKey) as JurisdictionRecord)
  }
  return [...Map.groupBy(officials, unitOf)].flatMap(([unit, holders]) => {
    const number = byLaw.get(unit)
    const place = placeOfUnit.get(unit)
    if (number === undefined || !place || holders.length <= number) return []
    const office = holders[0]?.office ?? ''
    return [`${place.name}: ${holders.length} are on file as ${office}, and the law gives it ${number}.`]
  })
}

/** An office in a county, a city, a district or a state, whichever part of it votes. */
function unitsOf(jurisdictions: ReadonlyMap<string, JurisdictionRecord>) {
  const names = new Map<StateId, ReadonlyMap<string, string>>()
  const officeIn = (stateId: StateId, office: string) => {
    const known =
      names.get(stateId) ??
      new Map(seatsByLawOf(stateId).flatMap(({ office: name, also }) => also.map((other) => [other, name] as const)))
    names.set(stateId, known)
    return known.get(office) ?? office
  }
  return ({ office, jurisdictionKey: key }: Pick<OfficialRecord, 'office' | 'jurisdictionKey'>): string => {
    const area = jurisdictions.get(key)
    if (!area) return `${office} ${key}`
    return `${officeIn(area.stateId, office)} ${placeIdOf(area) ?? key}`
  }
}
