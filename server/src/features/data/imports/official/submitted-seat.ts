import { type RawBuilder, sql } from 'kysely'
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

/** Where an official is added: in the seat of somebody, in one that the law gives, or in an office of a place. */
export async function submittedSeat(
  database: Database,
  snapshot: Snapshot,
  submitted: SubmittedOfficial,
): Promise<SubmittedSeat> {
  if (snapshot.isHistoric) throw new Problem('invalid', { detail: 'Nobody is added to records of past officials.' })
  const { follows, seat_id: seatId, district } = submitted
  if (follows !== undefined) return await seatOfOfficial(database, follows)
  return seatId === undefined ? seatOfPlace(snapshot, submitted) : await seatByLaw(database, seatId, district)
}

/** The seat that an official holds who is shown. */
async function seatOfOfficial(database: Database, id: number): Promise<SubmittedSeat> {
  const seat = await findSeat(database, sql`select seat_id from shown_official where id = ${id}`)
  if (!seat) throw new Problem('official_gone')
  return { office: seat.office, place: seat.place, row: rowOf(seat) }
}

/** A seat that the law gives; a district tells apart those that it gives a county as a number alone. */
async function seatByLaw(database: Database, id: number, district: string): Promise<SubmittedSeat> {
  const seat = await findSeat(database, sql`select id from seat where id = ${id} and by_law is not null`)
  if (!seat) throw new Problem('not_found', { detail: 'There is no such seat any more. Please reload the page.' })
  const isPart = district !== '' && seat.district === null
  const kind = isPart && seat.kind === 'county' ? 'county-district' : seat.kind
  const place = isPart ? `${seat.place}, ${districtWords(district)}` : seat.place
  const row = isPart ? { ...seat, kind, district, place: kind === seat.kind ? seat.place : '' } : seat
  return { office: seat.office, place, row: rowOf(row) }
}

/** "District 3", "Place 3" */
function districtWords(district: string): string {
  return /^\d/.test(district) ? `District ${district}` : district
}

async function findSeat(database: Database, ids: RawBuilder<unknown>): Promise<FoundSeat | undefined> {
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
function seatOfPlace({ places }: Snapshot, { place_id: id = '', office, district }: SubmittedOfficial): SubmittedSeat {
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
  return { office, place: district === '' ? name : `${name}, ${districtWords(district)}`, row }
}

/** Where a city or a school district lies tells it from others of its name; a state and its districts need no counties. */
function countiesOf(kind: PlaceKind, id: string, counties: readonly string[]): string {
  if (kind === 'county') return id
  return kind === 'municipality' || kind === 'school_district' ? counties.join(', ') : ''
}
