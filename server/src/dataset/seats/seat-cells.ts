import { type RawBuilder, sql } from 'kysely'
import { isStateId, states } from '@atlas/contract/rules/states.ts'
import type { PlaceKind } from '@atlas/contract/rules/place-kinds.ts'
import type { Database } from '#database/connect.ts'
import type { JurisdictionKind } from '#database/jurisdiction-kinds.ts'
import { type PlaceOnFile, type Places, placeIdAt } from '#dataset/places/places.ts'

/** The columns that identify a seat in a file of officials. */
export type SeatColumn =
  | 'office.name'
  | 'state.name'
  | 'county.fips'
  | 'jurisdiction.name'
  | 'jurisdiction.district'
  | 'jurisdiction_kind'
export type SeatCells = ReadonlyMap<SeatColumn, string>

export interface FoundSeat {
  readonly office: string
  readonly place: string
  readonly kind: JurisdictionKind
  readonly district: string | null
  readonly state: string
  readonly counties: readonly string[]
}

/** The seat with the lowest number in a query. */
export async function findSeat(database: Database, ids: RawBuilder<unknown>): Promise<FoundSeat | undefined> {
  const { rows } = await sql<FoundSeat>`
    select office.name as office, place.name as place, place.kind, place.district, state.name as state,
      array(select county_id from jurisdiction_county where jurisdiction_id = place.id order by county_id) as counties
    from seat
    join office on office.id = seat.office_id
    join jurisdiction as place on place.id = seat.jurisdiction_id
    join state on state.id = place.state_id
    where seat.id in (${ids})`.execute(database)
  return rows[0]
}

export function cellsOfSeat({ office, place, kind, district, state, counties }: FoundSeat): SeatCells {
  return new Map([
    ['office.name', office],
    ['state.name', state],
    ['county.fips', counties.join(', ')],
    ['jurisdiction.name', place],
    ['jurisdiction.district', district ?? ''],
    ['jurisdiction_kind', kind],
  ])
}

/** For a place that is not part of a larger one. */
const wholeKinds: Readonly<Record<PlaceKind, JurisdictionKind>> = {
  state: 'state',
  county: 'county',
  municipality: 'municipality',
  school_district: 'school-district',
  congressional_district: 'congressional-district',
  senate_district: 'senate-district',
  house_district: 'house-district',
}
const numberedKinds: readonly PlaceKind[] = ['congressional_district', 'senate_district', 'house_district']

/** An office of a place, or of a district of it. */
export function cellsOfOffice(
  places: Places,
  { id, kind, name, stateId, counties }: PlaceOnFile,
  office: string,
  district = '',
): SeatCells {
  const isNumbered = numberedKinds.includes(kind)
  // In the file a commission district is identified by its county and its number.
  const isPart = district !== '' && kind === 'county'
  const countyIds = Array.from(counties, (county) => placeIdAt(places, county))
  return new Map([
    ['office.name', office],
    ['state.name', isStateId(stateId) ? states[stateId].name : ''],
    ['county.fips', countiesOf(kind, id, countyIds)],
    ['jurisdiction.name', isPart || isNumbered ? '' : name],
    ['jurisdiction.district', isNumbered ? (id.split('-').at(-1) ?? '') : district],
    ['jurisdiction_kind', isPart ? 'county-district' : wholeKinds[kind]],
  ])
}

/**
 * The counties of a city or a school district distinguish it from others with the same name; a state and its districts
 * need none.
 */
function countiesOf(kind: PlaceKind, id: string, counties: readonly string[]): string {
  if (kind === 'county') return id
  return kind === 'municipality' || kind === 'school_district' ? counties.join(', ') : ''
}
