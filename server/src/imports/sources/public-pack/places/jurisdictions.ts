import type { Coverage } from '@atlas/contract/rules/coverage.ts'
import { type StateId, stateIds, states } from '@atlas/contract/rules/states.ts'
import { type Chamber, chamberOf, chambers, divisionOf, inOrder } from '#imports/geography/chambers.ts'
import { jurisdictionKey } from '#imports/records/jurisdiction-keys.ts'
import type { CountyDistrict } from '#imports/sources/public-pack/places/county-districts.ts'
import { wholeCounty } from '#imports/geography/counties.ts'
import type { Place, PlaceCounty } from '#imports/geography/places.ts'
import type { CountyRecord, JurisdictionRecord, OfficialRecord } from '#imports/records/records.ts'

export interface Geography {
  readonly counties: readonly CountyRecord[]
  readonly countyDistricts: readonly CountyDistrict[]
  readonly places: readonly Place[]
  readonly placeCounties: readonly PlaceCounty[]
}

interface ElectingAreas {
  readonly officials: readonly Pick<OfficialRecord, 'jurisdictionKey'>[]
  /** Keys of cities and towns with a seat that may have no holder on file. */
  readonly municipalities: ReadonlySet<string>
  readonly parts: readonly JurisdictionRecord[]
}

/** Every state, county and district, and those municipalities and parts of counties that elect an official. */
export function jurisdictionsOf(
  geography: Geography,
  { officials, municipalities: withSeats, parts }: ElectingAreas,
  coverages: ReadonlyMap<string, Coverage>,
): JurisdictionRecord[] {
  const representedKeys = new Set([...withSeats, ...officials.map((official) => official.jurisdictionKey)])
  const jurisdictions = [
    ...stateIds.map((stateId) => wholeState(stateId, geography.counties)),
    ...geography.counties.map(wholeCounty),
    ...stateIds.flatMap((stateId) =>
      chambers.flatMap((chamber) => districtsOf(stateId, chamber, geography, representedKeys)),
    ),
    ...stateIds.flatMap((stateId) => senateSeats(stateId, representedKeys)),
    ...municipalities(geography, representedKeys),
    ...parts,
  ]
  return jurisdictions.map((jurisdiction) => ({
    ...jurisdiction,
    coverage: coverages.get(jurisdiction.figuresFrom ?? jurisdiction.key) ?? 'unknown',
  }))
}

function wholeState(stateId: StateId, counties: readonly CountyRecord[]): JurisdictionRecord {
  return {
    ...plain,
    key: jurisdictionKey.state(stateId),
    stateId,
    kind: 'state',
    name: states[stateId].name,
    ocdId: divisionOf(stateId),
    countyIds: counties.filter((county) => county.stateId === stateId).map(({ id }) => id),
  }
}

/** The districts that touch some county, and those that have a representative. */
function districtsOf(
  stateId: StateId,
  chamber: Chamber,
  { countyDistricts }: Geography,
  representedKeys: ReadonlySet<string>,
): JurisdictionRecord[] {
  const { key, kind, label, division } = chamberOf[chamber]
  const touching = Map.groupBy(
    countyDistricts.filter((each) => each.stateId === stateId && each.chamber === chamber),
    ({ district }) => district,
  )
  const prefix = key(stateId, '')
  const represented = [...representedKeys]
    .filter((each) => each.startsWith(prefix))
    .map((each) => each.slice(prefix.length))
  return inOrder(new Set([...touching.keys(), ...represented])).map((district) => ({
    ...plain,
    key: key(stateId, district),
    stateId,
    kind,
    name: `${label} ${district}`,
    district,
    ocdId: `${divisionOf(stateId)}/${division}:${district.toLowerCase()}`,
    countyIds: (touching.get(district) ?? []).map(({ countyId }) => countyId).sort(),
  }))
}

/** A state fills its two seats in different years, each for six years; both use the figures of the state. */
function senateSeats(stateId: StateId, representedKeys: ReadonlySet<string>): JurisdictionRecord[] {
  return ['1', '2', '3']
    .map((number) => ({ key: jurisdictionKey.senateSeat(stateId, number), district: `Class ${number}` }))
    .filter(({ key }) => representedKeys.has(key))
    .map(({ key, district }) => ({
      ...plain,
      key,
      stateId,
      kind: 'state-district' as const,
      name: `U.S. Senate, ${district}`,
      district,
      countyIds: [],
      figuresFrom: jurisdictionKey.state(stateId),
    }))
}

function municipalities(
  { places, placeCounties }: Geography,
  representedKeys: ReadonlySet<string>,
): JurisdictionRecord[] {
  const counties = Map.groupBy(placeCounties, ({ placeId }) => placeId)
  return places
    .filter(({ id }) => representedKeys.has(jurisdictionKey.municipality(id)))
    .map(({ id, stateId, name }) => ({
      ...plain,
      key: jurisdictionKey.municipality(id),
      stateId,
      kind: 'municipality' as const,
      name,
      countyIds: (counties.get(id) ?? []).map(({ countyId }) => countyId).sort(),
    }))
}

const plain = { district: null, ocdId: null, coverage: 'unknown', figuresFrom: null } as const
