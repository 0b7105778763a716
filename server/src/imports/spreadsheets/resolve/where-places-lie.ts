import { states } from '@atlas/contract/rules/states.ts'
import type { JurisdictionKind } from '#database/jurisdiction-kinds.ts'
import { countiesCalled } from '#imports/spreadsheets/cells/county.ts'
import { excerpt } from '#imports/spreadsheets/problems/excerpt.ts'
import { CellRefused } from '#imports/spreadsheets/problems/problems.ts'
import {
  type ExistingJurisdiction,
  type ExistingOffice,
  type ExistingRecords,
  hasSeat,
} from '#imports/spreadsheets/resolve/existing-records.ts'
import type { Area } from '#imports/spreadsheets/resolve/find-area.ts'
import { likelyTowns } from '#vocabulary/places/place-directory.ts'
import { readPlaceName } from '#vocabulary/places/place-name.ts'

/** "Acadia Parish Schools" and "Selma City Schools" belong to a county and to a city. */
export function countiesOfSchools(
  { stateId }: Area,
  kind: JurisdictionKind,
  name: string,
  { countyDirectory, towns }: ExistingRecords,
): readonly string[] {
  const { words } = readPlaceName(name)
  if (kind !== 'school-district') return []
  const place = words.join(' ')
  if (readPlaceName(place).kind === 'county') return countiesCalled(countyDirectory, place, stateId).map(({ id }) => id)
  const [town, ...namesakes] = towns().called(place, { kind: 'municipality', stateId })
  return town && namesakes.length === 0 ? town.jurisdiction.countyIds : []
}

/** "Southhaven" is not a new city besides Southaven, unless it is in another county. */
export function refuseSlip(
  { kind, name, stateId }: ExistingJurisdiction,
  countyIds: readonly string[],
  { towns }: ExistingRecords,
): void {
  // A ward may have the name of its town.
  if (kind !== 'municipality' || towns().called(name, { kind, stateId }).length > 0) return
  const near = likelyTowns(towns(), name, stateId).find(
    ({ jurisdiction }) => countyIds.length === 0 || isIn(jurisdiction, countyIds),
  )
  if (!near) return
  throw new CellRefused(
    `There is no city or town "${excerpt(name)}" in ${states[stateId].name}; did you mean "${near.name}"? If it is another place, fill the county that it lies in`,
    'jurisdiction.name',
  )
}

// The locations of an organization's own places come only from the organization; with other counties it is another
// place.
export function isIn(place: ExistingJurisdiction, ids: readonly string[]): boolean {
  if (ids.length === 0) return true
  const { countyIds } = place
  return ids.every((id) => countyIds.includes(id)) && (!isOnlyOwn(place) || ids.length === countyIds.length)
}

/** The location of a Census town is known, even if only the organization has officials there. */
export function isOnlyOwn({ isOwn, key }: ExistingJurisdiction): boolean {
  return isOwn && !key.startsWith('municipality:')
}

/** The one place with a name that is meant; undefined if that is ambiguous. */
export function onlyPlace(
  places: readonly ExistingJurisdiction[],
  office: ExistingOffice,
  usual: string | null,
  existing: ExistingRecords,
): ExistingJurisdiction | undefined {
  const usualPlace = places.find(({ key }) => key === usual)
  if (places.length === 1 || usualPlace) return usualPlace ?? places[0]
  // The first district of the supervisors and that of the election commissioners have the same name.
  const ofOffice = places.filter((place) => hasSeat(office, place, existing))
  return ofOffice.length === 1 ? ofOffice[0] : undefined
}
