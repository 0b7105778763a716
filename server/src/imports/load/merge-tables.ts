import { sql } from 'kysely'
import { affected, merge, type TableReport } from '#imports/load/merge.ts'
import type { ImportTransaction } from '#imports/load/staging.ts'

/** The tables an import writes, in the order in which they depend on each other. */
export const loadedTables = [
  'state',
  'county',
  'source',
  'party',
  'office',
  'jurisdiction',
  'jurisdiction_county',
  'seat',
  'official',
  'jurisdiction_fact',
] as const
export type LoadedTable = (typeof loadedTables)[number]
export type TableReports = Readonly<Record<LoadedTable, TableReport>>

/** Brings every table to what comes. Rows of another origin stay, unless the same row comes from this one. */
export async function mergeTables(transaction: ImportTransaction, origin: string): Promise<TableReports> {
  return {
    state: await merge(transaction, {
      table: 'state',
      key: ['id'],
      values: ['code', 'name'],
      incoming: sql`select * from incoming_state`,
    }),
    county: await merge(transaction, {
      table: 'county',
      key: ['id'],
      values: ['state_id', 'name', 'full_name'],
      incoming: sql`select * from incoming_county`,
    }),
    source: await merge(transaction, {
      table: 'source',
      key: ['id'],
      values: ['origin', 'publisher', 'title', 'licence', 'url', 'as_of'],
      incoming: sql`select * from incoming_source`,
    }),
    party: await merge(transaction, {
      table: 'party',
      key: ['id'],
      values: ['name'],
      incoming: sql`select * from incoming_party`,
    }),
    office: await merge(transaction, {
      table: 'office',
      key: ['id'],
      values: ['type', 'name'],
      incoming: sql`select * from incoming_office`,
    }),
    jurisdiction: await mergeJurisdictions(transaction),
    jurisdiction_county: await merge(transaction, {
      table: 'jurisdiction_county',
      key: ['jurisdiction_id', 'county_id'],
      values: [],
      incoming: sql`
        select jurisdiction.id as jurisdiction_id, county_id
        from incoming_jurisdiction_county join jurisdiction on jurisdiction.key = jurisdiction_key`,
      removable: sql`exists (
        select from jurisdiction join incoming_jurisdiction using (key) where jurisdiction.id = stored.jurisdiction_id)`,
    }),
    seat: await mergeSeats(transaction),
    official: await mergeOfficials(transaction, origin),
    jurisdiction_fact: await mergeFacts(transaction, origin),
  }
}

/** The jurisdictions that come, of whatever origin. */
export const incomingJurisdictions = {
  table: 'jurisdiction',
  key: ['key'],
  values: ['state_id', 'kind', 'name', 'district', 'ocd_id', 'coverage', 'figures_from', 'origin'],
  incoming: sql`
    select incoming_jurisdiction.*, figures.id as figures_from
    from incoming_jurisdiction left join jurisdiction as figures on figures.key = figures_from_key`,
} as const

async function mergeJurisdictions(transaction: ImportTransaction): Promise<TableReport> {
  const { incoming } = incomingJurisdictions
  const report = await merge(transaction, incomingJurisdictions)
  // Only now has a jurisdiction that came in the same breath a number to be referred to by.
  await affected(
    transaction,
    sql`
      update jurisdiction as stored set figures_from = incoming.figures_from from (${incoming}) as incoming
      where incoming.key = stored.key and incoming.figures_from is distinct from stored.figures_from`,
  )
  return report
}

async function mergeSeats(transaction: ImportTransaction): Promise<TableReport> {
  const incoming = sql`
    select incoming_seat.*, jurisdiction.id as jurisdiction_id
    from incoming_seat join jurisdiction on jurisdiction.key = jurisdiction_key`
  const report = await merge(transaction, {
    table: 'seat',
    key: ['office_id', 'jurisdiction_id'],
    values: ['term_length', 'next_primary', 'next_general', 'provenance'],
    incoming,
  })
  // A seat that only the organisation's officials hold: nobody else says anything of it any more.
  const forgotten = await affected(
    transaction,
    sql`
      update seat as stored
      set term_length = null, next_primary = null, next_general = null, provenance = '{}'
      where (provenance <> '{}' or coalesce(term_length::text, next_primary::text, next_general::text) is not null)
        and not exists (
          select from (${incoming}) as incoming
          where incoming.office_id = stored.office_id and incoming.jurisdiction_id = stored.jurisdiction_id)
        and exists (select from official where official.seat_id = stored.id and official.origin = 'organisation')`,
  )
  return { ...report, changed: report.changed + forgotten }
}

/** What an import says of an official, beside the key. */
export const officialColumns = [
  'origin',
  'seat_id',
  'party_id',
  'name',
  'normalised_name',
  'first_name',
  'middle_name',
  'last_name',
  'suffix',
  'birth_date',
  'age',
  'gender',
  'ethnicity',
  'phone',
  'email',
  'address',
  'address_kind',
  'election_year',
  'election_share',
  'source_id',
  'as_of',
  'method',
  'provenance',
] as const

async function mergeOfficials(transaction: ImportTransaction, origin: string): Promise<TableReport> {
  return await merge(transaction, {
    table: 'official',
    key: ['key'],
    values: officialColumns,
    incoming: sql`
      select incoming_official.*, seat.id as seat_id
      from incoming_official
      join jurisdiction on jurisdiction.key = jurisdiction_key
      join seat on seat.jurisdiction_id = jurisdiction.id and seat.office_id = incoming_official.office_id`,
    removable: sql`stored.origin = ${origin}`,
  })
}

async function mergeFacts(transaction: ImportTransaction, origin: string): Promise<TableReport> {
  return await merge(transaction, {
    table: 'jurisdiction_fact',
    key: ['jurisdiction_id', 'field', 'former_lines_year', 'layer'],
    values: ['value', 'source_id', 'as_of', 'method', 'note'],
    incoming: sql`
      select incoming_jurisdiction_fact.*, jurisdiction.id as jurisdiction_id, 'public' as layer
      from incoming_jurisdiction_fact join jurisdiction on jurisdiction.key = jurisdiction_key`,
    removable: sql`stored.source_id in (select id from source where origin = ${origin})`,
  })
}
