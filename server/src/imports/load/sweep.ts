import { type RawBuilder, sql } from 'kysely'
import { affected } from '#imports/load/merge.ts'
import type { LoadedTable } from '#imports/load/loaded-tables.ts'
import type { ImportTransaction } from '#imports/load/staging.ts'

export type Swept = Partial<Record<LoadedTable, number>>

/** Removes everything that the imports of an origin loaded. */
export async function removeOrigin(transaction: ImportTransaction, origin: string): Promise<Swept> {
  await sql`
    delete from official where not is_listed and stands_for in (select id from official where origin = ${origin})`.execute(
    transaction,
  )
  const ofIts = sql`source_id in (select id from source where origin = ${origin})`
  return {
    official: await affected(transaction, sql`delete from official where origin = ${origin}`),
    office_contact: await affected(transaction, sql`delete from office_contact where ${ofIts}`),
    jurisdiction_fact: await affected(transaction, sql`delete from jurisdiction_fact where ${ofIts}`),
    election_date: await affected(transaction, sql`delete from election_date where ${ofIts}`),
    election_gap: await affected(transaction, sql`delete from election_gap where ${ofIts}`),
    census_place: await affected(transaction, sql`delete from census_place where ${ofIts}`),
    zip_area: await affected(transaction, sql`delete from zip_area where ${ofIts}`),
    source: await affected(transaction, sql`delete from source where origin = ${origin}`),
  }
}

/** Removes all demonstration data except states and counties, which are real. */
export async function removeDemonstration(transaction: ImportTransaction): Promise<void> {
  await removeOrigin(transaction, 'demonstration')
  await sql`delete from seat where not exists (select from official where official.seat_id = seat.id)`.execute(
    transaction,
  )
  await sql`delete from jurisdiction where origin = 'demonstration'`.execute(transaction)
  await sql`delete from office where not exists (select from seat where seat.office_id = office.id)`.execute(
    transaction,
  )
  await sql`delete from party where not exists (select from official where official.party_id = party.id)`.execute(
    transaction,
  )
}

/** Removes what is no longer referred to: first the seats, then what only they needed. */
export async function sweep(transaction: ImportTransaction, origin: string): Promise<Swept> {
  // An official whom only corrections mention is removed together with the public official.
  await sql`delete from official where not is_listed and stands_for is null`.execute(transaction)
  const removed: Swept = {}
  for (const [table, statement] of sweeps(origin)) removed[table] = await affected(transaction, statement)
  return removed
}

function sweeps(origin: string): [LoadedTable, RawBuilder<unknown>][] {
  return [
    [
      'seat',
      sql`
        delete from seat
        where by_law is null and not exists (select from official where official.seat_id = seat.id)`,
    ],
    [
      'jurisdiction',
      sql`
        delete from jurisdiction
        where not exists (select from incoming_jurisdiction where incoming_jurisdiction.key = jurisdiction.key)
          and not exists (select from seat where seat.jurisdiction_id = jurisdiction.id)
          and not exists (select from jurisdiction_fact where jurisdiction_fact.jurisdiction_id = jurisdiction.id)
          and not exists (select from jurisdiction as other where other.figures_from = jurisdiction.id)`,
    ],
    ['office', sql`delete from office where not exists (select from seat where seat.office_id = office.id)`],
    ['party', sql`delete from party where not exists (select from official where official.party_id = party.id)`],
    [
      'source',
      sql`
        delete from source
        where origin = ${origin} and not exists (select from incoming_source where incoming_source.id = source.id)
          and not exists (select from official where official.source_id = source.id)
          and not exists (select from jurisdiction_fact where jurisdiction_fact.source_id = source.id)
          and not exists (select from office_contact where office_contact.source_id = source.id)
          and not exists (select from election_date where election_date.source_id = source.id)
          and not exists (select from election_gap where election_gap.source_id = source.id)
          and not exists (
            select from census_place where source.id in (census_place.source_id, census_place.districts_source_id))
          and not exists (select from zip_area where zip_area.source_id = source.id)`,
    ],
  ]
}
