import { sql } from 'kysely'
import { stateIds, states } from '@atlas/contract/rules/states.ts'
import type { Database } from '#database/connect.ts'
import type { ProvenanceByColumn } from '#database/schema.ts'
import { contactColumns, officialColumns, serving } from '#database/stored-columns.ts'
import {
  isOfOffice,
  type SharedColumn,
  sharedColumns,
  type SharedRow,
} from '#features/data/shared-values/shared-form.ts'
import { refusePrivate } from '#imports/spreadsheets/cells/private-values.ts'

interface OwnRow extends Record<string, unknown> {
  readonly placeKey: string
  readonly office: string
  readonly official: string | null
  readonly stateId: string
  readonly place: string
  readonly district: string | null
  readonly provenance: ProvenanceByColumn
}

const shared: ReadonlySet<string> = new Set(sharedColumns)
const ofOfficials = serving(officialColumns).flatMap(([column, id]) =>
  shared.has(id) ? [[column, id as SharedColumn] as const] : [],
)
const ofOffices = serving(contactColumns).flatMap(([column, id]) =>
  shared.has(id) ? [[column, id as SharedColumn] as const] : [],
)

/** What the people of this atlas found themselves, value by value: their lists, drives, results and corrections. */
export async function foundValues(database: Database): Promise<SharedRow[]> {
  const publishers = await readPublishers(database)
  const rows = [
    ...(await readOfficials(database)).flatMap((row) => valuesOf(row, ofOfficials, publishers)),
    ...(await readOffices(database)).flatMap((row) => valuesOf(row, ofOffices, publishers)),
  ]
  return rows.filter(isPublic)
}

async function readPublishers(database: Database): Promise<ReadonlyMap<string, string>> {
  const sources = await database
    .selectFrom('source')
    .select(['id', 'publisher'])
    .where('origin', '=', 'organisation')
    .execute()
  return new Map(sources.map(({ id, publisher }) => [id, publisher]))
}

/** By the name under which others know the official, and only officials who can be searched here. */
async function readOfficials(database: Database): Promise<readonly OwnRow[]> {
  const values = ofOfficials.map(([column]) =>
    column === 'party_id' ? sql`party.name as party_id` : sql`own.${sql.ref(column)}`,
  )
  const { rows } = await sql<OwnRow>`
    select place.key as "placeKey", office.name as office, coalesce(base.name, own.name) as official,
      place.state_id as "stateId", place.name as place, place.district, own.provenance,
      own.address_kind, ${sql.join(values)}
    from official as own
    join shown_official as shown on shown.id = coalesce(own.stands_for, own.id)
    left join official as base on base.id = own.stands_for
    join seat on seat.id = own.seat_id
    join office on office.id = seat.office_id
    join jurisdiction as place on place.id = seat.jurisdiction_id
    left join party on party.id = own.party_id
    where own.origin = 'organisation'
    order by place.key, office.name, own.id`.execute(database)
  // Where a letter goes may be a home.
  return rows.map((row) => (row['address_kind'] === 'office' ? row : { ...row, address: null }))
}

async function readOffices(database: Database): Promise<readonly OwnRow[]> {
  const values = ofOffices.map(([column]) => sql`own.${sql.ref(column)}`)
  const { rows } = await sql<OwnRow>`
    select own.place_key as "placeKey", office.name as office, null as official, place.state_id as "stateId",
      place.name as place, null as district, own.provenance, ${sql.join(values)}
    from office_contact as own
    join office on office.id = own.office_id
    cross join lateral (
      select jurisdiction.state_id, jurisdiction.name from seat
      join jurisdiction on jurisdiction.id = seat.jurisdiction_id
      where seat.office_id = own.office_id and coalesce(jurisdiction.place_key, jurisdiction.key) = own.place_key
      order by jurisdiction.id limit 1) as place
    where own.layer = 'organisation'
    order by own.place_key, office.name`.execute(database)
  return rows
}

/** Only what is stated of the own row itself: a name that stands there to tell the person is nobody's finding. */
function valuesOf(
  row: OwnRow,
  columns: readonly (readonly [string, SharedColumn])[],
  publishers: ReadonlyMap<string, string>,
): SharedRow[] {
  const { placeKey, office, official, place, district, provenance } = row
  const state = stateNames.get(row.stateId) ?? ''
  return columns.flatMap(([stored, column]) => {
    const value = row[stored]
    const stated = provenance[column]
    if ((typeof value !== 'string' && typeof value !== 'number') || !stated) return []
    const source = publishers.get(stated.source)
    // What public data says stands in the other atlas too.
    if (source === undefined) return []
    return [
      {
        placeKey,
        state,
        place,
        district: district ?? '',
        office,
        official: isOfOffice(column) ? null : official,
        column,
        value: String(value),
        source,
        asOf: stated.as_of,
      },
    ]
  })
}

const stateNames: ReadonlyMap<string, string> = new Map(stateIds.map((id) => [id, states[id].name]))

/** Home addresses and personal phones are never shared, whoever has put them into a list. */
function isPublic({ column, value }: SharedRow): boolean {
  try {
    refusePrivate(column, { value })
    return true
  } catch {
    return false
  }
}
