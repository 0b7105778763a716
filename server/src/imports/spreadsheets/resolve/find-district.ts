import { normalized } from '@atlas/contract/rules/normalized.ts'
import {
  type ExistingRecords,
  type ExistingJurisdiction,
  type ExistingOffice,
  hasSeat,
  placesNamed,
} from '#imports/spreadsheets/resolve/existing-records.ts'
import type { StateId } from '@atlas/contract/rules/states.ts'
import type { JurisdictionKind } from '#database/jurisdiction-kinds.ts'
import { romanNumber } from '#vocabulary/districts/numerals.ts'
import { readPlaceName } from '#vocabulary/places/place-name.ts'
import { districtLabel, districtOfBody } from '#vocabulary/districts/district-label.ts'

/** The district of a county, or of its school board, that elects the office, if only one has the number. */
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

/** The same for a city, a school board or a circuit: "Selma" and Ward 3 are "Selma, Ward 3". */
export function districtOfPlace(
  stateId: StateId,
  name: string,
  district: string,
  office: ExistingOffice,
  existing: ExistingRecords,
): ExistingJurisdiction | undefined {
  const named = placesNamed(stateId, name, existing.districtsOfPlace())
  // "Acadia Parish" may be short for its school board, depending on the office.
  const whole = named.map((places) => places.filter(({ kind }) => kind !== 'school-district' || isSchools(name)))
  return (
    firstOf(named, (places) => onlyOfNumber(places, district, office, false, existing)) ??
    firstOf(whole, (places) => onlyOfNumber(places, district, office, true, existing))
  )
}

function isSchools(name: string): boolean {
  return readPlaceName(name).kind === 'school_district'
}

function firstOf<Item, Found>(items: readonly Item[], find: (item: Item) => Found | undefined): Found | undefined {
  for (const item of items) {
    const found = find(item)
    if (found !== undefined) return found
  }
  return undefined
}

function onlyOfNumber(
  places: readonly ExistingJurisdiction[],
  district: string,
  office: ExistingOffice,
  isKindTold: boolean,
  existing: ExistingRecords,
): ExistingJurisdiction | undefined {
  const called = (word: (text: string) => string) =>
    places.filter((place) => place.district !== null && word(place.district) === word(district))
  // A commission and a school board may both have a District 1; the seats show which one the office belongs to.
  const withSeat = [called(wordOf), called(numberOf)]
    .map((ofNumber) => ofNumber.filter((place) => hasSeat(office, place, existing)))
    .find(({ length }) => length > 0)
  const found = withSeat ?? (isKindTold ? called(wordOf).filter(({ isOwn }) => !isOwn) : [])
  return found.length === 1 ? found[0] : undefined
}

/** "Ward 03" → 3 */
function wordOf(district: string): string {
  return normalized(districtLabel(district))
}

/** "Justice of the Peace Ward 1" → 1, "Bessemer Division" → bessemer; "V" is the fifth unless there is a District V. */
function numberOf(district: string): string {
  const label = normalized(districtOfBody(district)).replace(/ (?:division|district)$/, '')
  return String(romanNumber(label) ?? label)
}
