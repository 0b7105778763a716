import { districtField } from '#imports/reading/fields.ts'
import { normalised, slug } from '@atlas/contract/rules/normalised.ts'
import { states } from '@atlas/contract/rules/states.ts'
import { jurisdictionKey } from '#imports/records/jurisdiction-keys.ts'
import { type Area, findArea } from '#imports/spreadsheets/resolve/find-area.ts'
import { districtOfCounty, districtOfPlace } from '#imports/spreadsheets/resolve/find-district.ts'
import { countyWord } from '#imports/spreadsheets/cells/county.ts'
import {
  type ExistingRecords,
  type ExistingJurisdiction,
  type ExistingOffice,
  placeWord,
} from '#imports/spreadsheets/resolve/existing-records.ts'
import { kindWords, refuseElsewhere, refuseSeveral } from '#imports/spreadsheets/resolve/refuse-place.ts'
import { didYouMean } from '#imports/spreadsheets/problems/nearest-word.ts'
import { excerpt } from '#imports/spreadsheets/problems/excerpt.ts'
import { CellRefused } from '#imports/spreadsheets/problems/problems.ts'
import type { CellValues } from '#imports/spreadsheets/cells/cell-value.ts'
import type { JurisdictionKind } from '#database/jurisdiction-kinds.ts'
import type { CountyRecord, JurisdictionRecord } from '#imports/records/records.ts'

/** What a row says of the place that elects the official. */
interface Said extends Area {
  readonly name: string | null
  readonly district: string | null
  readonly kind: JurisdictionKind | null
}

/**
 * The jurisdiction that a row names: one that is known, or a new one where the row says of which kind it is.
 * `usual` is where the official is known to sit, which decides between places that share a name.
 */
export function findPlace(
  values: CellValues,
  office: ExistingOffice,
  existing: ExistingRecords,
  usual: string | null,
): ExistingJurisdiction {
  const written = saidIn(values, existing)
  const kind = written.kind ?? kindFor(written, office, existing)
  const district = namelessDistrict(written, office, existing)
  if (district) return district
  const said = { ...written, name: written.name ?? nameOfDistrict(written, kind, existing) }
  const standard = standardPlace(said, kind, existing)
  if (standard && (said.name === null || isNameOf(said.name, standard))) return publicOr(standard, said, existing)
  if (said.name === null) {
    throw new CellRefused(
      'It is empty, and the county and the district do not tell which place elects the office',
      'jurisdiction.name',
    )
  }
  const found = namedPlaces(said, said.name, existing)
  const [first, ...others] = found
  if (first && others.length === 0) return first
  if (first) return found.find(({ key }) => key === usual) ?? refuseSeveral(said.name, found, existing)
  const part =
    said.district === null ? undefined : districtOfPlace(said.stateId, said.name, said.district, office, existing)
  if (part) return part
  return newPlace(said, said.name, kind, standard, existing)
}

/** "County Commissioner, Dallas County, District 1" names no place, and has one. */
function namelessDistrict(
  said: Said,
  office: ExistingOffice,
  existing: ExistingRecords,
): ExistingJurisdiction | undefined {
  const { name, district, kind } = said
  const county = name === null && (kind === null || kindsOfParts.has(kind)) ? soleCounty(said, existing) : undefined
  return county && district !== null ? districtOfCounty(county.id, district, office, kind, existing) : undefined
}

const kindsOfParts: ReadonlyMap<JurisdictionKind, string> = new Map([
  ['county-district', ''],
  ['school-district', ' School District'],
])

function nameOfDistrict(said: Said, kind: JurisdictionKind | null, existing: ExistingRecords): string | null {
  const body = kind === null ? undefined : kindsOfParts.get(kind)
  const county = soleCounty(said, existing)
  if (body === undefined || !county || said.district === null) return null
  return `${county.fullName}${body}, District ${said.district}`
}

/** Whether the atlas itself made the name of a district, of its county and its number. */
export function isMadeName({ name, kind, ...place }: JurisdictionRecord, existing: ExistingRecords): boolean {
  return name === nameOfDistrict({ ...place, name: null, kind }, kind, existing)
}

