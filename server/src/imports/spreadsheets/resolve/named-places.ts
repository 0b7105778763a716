import { normalized } from '@atlas/contract/rules/normalized.ts'
import type { JurisdictionKind } from '#database/jurisdiction-kinds.ts'
import {
  type ExistingJurisdiction,
  type ExistingRecords,
  placesNamed,
  placeWord,
} from '#imports/spreadsheets/resolve/existing-records.ts'
import type { Area } from '#imports/spreadsheets/resolve/find-area.ts'
import { refuseElsewhere } from '#imports/spreadsheets/resolve/refuse-place.ts'
import { isIn, isOnlyOwn } from '#imports/spreadsheets/resolve/where-places-lie.ts'
import { districtLabel, districtOfBody } from '#vocabulary/districts/district-label.ts'
import { readPlaceName } from '#vocabulary/places/place-name.ts'

/** What a row states about the place that elects the official. */
export interface PlaceCriteria extends Area {
  readonly name: string | null
  readonly district: string | null
  readonly kind: JurisdictionKind | null
}

/** The existing places with that name that match everything else in the row. */
export function namedPlaces(criteria: PlaceCriteria, name: string, existing: ExistingRecords): ExistingJurisdiction[] {
  const ofName = placesOfName(criteria, name, existing)
  const ofDistrict = ofName.filter(
    ({ district }) => criteria.district === null || isSameDistrict(district, criteria.district),
  )
  const withoutDistrict = ofDistrict.filter(({ district }) => district === null)
  const fitting = criteria.district === null && withoutDistrict.length > 0 ? withoutDistrict : ofDistrict
  const inCounties = fitting.filter((place) => isIn(place, criteria.countyIds))
  const elsewhere = fitting.find((place) => !isOnlyOwn(place))
  if (inCounties.length === 0 && elsewhere) refuseElsewhere(elsewhere, existing)
  return inCounties
}

/** By the exact name, or else as the Find page reads it, or else as it is abbreviated. */
function placesOfName(
  criteria: PlaceCriteria,
  name: string,
  existing: ExistingRecords,
): readonly ExistingJurisdiction[] {
  const literal = placesCalled(criteria, name, existing).filter(
    (place) => !criteria.kind || place.kind === criteria.kind,
  )
  if (literal.length > 0) return literal
  const towns = townsCalled(criteria, name, existing)
  return towns.length > 0 ? towns : sameNamed(criteria, name, existing)
}

/** "Selma" and "City of Selma" are the same. */
function placesCalled(
  { stateId }: PlaceCriteria,
  name: string,
  { jurisdictionsByWord }: ExistingRecords,
): readonly ExistingJurisdiction[] {
  const bare = name.replace(/^(city|town|village) of /i, '')
  const names = [name, bare, ...['City', 'Town', 'Village'].map((kind) => `${kind} of ${bare}`)]
  const found = names.map((each) => jurisdictionsByWord.get(placeWord(stateId, each)))
  return found.find((places) => places !== undefined) ?? []
}

/** "Ft. Lauderdale" and "Mc Donough" are read as on the Find page; also finds towns without officials. */
export function townsCalled(
  { stateId, kind }: PlaceCriteria,
  name: string,
  { towns }: ExistingRecords,
): ExistingJurisdiction[] {
  if (kind !== null && kind !== 'municipality') return []
  return towns()
    .called(name, { kind: 'municipality', stateId })
    .map(({ jurisdiction }) => jurisdiction)
}

/** "Bibb County Board of Education" is Bibb County Schools, and "Acadia Parish Police Jury" is the parish. */
function sameNamed(
  { stateId, kind }: PlaceCriteria,
  name: string,
  { wholePlaces }: ExistingRecords,
): readonly ExistingJurisdiction[] {
  const isSchools = kind === 'school-district' || readPlaceName(name).kind === 'school_district'
  const named = placesNamed(stateId, name, wholePlaces()).map((places) =>
    places.filter((place) => (kind === null || place.kind === kind) && (isSchools || place.kind !== 'school-district')),
  )
  return named.find(({ length }) => length > 0) ?? []
}

function isSameDistrict(existing: string | null, text: string): boolean {
  return existing !== null && normalized(plainDistrict(existing)) === normalized(plainDistrict(text))
}

/** From the name of a place: "Commission District 1" is district 1 of the county, "SD 3" that of its schools. */
export function plainDistrict(text: string): string {
  return districtOfBody(districtLabel(text))
}
