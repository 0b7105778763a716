import { type RawBuilder, sql } from 'kysely'
import { seatColumns, serving } from '#database/stored-columns.ts'
import { type LoadedTable, loadedTables } from '#imports/load/loaded-tables.ts'
import { affected, type Merge, merge, type TableReport } from '#imports/load/merge.ts'
import { type ImportTransaction, incoming } from '#imports/load/staging.ts'

export type TableReports = Readonly<Record<LoadedTable, TableReport>>

/** Updates every table to the incoming records. Rows of another origin stay, unless this origin has the same row. */
export async function mergeTables(
  transaction: ImportTransaction,
  { origin, now }: { readonly origin: string; readonly now: Date },
): Promise<TableReports> {
  return {
    state: await merge(transaction, mergeAsStaged('state')),
    county: await merge(transaction, mergeAsStaged('county')),
    source: await merge(transaction, mergeAsStaged('source')),
    party: await merge(transaction, mergeAsStaged('party')),
    office: await merge(transaction, mergeAsStaged('office')),
    jurisdiction: await mergeJurisdictions(transaction),
    jurisdiction_county: await merge(transaction, {
      ...loadedAs('jurisdiction_county'),
      incoming: sql`
        select jurisdiction.id as jurisdiction_id, county_id
        from incoming_jurisdiction_county join jurisdiction on jurisdiction.key = jurisdiction_key`,
      removable: sql`exists (
        select from jurisdiction join incoming_jurisdiction using (key) where jurisdiction.id = stored.jurisdiction_id)`,
    }),
    seat: await mergeSeats(transaction),
    official: await mergeOfficials(transaction, origin),
    office_contact: await merge(transaction, {
      ...loadedAs('office_contact'),
      incoming: sql`select incoming_office_contact.*, 'public' as layer from incoming_office_contact`,
      removable: sql`stored.layer = 'public' and ${isOf(origin)}`,
    }),
    jurisdiction_fact: await mergeFacts(transaction, origin),
    election_date: await mergeElectionDates(transaction, origin, now),
    election_gap: await merge(transaction, { ...mergeAsStaged('election_gap'), removable: isOf(origin) }),
    census_place: await merge(transaction, { ...mergeAsStaged('census_place'), removable: isOf(origin) }),
    zip_area: await merge(transaction, { ...mergeAsStaged('zip_area'), removable: isOf(origin) }),
  }
}

export function loadedAs(table: LoadedTable): Pick<Merge, 'table' | 'key' | 'values'> {
  return { table, ...loadedTables[table] }
}

type TableWithoutIds = 'state' | 'county' | 'source' | 'party' | 'office' | 'election_gap' | 'census_place' | 'zip_area'

/** A merge for a table without ids from the database, whose rows are merged as they were staged. */
export function mergeAsStaged(table: TableWithoutIds): Merge {
  return { ...loadedAs(table), incoming: sql`select * from ${incoming(table)}` }
}

/** The incoming jurisdictions of any origin. */
export const incomingJurisdictions = {
  ...loadedAs('jurisdiction'),
  incoming: sql`
    select incoming_jurisdiction.*, figures.id as figures_from
    from incoming_jurisdiction left join jurisdiction as figures on figures.key = figures_from_key`,
} as const satisfies Merge

async function mergeJurisdictions(transaction: ImportTransaction): Promise<TableReport> {
  const report = await merge(transaction, incomingJurisdictions)
  // A second statement, because a jurisdiction that the same import adds has an id to refer to only after the merge.
  await affected(
    transaction,
    sql`
      update jurisdiction as stored set figures_from = incoming.figures_from
      from (${incomingJurisdictions.incoming}) as incoming
      where incoming.key = stored.key and incoming.figures_from is distinct from stored.figures_from`,
  )
  return report
}

async function mergeSeats(transaction: ImportTransaction): Promise<TableReport> {
  const seats = sql`
    select incoming_seat.*, jurisdiction.id as jurisdiction_id
    from incoming_seat join jurisdiction on jurisdiction.key = jurisdiction_key`
  const report = await merge(transaction, {
    ...loadedAs('seat'),
    incoming: seats,
  })
  const doesNotCome = sql`not exists (
    select from (${seats}) as incoming
    where incoming.office_id = stored.office_id and incoming.jurisdiction_id = stored.jurisdiction_id)`
  const abolished = await affected(
    transaction,
    sql`update seat as stored set by_law = null where by_law is not null and ${doesNotCome}`,
  )
  // For a seat that only the organization's officials hold, the earlier values no longer have a source.
  const columns = serving(seatColumns).map(([column]) => sql.ref(column))
  const forgotten = await affected(
    transaction,
    sql`
      update seat as stored
      set ${sql.join(columns.map((column) => sql`${column} = null`))}, provenance = '{}'
      where (provenance <> '{}' or coalesce(${sql.join(columns.map((column) => sql`${column}::text`))}) is not null)
        and ${doesNotCome}
        and exists (select from official where official.seat_id = stored.id and official.origin = 'organisation')`,
  )
  return { ...report, changed: report.changed + abolished + forgotten }
}

async function mergeOfficials(transaction: ImportTransaction, origin: string): Promise<TableReport> {
  return await merge(transaction, {
    ...loadedAs('official'),
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
    ...loadedAs('jurisdiction_fact'),
    incoming: sql`
      select incoming_jurisdiction_fact.*, jurisdiction.id as jurisdiction_id, 'public' as layer
      from incoming_jurisdiction_fact join jurisdiction on jurisdiction.key = jurisdiction_key`,
    removable: isOf(origin),
  })
}

/** Marks a date as changed once more if any of its values differ. */
async function mergeElectionDates(transaction: ImportTransaction, origin: string, now: Date): Promise<TableReport> {
  const compared = ([...loadedTables.election_date.values] as string[]).filter((column) => !worked.has(column))
  const of = (row: string) => sql.join(compared.map((column) => sql.ref(`${row}.${column}`)))
  const isOther = sql`row(${of('came')}) is distinct from row(${of('before')})`
  return await merge(transaction, {
    ...loadedAs('election_date'),
    incoming: sql`
      select came.uid, ${of('came')},
        case when before.uid is null then 0 when ${isOther} then before.sequence + 1 else before.sequence end as sequence,
        case when ${isOther} then ${now} else before.changed_at end as changed_at
      from ${incoming('election_date')} as came left join election_date as before using (uid)`,
    removable: isOf(origin),
  })
}

const worked: ReadonlySet<string> = new Set(['sequence', 'changed_at'])

function isOf(origin: string): RawBuilder<unknown> {
  return sql`stored.source_id in (select id from source where origin = ${origin})`
}
