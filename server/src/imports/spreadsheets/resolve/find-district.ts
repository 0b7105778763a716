import { normalised } from '@atlas/contract/rules/normalised.ts'
import {
  type ExistingRecords,
  type ExistingJurisdiction,
  type ExistingOffice,
  seatOf,
  townKey,
} from '#imports/spreadsheets/resolve/existing-records.ts'
import type { StateId } from '@atlas/contract/rules/states.ts'
import type { JurisdictionKind } from '#database/jurisdiction-kinds.ts'
import { romanNumber } from '#vocabulary/districts/numerals.ts'
import { districtLabel, districtOfBody } from '#vocabulary/districts/district-label.ts'

/** The district of a county, or of its school board, that elects the office, where one alone bears the number. */
export function districtOfCounty(
  countyId: string,
  district: string,
  office: ExistingOffice,
  kind: JurisdictionKind | null,
  existing: ExistingRecords,
): ExistingJurisdiction | undefined {
  const places = (existing.districtsOfCounty.get(countyId) ?? []).filter(
    (place) => kind === null || place.kind === kind,
  )
  return onlyOfNumber(places, district, office, kind !== null, existing)
}

/** The same of a city: "Selma" and Ward 3 are "Selma, Ward 3". */
export function districtOfPlace(
  stateId: StateId,
  name: string,
  district: string,
  office: ExistingOffice,
  existing: ExistingRecords,
): ExistingJurisdiction | undefined {
  return onlyOfNumber(existing.districtsOfPlace.get(townKey(stateId, name)) ?? [], district, office, true, existing)
}

function onlyOfNumber(
  places: readonly ExistingJurisdiction[],
  district: string,
  office: ExistingOffice,
  isKindTold: boolean,
  { officialsOfSeat }: ExistingRecords,
): ExistingJurisdiction | undefined {
  const called = (word: (district: string) => string) =>
    onlyOf(
      places.filter((place) => place.district !== null && word(place.district) === word(district)),
      office,
      isKindTold,
      officialsOfSeat,
    )
  return called(wordOf) ?? called(numberOf)
}

function onlyOf(
  ofNumber: readonly ExistingJurisdiction[],
  office: ExistingOffice,
  isKindTold: boolean,
  officialsOfSeat: ExistingRecords['officialsOfSeat'],
): ExistingJurisdiction | undefined {
  // A commission and a school board may both have a District 1: the seats tell which of them the office is of.
  const withSeat = ofNumber.filter(({ key }) =>
    officialsOfSeat.has(seatOf({ officeId: office.id, jurisdictionKey: key })),
  )
  const found = withSeat.length > 0 || !isKindTold ? withSeat : ofNumber.filter(({ isOwn }) => !isOwn)
  return found.length === 1 ? found[0] : undefined
}

/** "Ward 03" → 3 */
function wordOf(district: string): string {
  return normalised(districtLabel(district))
}

/** "Justice of the Peace Ward 1" → 1, "Bessemer Division" → bessemer, and "V" is the fifth where no District V is. */
function numberOf(district: string): string {
  const label = normalised(districtOfBody(district)).replace(/ (?:division|district)$/, '')
  return String(romanNumber(label) ?? label)
}
