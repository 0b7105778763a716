import { sql } from 'kysely'
import type { SubmittedOfficial } from '@atlas/contract/endpoints/data/own-official.ts'
import { Problem } from '@atlas/contract/problem.ts'
import type { PlaceKind } from '@atlas/contract/rules/place-kinds.ts'
import { isStateId, states } from '@atlas/contract/rules/states.ts'
import type { Database } from '#database/connect.ts'
import type { JurisdictionKind } from '#database/jurisdiction-kinds.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { findPlace, placeAt, placeIdAt } from '#dataset/places/places.ts'
import type { OfficialRow } from '#features/data/imports/official/official-row.ts'

/** A seat as a row of a file names it. */
interface SubmittedSeat {
  readonly office: string
  readonly place: string
  readonly row: OfficialRow
}

interface FoundSeat {
  readonly office: string
  readonly place: string
  readonly kind: JurisdictionKind
  readonly district: string | null
  readonly state: string
  readonly counties: readonly string[]
}

/** The seat that an official holds who is shown. */
export async function seatOfOfficial(database: Database, { isHistoric }: Snapshot, id: number): Promise<SubmittedSeat> {
  if (isHistoric) throw new Problem('invalid', { detail: 'Nobody is added to records of past officials.' })
  const { rows } = await sql<FoundSeat>`
    select office.name as office, place.name as place, place.kind, place.district, state.name as state,
      array(select county_id from jurisdiction_county where jurisdiction_id = place.id order by county_id) as counties
    from shown_official as official
    join seat on seat.id = official.seat_id
    join office on office.id = seat.office_id
    join jurisdiction as place on place.id = seat.jurisdiction_id
    join state on state.id = place.state_id
    where official.id = ${id}`.execute(database)
  const [seat] = rows
  if (!seat) throw new Problem('official_gone')
  return { office: seat.office, place: seat.place, row: rowOf(seat) }
}

function rowOf({ office, place, kind, district, state, counties }: FoundSeat): OfficialRow {
  return new Map([
    ['office.name', office],
    ['state.name', state],
    ['county.fips', counties.join(', ')],
    ['jurisdiction.name', place],
    ['jurisdiction.district', district ?? ''],
    ['jurisdiction_kind', kind],
  ])
}

/** Of a place that is no part of a larger one. */
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
export function seatOfPlace(
  { places, isHistoric }: Snapshot,
  { place_id: id = '', office, district }: SubmittedOfficial,
): SubmittedSeat {
  if (isHistoric) throw new Problem('invalid', { detail: 'Nobody is added to records of past officials.' })
  const number = findPlace(places, id)
  if (number === undefined) throw new Problem('not_found', { detail: 'There is no such place.' })
  const { kind, name, stateId, counties } = placeAt(places, number)
  const isNumbered = numberedKinds.includes(kind)
  // The words of the file tell a commission district by its county and its number.
  const isPart = district !== '' && kind === 'county'
  const state = isStateId(stateId) ? states[stateId].name : ''
  const row: OfficialRow = new Map([
    ['office.name', office],
    ['state.name', state],
    [
      'county.fips',
      countiesOf(
        kind,
        id,
        Array.from(counties, (county) => placeIdAt(places, county)),
      ),
    ],
    ['jurisdiction.name', isPart || isNumbered ? '' : name],
    ['jurisdiction.district', isNumbered ? (id.split('-').at(-1) ?? '') : district],
    ['jurisdiction_kind', isPart ? 'county-district' : wholeKinds[kind]],
  ])
  return { office, place: district === '' ? name : `${name}, District ${district}`, row }
}

/** Where a city or a school district lies tells it from others of its name; a state and its districts need no counties. */
function countiesOf(kind: PlaceKind, id: string, counties: readonly string[]): string {
  if (kind === 'county') return id
  return kind === 'municipality' || kind === 'school_district' ? counties.join(', ') : ''
}
