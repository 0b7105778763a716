import { type OfficeByLaw, seatsByLawOf, type SeatUnit } from '@atlas/states/seats-by-law.ts'
import { slug } from '@atlas/contract/rules/normalized.ts'
import { placeIdOf } from '@atlas/contract/rules/place-id.ts'
import { type StateId, stateIds } from '@atlas/contract/rules/states.ts'
import type { JurisdictionKind } from '#database/jurisdiction-kinds.ts'
import { wholeCounty } from '#imports/geography/counties.ts'
import type { Place } from '#imports/geography/places.ts'
import { jurisdictionKey } from '#imports/records/jurisdiction-keys.ts'
import type { CountyRecord, JurisdictionRecord, OfficialRecord } from '#imports/records/records.ts'

/** How many seats the law gives an office in a jurisdiction. */
export interface SeatByLaw {
  readonly office: OfficialRecord['office']
  readonly jurisdictionKey: string
  readonly seats: number
}

interface Areas {
  readonly counties: readonly CountyRecord[]
  readonly places: readonly Place[]
}

/** The areas with a seat by law that are in no list of places, whether or not any official there is on file. */
export interface AreasByLaw {
  /** Keys of cities and towns. */
  readonly municipalities: ReadonlySet<string>
  /** Districts of counties that the law itself counts. */
  readonly districts: readonly JurisdictionRecord[]
}

export function areasByLaw(areas: Areas): AreasByLaw {
  const municipalities = new Set<string>()
  const districts: JurisdictionRecord[] = []
  for (const { byLaw, stateId } of offices()) {
    if (byLaw.unit === 'municipality' && byLaw.seatsPerUnit !== null && byLaw.seatsPerUnit > 0)
      for (const id of townsOf(areas, stateId)) municipalities.add(jurisdictionKey.municipality(id))
    if (isByNumberedDistrict(byLaw))
      districts.push(...countiesOf(areas, stateId).flatMap((county) => numberedDistricts(county, byLaw)))
  }
  return { municipalities, districts }
}

/**
 * The seats by law in these jurisdictions. Among the districts of a state board or court, only those with a holder on
 * file are known; the remaining seats are counted for the whole state.
 */
export function seatsByLaw(
  areas: Areas,
  jurisdictions: ReadonlyMap<string, JurisdictionRecord>,
  officials: readonly OfficialRecord[],
): SeatByLaw[] {
  const byOffice = Map.groupBy(officials, ({ office }) => office)
  const areasOfOffice = (office: OfficialRecord['office'], stateId: StateId) => [
    ...new Set(
      (byOffice.get(office) ?? []).flatMap(({ jurisdictionKey: key }) => {
        const jurisdiction = jurisdictions.get(key)
        return jurisdiction?.stateId === stateId ? [jurisdiction] : []
      }),
    ),
  ]
  return offices().flatMap(({ stateId, byLaw }) => {
    const seats = numbersIn(areas, { stateId, byLaw, jurisdictions, areasOfOffice })
    return seats.flatMap(([key, number]) =>
      number > 0 && jurisdictions.has(key) ? [{ office: byLaw.office, jurisdictionKey: key, seats: number }] : [],
    )
  })
}

function offices(): { readonly stateId: StateId; readonly byLaw: OfficeByLaw }[] {
  return stateIds.flatMap((stateId) => seatsByLawOf(stateId).map((byLaw) => ({ stateId, byLaw })))
}

type Numbered = readonly (readonly [key: string, seats: number])[]

interface OfficeInState {
  readonly stateId: StateId
  readonly byLaw: OfficeByLaw
  readonly jurisdictions: ReadonlyMap<string, JurisdictionRecord>
  readonly areasOfOffice: (office: OfficialRecord['office'], stateId: StateId) => readonly JurisdictionRecord[]
}

const chambers: Readonly<Partial<Record<SeatUnit, JurisdictionKind>>> = {
  congressional_district: 'congressional-district',
  state_senate_district: 'senate-district',
  state_house_district: 'house-district',
}

function numbersIn(areas: Areas, office: OfficeInState): Numbered {
  const { stateId, byLaw } = office
  const { unit, seatsPerUnit, seatsTotal } = byLaw
  if (unit === 'state') return [[jurisdictionKey.state(stateId), seatsTotal ?? 0]]
  if (isOfCounties(byLaw)) return ofCounties(areas, stateId, byLaw)
  if (seatsPerUnit === null || seatsPerUnit === 0 || seatsTotal === 0) return []
  if (unit === 'municipality')
    return townsOf(areas, stateId).map((id) => [jurisdictionKey.municipality(id), seatsPerUnit] as const)
  if (circuits.has(unit)) return ofCircuits(office)
  const known = chambers[unit] ? ofChamber(office, chambers[unit]) : ofDistricts(office)
  const rest = (seatsTotal ?? 0) - known.reduce((sum, [, seats]) => sum + seats, 0)
  return rest > 0 ? [...known, [jurisdictionKey.state(stateId), rest]] : known
}

