import { sql } from 'kysely'
import type { OfficeType } from '@atlas/contract/rules/office-types.ts'
import type { Database } from '#database/connect.ts'
import type { ProvenanceByColumn } from '#database/schema.ts'
import { contactColumns, officialColumns, serving } from '#database/stored-columns.ts'
import type { FoundSeat } from '#dataset/seats/seat-cells.ts'
import type { SharedColumn, SharedRow } from '#features/data/shared-values/shared-form.ts'
import { correctionPrefix } from '#imports/records/correction-source.ts'
import { isOfOneHolder } from '#imports/records/single-holder.ts'

/** A value that everybody sees here. */
export interface ValueOnFile {
  readonly value: string | number
  readonly source: string
  readonly asOf: string | null
  /** An administrator set it by hand. */
  readonly isDecided: boolean
}

export interface Holder {
  readonly id: number
  readonly name: string
  readonly currentValue: (column: SharedColumn) => ValueOnFile | null
}

export interface SeatOnFile extends FoundSeat {
  readonly holders: readonly Holder[]
  /** How many may hold it; without end where the law does not say. */
  readonly most: number
}

export interface OfficeOnFile {
  /** A seat of the office there, by which a row of a file names it. */
  readonly seat: FoundSeat
  readonly currentValue: (column: SharedColumn) => ValueOnFile | null
}

export interface OnFile {
  readonly seat: (row: Placed) => SeatOnFile | undefined
  readonly office: (row: Placed) => OfficeOnFile | undefined
}

type Placed = Pick<SharedRow, 'placeKey' | 'office'>
interface ProvenancedRow extends Record<string, unknown> {
  readonly source_id: string
  readonly as_of: string | null
  readonly provenance: ProvenanceByColumn
}

const ofOfficials = new Map<string, string>(serving(officialColumns).map(([column, id]) => [id, column]))
const ofOffices = new Map<string, string>(serving(contactColumns).map(([column, id]) => [id, column]))

/** What is on file of the seats and offices that a file names. */
export async function onFile(database: Database, rows: readonly SharedRow[]): Promise<OnFile> {
  const ofPeople = rows.filter(({ official }) => official !== null)
  const ofLines = rows.filter(({ official }) => official === null)
  const publishers = await readPublishers(database)
  const seats = await readSeats(database, ofPeople)
  const holders = Map.groupBy(await readHolders(database, [...seats.keys()]), ({ seat_id: seat }) => seat)
  const byPlace = new Map(
    Array.from(seats, ([id, seat]) => {
      const current = (holders.get(id) ?? []).map((row) => holderOf(row, publishers))
      return [nameOf(seat), { ...seat, holders: current, most: mostHolders(seat) }] as const
    }),
  )
  const offices = await readOffices(database, ofLines, publishers)
  return { seat: (row) => byPlace.get(nameOf(row)), office: (row) => offices.get(nameOf(row)) }
}

function nameOf({ placeKey, office }: Placed): string {
  return `${placeKey}\n${office}`
}

async function readPublishers(database: Database): Promise<ReadonlyMap<string, string>> {
  const sources = await database.selectFrom('source').select(['id', 'publisher', 'title']).execute()
  return new Map(sources.map(({ id, publisher, title }) => [id, publisher || title]))
}

interface StoredSeat extends FoundSeat {
  readonly id: number
  readonly placeKey: string
  readonly type: OfficeType
  readonly byLaw: number | null
}

const seatColumnsOf = sql`seat.id, place.key as "placeKey", office.name as office, office.type, seat.by_law as "byLaw",
  place.name as place, place.kind, place.district, state.name as state,
  array(select county_id from jurisdiction_county where jurisdiction_id = place.id order by county_id) as counties`

async function readSeats(database: Database, rows: readonly SharedRow[]): Promise<Map<number, StoredSeat>> {
  const { rows: found } = await sql<StoredSeat>`
    select ${seatColumnsOf}
    from seat
    join office on office.id = seat.office_id
    join jurisdiction as place on place.id = seat.jurisdiction_id
    join state on state.id = place.state_id
    where (place.key, office.name) in (${placesAndOffices(rows)})`.execute(database)
  return new Map(found.map((seat) => [seat.id, seat]))
}

/** One query for however many there are. */
function placesAndOffices(rows: readonly SharedRow[]) {
  const [keys, offices] = [rows.map(({ placeKey }) => placeKey), rows.map(({ office }) => office)]
  return sql`select distinct * from unnest(${keys}::text[], ${offices}::text[])`
}

function mostHolders({ byLaw, ...seat }: StoredSeat): number {
  return byLaw ?? (isOfOneHolder(seat) ? 1 : Number.POSITIVE_INFINITY)
}

interface HolderRow extends ProvenancedRow {
  readonly id: number
  readonly seat_id: number
  readonly name: string
}

async function readHolders(database: Database, seats: readonly number[]): Promise<readonly HolderRow[]> {
  const { rows } = await sql<HolderRow>`
    select official.*, party.name as party_id
    from shown_official as official
    left join party on party.id = official.party_id
    where official.seat_id = any(${seats}::integer[])
    order by official.id`.execute(database)
  return rows
}

function holderOf(row: HolderRow, publishers: ReadonlyMap<string, string>): Holder {
  return {
    id: row.id,
    name: row.name,
    currentValue: (column) => valueIn(row, ofOfficials.get(column), column, publishers),
  }
}

async function readOffices(
  database: Database,
  rows: readonly SharedRow[],
  publishers: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, OfficeOnFile>> {
  const { rows: seats } = await sql<StoredSeat>`
    select distinct on (coalesce(place.place_key, place.key), office.id) ${seatColumnsOf},
      coalesce(place.place_key, place.key) as "placeKey"
    from seat
    join office on office.id = seat.office_id
    join jurisdiction as place on place.id = seat.jurisdiction_id
    join state on state.id = place.state_id
    where (coalesce(place.place_key, place.key), office.name) in (${placesAndOffices(rows)})
    order by coalesce(place.place_key, place.key), office.id, place.id`.execute(database)
  const { rows: contacts } = await sql<ProvenancedRow & { readonly placeKey: string; readonly officeName: string }>`
    select contact.*, contact.place_key as "placeKey", office.name as "officeName"
    from office_contact as contact
    join office on office.id = contact.office_id
    where (contact.place_key, office.name) in (${placesAndOffices(rows)})
    order by contact.layer = 'public'`.execute(database)
  const ofOffice = Map.groupBy(contacts, ({ placeKey, officeName: office }) => nameOf({ placeKey, office }))
  return new Map(
    seats.map((seat) => [
      nameOf(seat),
      {
        seat,
        currentValue: (column) => {
          // The own value comes before the public one.
          const values = (ofOffice.get(nameOf(seat)) ?? []).map((row) =>
            valueIn(row, ofOffices.get(column), column, publishers),
          )
          return values.find((value) => value !== null) ?? null
        },
      },
    ]),
  )
}

function valueIn(
  row: ProvenancedRow,
  stored: string | undefined,
  column: SharedColumn,
  publishers: ReadonlyMap<string, string>,
): ValueOnFile | null {
  const value = row[stored ?? '']
  if (typeof value !== 'string' && typeof value !== 'number') return null
  const { source, as_of: asOf } = row.provenance[column] ?? { source: row.source_id, as_of: row.as_of }
  return {
    value,
    source: publishers.get(source) ?? source,
    asOf,
    isDecided: source.startsWith(correctionPrefix),
  }
}
