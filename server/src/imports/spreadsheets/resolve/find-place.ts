import { normalized, slug } from '@atlas/contract/rules/normalized.ts'
import { type StateId, states } from '@atlas/contract/rules/states.ts'
import { jurisdictionKey } from '#imports/records/jurisdiction-keys.ts'
import { findArea } from '#imports/spreadsheets/resolve/find-area.ts'
import { districtOfCounty, districtOfPlace } from '#imports/spreadsheets/resolve/find-district.ts'
import {
  type ExistingRecords,
  type ExistingJurisdiction,
  type ExistingOffice,
} from '#imports/spreadsheets/resolve/existing-records.ts'
import {
  kindWords,
  refuseElsewhere,
  refuseOtherDistrict,
  refuseSeveral,
} from '#imports/spreadsheets/resolve/refuse-place.ts'
import {
  namedPlaces,
  type PlaceCriteria,
  plainDistrict,
  townsCalled,
} from '#imports/spreadsheets/resolve/named-places.ts'
import { countiesOfSchools, isIn, onlyPlace, refuseSlip } from '#imports/spreadsheets/resolve/where-places-lie.ts'
import { findSenateSeat } from '#imports/spreadsheets/resolve/senate-seat.ts'
import { didYouMean } from '#imports/spreadsheets/problems/nearest-word.ts'
import { excerpt } from '#imports/spreadsheets/problems/excerpt.ts'
import { CellRefused } from '#imports/spreadsheets/problems/problems.ts'
import type { CellValues } from '#imports/spreadsheets/cells/cell-value.ts'
import type { JurisdictionKind } from '#database/jurisdiction-kinds.ts'
import type { CountyRecord, JurisdictionRecord } from '#imports/records/records.ts'
import type { Chamber } from '#vocabulary/districts/chambers.ts'
import { readChamberDistrict } from '#vocabulary/districts/district-label.ts'
import { readPlaceCode } from '#vocabulary/codes/place-code.ts'
import { readPlaceName } from '#vocabulary/places/place-name.ts'

/** What is known of a row's place besides its cells. */
interface KnownOfPlace {
  /** The official's known jurisdiction, which decides between places with the same name. */
  readonly usual: string | null
  /** Somebody confirmed that it is a new place, even if its name is similar to another. */
  readonly isSaidNew: boolean
}

/** The jurisdiction of a row: a known one, or a new one if the row states its kind. */
export function findPlace(
  values: CellValues,
  office: ExistingOffice,
  existing: ExistingRecords,
  { usual, isSaidNew }: KnownOfPlace = { usual: null, isSaidNew: false },
): ExistingJurisdiction {
  const fromRow = criteriaIn(values, existing)
  const senateSeat =
    office.name === 'U.S. Senator' ? findSenateSeat(fromRow, values, office, usual, existing) : undefined
  if (senateSeat) return senateSeat
  const kind = fromRow.kind ?? kindFor(fromRow, office, existing)
  const district = namelessDistrict(fromRow, office, existing)
  if (district) return district
  const criteria = { ...fromRow, name: fromRow.name ?? nameOfDistrict(fromRow, kind, existing) }
  const standard = standardPlace(criteria, kind, existing)
  if (standard && (criteria.name === null || isNameOf(criteria.name, standard)))
    return publicOr(standard, criteria, existing)
  if (criteria.name === null) {
    throw new CellRefused(
      'It is empty, and the county and the district do not tell which place elects the office',
      'jurisdiction.name',
    )
  }
  const found = namedPlaces(criteria, criteria.name, existing)
  if (found.length > 0)
    return onlyPlace(found, office, usual, existing) ?? refuseSeveral(criteria.name, found, existing)
  const districtOfNamed =
    criteria.district === null
      ? undefined
      : districtOfPlace(criteria.stateId, criteria.name, criteria.district, office, existing)
  if (districtOfNamed) return districtOfNamed
  const place = newPlace(criteria, criteria.name, kind, standard, existing)
  if (!isSaidNew) refuseSlip(place, criteria.countyIds, existing)
  return place
}

