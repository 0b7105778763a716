import { sql } from 'kysely'
import type { SubmittedOfficial } from '@atlas/contract/endpoints/data/own-official.ts'
import { Problem } from '@atlas/contract/problem.ts'
import type { Database } from '#database/connect.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { findPlace, placeAt } from '#dataset/places/places.ts'
import { cellsOfOffice, cellsOfSeat, findSeat, type SeatCells } from '#dataset/seats/seat-cells.ts'

/** A seat as a row of a file names it. */
interface SubmittedSeat {
  readonly office: string
  readonly place: string
  readonly row: SeatCells
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
  return { office: seat.office, place: seat.place, row: cellsOfSeat(seat) }
}

/** A seat that the law gives; a district tells apart those that it gives a county as a number alone. */
async function seatByLaw(database: Database, id: number, district: string): Promise<SubmittedSeat> {
  const seat = await findSeat(database, sql`select id from seat where id = ${id} and by_law is not null`)
  if (!seat) throw new Problem('not_found', { detail: 'There is no such seat any more. Please reload the page.' })
  const isPart = district !== '' && seat.district === null
  const kind = isPart && seat.kind === 'county' ? 'county-district' : seat.kind
  const place = isPart ? `${seat.place}, ${districtWords(district)}` : seat.place
  const row = isPart ? { ...seat, kind, district, place: kind === seat.kind ? seat.place : '' } : seat
  return { office: seat.office, place, row: cellsOfSeat(row) }
}

/** "District 3", "Place 3" */
function districtWords(district: string): string {
  return /^\d/.test(district) ? `District ${district}` : district
}

/** An office of a place, or of a district of it. */
function seatOfPlace({ places }: Snapshot, { place_id: id = '', office, district }: SubmittedOfficial): SubmittedSeat {
  const number = findPlace(places, id)
  if (number === undefined) throw new Problem('not_found', { detail: 'There is no such place.' })
  const place = placeAt(places, number)
  return {
    office,
    place: district === '' ? place.name : `${place.name}, ${districtWords(district)}`,
    row: cellsOfOffice(places, place, office, district),
  }
}