function isOfCounties({ unit }: OfficeByLaw): boolean {
  return unit === 'county' || unit === 'parish'
}

/** Mississippi's supervisors and election commissioners: five in each county, from districts that the law numbers. */
function isByNumberedDistrict(byLaw: OfficeByLaw): boolean {
  return isOfCounties(byLaw) && byLaw.electedBy === 'district' && (byLaw.seatsPerUnit ?? 0) > 1
}

function ofCounties(areas: Areas, stateId: StateId, byLaw: OfficeByLaw): Numbered {
  const counties = countiesOf(areas, stateId)
  const isOfEach = byLaw.units === counties.length && isGivenToEach(byLaw)
  return counties.flatMap((county): Numbered => {
    const apart = byLaw.except.get(county.id)
    const seats = apart === undefined ? (isOfEach ? byLaw.seatsPerUnit : null) : apart
    if (seats === null) return []
    if (!isByNumberedDistrict(byLaw)) return [[jurisdictionKey.county(county.id), seats]]
    return numberedDistricts(county, byLaw).map(({ key }) => [key, 1] as const)
  })
}

/** Some are the law's in most counties, and its number in the state is not known; unless it says where it is another. */
function isGivenToEach({ seatsTotal, except }: OfficeByLaw): boolean {
  return seatsTotal !== null || except.size > 0
}

function ofChamber({ stateId, byLaw, jurisdictions }: OfficeInState, kind: JurisdictionKind): Numbered {
  return [...jurisdictions.values()].flatMap((area) =>
    area.kind === kind && area.stateId === stateId ? [[area.key, byLaw.seatsPerUnit ?? 0] as const] : [],
  )
}

/** Numbered or named posts of a court have a seat each. */
const post = /\b(?:position|positon|place|post|seat|division|group|section)\b/i

/** The districts of a state board or court that have a holder. */
function ofDistricts({ stateId, byLaw, areasOfOffice }: OfficeInState): Numbered {
  return areasOfOffice(byLaw.office, stateId).flatMap(({ key, kind, name, district, countyIds }) =>
    placeIdOf({ key, kind, name, countyIds }) === null
      ? [[key, post.test(district ?? '') ? 1 : (byLaw.seatsPerUnit ?? 0)] as const]
      : [],
  )
}

const circuits: ReadonlySet<SeatUnit> = new Set(['judicial_circuit', 'judicial_district', 'circuit_district'])

/**
 * The circuits with one prosecutor or defender each, found through either of them; it is not on file which counties
 * belong to the other circuits.
 */
function ofCircuits({ stateId, byLaw, areasOfOffice }: OfficeInState): Numbered {
  if (byLaw.seatsPerUnit !== 1) return []
  const ofOneEach = seatsByLawOf(stateId).filter(({ unit, seatsPerUnit }) => unit === byLaw.unit && seatsPerUnit === 1)
  const keys = ofOneEach.flatMap(({ office }) => areasOfOffice(office, stateId)).map(({ key }) => key)
  return [...new Set(keys)].map((key) => [key, 1] as const)
}

function numberedDistricts(county: CountyRecord, byLaw: OfficeByLaw): JurisdictionRecord[] {
  return Array.from({ length: byLaw.seatsPerUnit ?? 0 }, (_, at) => numberedDistrict(county, byLaw, at + 1))
}

function numberedDistrict(county: CountyRecord, { office }: OfficeByLaw, number: number): JurisdictionRecord {
  const whole = wholeCounty(county)
  return {
    ...whole,
    key: jurisdictionKey.countyDistrict(county.id, slug(office), `district-${number}`),
    kind: 'county-district',
    name: `${county.fullName}, District ${number}`,
    district: String(number),
    figuresFrom: whole.key,
  }
}

function countiesOf({ counties }: Areas, state: StateId): CountyRecord[] {
  return counties.filter(({ stateId }) => stateId === state)
}

function townsOf({ places }: Areas, state: StateId): string[] {
  return places.flatMap(({ id, stateId, isIncorporated }) => (stateId === state && isIncorporated ? [id] : []))
}