/** "County Commissioner, Dallas County, District 1" has a place without a name. */
function namelessDistrict(
  criteria: PlaceCriteria,
  office: ExistingOffice,
  existing: ExistingRecords,
): ExistingJurisdiction | undefined {
  const { name, district, kind } = criteria
  const county = name === null && (kind === null || kindsOfParts.has(kind)) ? soleCounty(criteria, existing) : undefined
  return county && district !== null ? districtOfCounty(county.id, district, office, kind, existing) : undefined
}

const kindsOfParts: ReadonlyMap<JurisdictionKind, string> = new Map([
  ['county-district', ''],
  ['school-district', ' School District'],
])

function nameOfDistrict(
  criteria: PlaceCriteria,
  kind: JurisdictionKind | null,
  existing: ExistingRecords,
): string | null {
  const body = kind === null ? undefined : kindsOfParts.get(kind)
  const county = soleCounty(criteria, existing)
  if (body === undefined || !county || criteria.district === null) return null
  return `${county.fullName}${body}, District ${plainDistrict(criteria.district)}`
}

/** Whether the atlas made the name of a district from its county and its number. */
export function isMadeName({ name, kind, ...place }: JurisdictionRecord, existing: ExistingRecords): boolean {
  return name === nameOfDistrict({ ...place, name: null, kind }, kind, existing)
}

function criteriaIn(values: CellValues, existing: ExistingRecords): PlaceCriteria {
  const text = (column: 'jurisdiction.name' | 'jurisdiction.district') =>
    (values.get(column) as string | undefined) ?? null
  return {
    ...findArea(values, existing),
    name: text('jurisdiction.name'),
    district: text('jurisdiction.district'),
    kind: (values.get('jurisdiction_kind') as JurisdictionKind | undefined) ?? null,
  }
}

const kindOfOffice: ReadonlyMap<string, JurisdictionKind> = new Map([
  ['U.S. Senator', 'state'],
  ['U.S. Representative', 'congressional-district'],
  ['State Senator', 'senate-district'],
  ['State Representative', 'house-district'],
])

/** The kind of place, if the row does not state it: from the office or from the name. */
function kindFor(
  criteria: PlaceCriteria,
  { name: office, type }: ExistingOffice,
  existing: ExistingRecords,
): JurisdictionKind | null {
  const usual = type === 'Statewide Executive' ? 'state' : kindOfOffice.get(office)
  if (usual) return usual
  const county = soleCounty(criteria, existing)
  if (criteria.name === null) return county && criteria.district === null ? 'county' : null
  if (normalized(criteria.name) === normalized(states[criteria.stateId].name)) return 'state'
  return county && isCounty(criteria.name, county.fullName) && criteria.district === null ? 'county' : null
}

function soleCounty({ countyIds }: PlaceCriteria, existing: ExistingRecords): CountyRecord | undefined {
  const [county, ...others] = countyIds
  return county && others.length === 0 ? existing.counties.get(county) : undefined
}

/** A place without a name that follows from the codes of state, county and district. */
function standardPlace(
  criteria: PlaceCriteria,
  kind: JurisdictionKind | null,
  existing: ExistingRecords,
): ExistingJurisdiction | null {
  const { stateId, countyIds } = criteria
  const district = criteria.district === null ? null : plainDistrict(criteria.district)
  if (kind === null) return null
  const plain = {
    stateId,
    kind,
    countyIds,
    district,
    ocdId: null,
    coverage: 'unknown',
    figuresFrom: null,
    isOwn: true,
  } as const
  if (kind === 'state' && district === null) {
    return { ...plain, key: jurisdictionKey.state(stateId), name: states[stateId].name }
  }
  const county = soleCounty(criteria, existing)
  if (kind === 'county' && county && district === null) {
    return { ...plain, key: jurisdictionKey.county(county.id), name: county.fullName }
  }
  const numbered = numberedKinds.get(kind)
  if (!numbered || criteria.district === null) return null
  const number = numberIn(criteria.district, stateId, numbered.chamber, kind)
  return { ...plain, district: number, key: numbered.key(stateId, number), name: `${numbered.name} ${number}` }
}