function saidIn(values: CellValues, existing: ExistingRecords): Said {
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

/** Which kind of place is meant where the row does not say: what such an office always has, or what the name tells. */
function kindFor(
  said: Said,
  { name: office, type }: ExistingOffice,
  existing: ExistingRecords,
): JurisdictionKind | null {
  const usual = type === 'Statewide Executive' ? 'state' : kindOfOffice.get(office)
  if (usual) return usual
  const county = soleCounty(said, existing)
  if (said.name === null) return county && said.district === null ? 'county' : null
  if (normalised(said.name) === normalised(states[said.stateId].name)) return 'state'
  return county && isCounty(said.name, county.fullName) && said.district === null ? 'county' : null
}

function soleCounty({ countyIds }: Said, existing: ExistingRecords): CountyRecord | undefined {
  const [county, ...others] = countyIds
  return county && others.length === 0 ? existing.counties.get(county) : undefined
}

/** A place that the codes of state, county and district tell without a name. */
function standardPlace(
  said: Said,
  kind: JurisdictionKind | null,
  existing: ExistingRecords,
): ExistingJurisdiction | null {
  const { stateId, countyIds } = said
  const district = said.district === null ? null : districtField(said.district)
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
  const county = soleCounty(said, existing)
  if (kind === 'county' && county && district === null) {
    return { ...plain, key: jurisdictionKey.county(county.id), name: county.fullName }
  }
  const numbered = numberedKinds.get(kind)
  if (!numbered || district === null) return null
  return { ...plain, key: numbered.key(stateId, district), name: `${numbered.name} ${district}` }
}

const numberedKinds = new Map<JurisdictionKind, { key: typeof jurisdictionKey.senateDistrict; name: string }>([
  ['congressional-district', { key: jurisdictionKey.congressionalDistrict, name: 'Congressional District' }],
  ['senate-district', { key: jurisdictionKey.senateDistrict, name: 'Senate District' }],
  ['house-district', { key: jurisdictionKey.houseDistrict, name: 'House District' }],
])

function isNameOf(name: string, { kind, name: standard }: ExistingJurisdiction): boolean {
  return kind === 'county' ? isCounty(name, standard) : normalised(name) === normalised(standard)
}

function isCounty(name: string, fullName: string): boolean {
  return countyWord(name) === countyWord(fullName)
}

/** The public place of that key; a place that only the organization knows is as its file says. */
function publicOr(standard: ExistingJurisdiction, said: Said, existing: ExistingRecords): ExistingJurisdiction {
  const place = existing.jurisdictions.get(standard.key)
  if (!place || place.isOwn) return standard
  if (place.countyIds.length > 0 && !isIn(place, said.countyIds)) refuseElsewhere(place, existing)
  return place
}

/** The known places of that name which fit everything else that the row says. */
function namedPlaces(said: Said, name: string, existing: ExistingRecords): ExistingJurisdiction[] {
  const ofName = placesCalled(said, name, existing).filter((place) => !said.kind || place.kind === said.kind)
  const ofDistrict = ofName.filter(({ district }) => said.district === null || isSameDistrict(district, said.district))
  const whole = ofDistrict.filter(({ district }) => district === null)
  const fitting = said.district === null && whole.length > 0 ? whole : ofDistrict
  const inCounties = fitting.filter((place) => isIn(place, said.countyIds))
  const elsewhere = fitting.find(({ isOwn }) => !isOwn)
  if (inCounties.length === 0 && elsewhere) refuseElsewhere(elsewhere, existing)
  return inCounties
}

/** "Selma" and "City of Selma" are one. */
function placesCalled(
  { stateId }: Said,
  name: string,
  { jurisdictionsByWord }: ExistingRecords,
): readonly ExistingJurisdiction[] {
  const bare = name.replace(/^(city|town|village) of /i, '')
  const names = [name, bare, ...['City', 'Town', 'Village'].map((kind) => `${kind} of ${bare}`)]
  const found = names.map((each) => jurisdictionsByWord.get(placeWord(stateId, each)))
  return found.find((places) => places !== undefined) ?? []
}

function isSameDistrict(known: string | null, said: string): boolean {
  return known !== null && normalised(districtField(known)) === normalised(districtField(said))
}

// Only the organization knows where its own places lie: with other counties it is another place.
function isIn({ isOwn, countyIds }: ExistingJurisdiction, said: readonly string[]): boolean {
  if (said.length === 0) return true
  return said.every((id) => countyIds.includes(id)) && (!isOwn || said.length === countyIds.length)
}

function newPlace(
  said: Said,
  name: string,
  kind: JurisdictionKind | null,
  standard: ExistingJurisdiction | null,
  existing: ExistingRecords,
): ExistingJurisdiction {
  const { stateId, district, countyIds } = said
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
    return publicOr({ ...standard, name }, said, existing)
  }
  if (kind === 'county' || kind === 'state' || numberedKinds.has(kind)) {
    throw new CellRefused(
      `"${name}" is no ${kindWords(kind)} that its state, counties and district tell`,
      'jurisdiction.name',
    )
  }
  if (slug(name) === '') throw new CellRefused(`"${name}" has no letters`, 'jurisdiction.name')
  return {
    key: ['organisation', stateId, kind, slug(name), slug(district ?? ''), countyIds.join('+')].join(':'),
    stateId,
    kind,
    name,
    district,
    ocdId: null,
    countyIds,
    coverage: 'unknown',
    // As for the public data, the figures of a county stand for its districts (decision 005).
    figuresFrom:
      kind === 'county-district' && countyIds.length === 1 ? jurisdictionKey.county(countyIds[0] ?? '') : null,
    isOwn: true,
  }
}

/** A numbered district goes by its number, whatever it is called, unless it is called by another. */
function refuseOtherDistrict(name: string, { district, kind }: ExistingJurisdiction): void {
  if (` ${normalised(name)} `.includes(` ${normalised(district ?? '')} `)) return
  throw new CellRefused(`"${excerpt(name)}" is not the name of ${kindWords(kind)} ${district}`, 'jurisdiction.name')
}