/** The districts of a chamber are declared by its state, so another number is an error and not a new place. */
function numberIn(district: string, stateId: StateId, chamber: Chamber, kind: JurisdictionKind): string {
  const found = readChamberDistrict(district, stateId, chamber)
  if (found && 'district' in found) return found.district
  throw new CellRefused(
    found?.outOfRange ?? `"${excerpt(district)}" is no number of a ${kindWords(kind)} of ${states[stateId].name}`,
    'jurisdiction.district',
  )
}

interface NumberedKind {
  readonly chamber: Chamber
  readonly key: typeof jurisdictionKey.senateDistrict
  readonly name: string
}

const numberedKinds = new Map<JurisdictionKind, NumberedKind>([
  [
    'congressional-district',
    { chamber: 'congress', key: jurisdictionKey.congressionalDistrict, name: 'Congressional District' },
  ],
  ['senate-district', { chamber: 'senate', key: jurisdictionKey.senateDistrict, name: 'Senate District' }],
  ['house-district', { chamber: 'house', key: jurisdictionKey.houseDistrict, name: 'House District' }],
])

function isNameOf(name: string, { kind, name: standard }: ExistingJurisdiction): boolean {
  return kind === 'county' ? isCounty(name, standard) : normalized(name) === normalized(standard)
}

function isCounty(name: string, fullName: string): boolean {
  return readPlaceName(name).key === readPlaceName(fullName).key
}

/** The public place with that key; a place that only the organization has is as in its file. */
function publicOr(
  standard: ExistingJurisdiction,
  criteria: PlaceCriteria,
  existing: ExistingRecords,
): ExistingJurisdiction {
  const place = existing.jurisdictions.get(standard.key)
  if (!place || place.isOwn) return standard
  if (place.countyIds.length > 0 && !isIn(place, criteria.countyIds)) refuseElsewhere(place, existing)
  return place
}

function newPlace(
  criteria: PlaceCriteria,
  name: string,
  kind: JurisdictionKind | null,
  standard: ExistingJurisdiction | null,
  existing: ExistingRecords,
): ExistingJurisdiction {
  const { stateId } = criteria
  const district = criteria.district === null ? null : plainDistrict(criteria.district)
  if (readPlaceCode(name))
    throw new CellRefused(`No place of ${states[stateId].name} has the code "${excerpt(name)}"`, 'jurisdiction.name')
  if (kind === null) {
    const reason = `There is no jurisdiction "${excerpt(name)}" in ${states[stateId].name}`
    throw new CellRefused(reason, 'jurisdiction.name', () => {
      const ofState = [...existing.jurisdictions.values()].filter((place) => place.stateId === stateId)
      const hint = didYouMean(
        name,
        ofState.map((place) => place.name),
      )
      return hint || '; to bring a new place, say of which kind it is under "Jurisdiction Kind"'
    })
  }
  if (standard && numberedKinds.has(kind)) {
    refuseOtherDistrict(name, standard)
    return publicOr({ ...standard, name }, criteria, existing)
  }
  if (kind === 'county' || kind === 'state' || numberedKinds.has(kind)) {
    throw new CellRefused(
      `"${name}" is no ${kindWords(kind)} that its state, counties and district tell`,
      'jurisdiction.name',
    )
  }
  // A new ward is located where its town is, and a school board where its county or its city is.
  const [town, ...namesakes] = townsCalled({ ...criteria, kind }, name, existing)
  const known = namesakes.length > 0 ? [] : (town?.countyIds ?? countiesOfSchools(criteria, kind, name, existing))
  const countyIds = criteria.countyIds.length > 0 ? criteria.countyIds : known
  if (slug(name) === '') throw new CellRefused(`"${name}" has no letters`, 'jurisdiction.name')
  return {
    key: ['organisation', stateId, kind, readPlaceName(name).key, slug(district ?? ''), countyIds.join('+')].join(':'),
    stateId,
    kind,
    name,
    district,
    ocdId: null,
    countyIds,
    coverage: 'unknown',
    // As in the public data, districts use the figures of their county (decision 005).
    figuresFrom:
      kind === 'county-district' && countyIds.length === 1 ? jurisdictionKey.county(countyIds[0] ?? '') : null,
    isOwn: true,
  }
}
