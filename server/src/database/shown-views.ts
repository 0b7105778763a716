import { createHash } from 'node:crypto'
import { type RawBuilder, sql, type Transaction } from 'kysely'
import { bothMerged, ofRowStating, type Shown } from '#database/layers.ts'
import type { Schema } from '#database/schema.ts'
import { asSeatShows, contactColumns, officialColumns, seatColumns, serving } from '#database/stored-columns.ts'

/**
 * An organization's own rows lie over the public ones. The views combine the two layers; everything that shows
 * officials reads the views, so that no other code knows that there are two layers.
 */
const { provenance: _, ...seatValues } = seatColumns

const views = {
  // A pair of rows for one person is one official with the public row's id. Whom an own one follows is not shown;
  // what is said twice lets the few who follow somebody be read from their index.
  shown_official: sql`
    select base.id, ${shownOf(officialColumns)}
    from official as base left join official as own on own.stands_for = base.id
    where base.stands_for is null
      and not exists (
        select from official as successor where successor.replaces = base.id and successor.replaces is not null)`,
  // Joins the contact that the office has in its place, whoever holds the office.
  shown_seat: sql`
    select ${sql.join(['id', ...Object.keys(seatValues)].map((column) => sql.ref(`seats.${column}`)))}, ${shownContacts()},
      seats.stated || coalesce(base.provenance, '{}') || coalesce(own.provenance, '{}') as provenance
    from (
      select base.id, ${shownOf(seatValues)}, ${bothMerged('provenance')} as stated
      from seat as base left join organisation_seat as own on own.seat_id = base.id
    ) as seats
    join jurisdiction on jurisdiction.id = seats.jurisdiction_id
    left join office_contact as base on base.office_id = seats.office_id and base.layer = 'public'
      and base.place_key = coalesce(jurisdiction.place_key, jurisdiction.key)
    left join office_contact as own on own.office_id = seats.office_id and own.layer = 'organisation'
      and own.place_key = coalesce(jurisdiction.place_key, jurisdiction.key)`,
  // A place whose figures are those of its county has the coverage that they make.
  shown_jurisdiction: sql`
    select
      jurisdiction.id, jurisdiction.key, jurisdiction.state_id, jurisdiction.kind, jurisdiction.name,
      jurisdiction.district, jurisdiction.ocd_id,
      coalesce(
        own.coverage,
        own_of_county.coverage,
        case when jurisdiction.origin = 'organisation' then county.coverage end,
        jurisdiction.coverage
      ) as coverage,
      jurisdiction.figures_from
    from jurisdiction
    left join organisation_jurisdiction as own on own.jurisdiction_id = jurisdiction.id
    left join organisation_jurisdiction as own_of_county on own_of_county.jurisdiction_id = jurisdiction.figures_from
    left join jurisdiction as county on county.id = jurisdiction.figures_from`,
  // Two selects, because "or not exists" would be looked up fact by fact.
  shown_fact: sql`
    select jurisdiction_id, field, value, source_id, as_of, method, note, former_lines_year
    from jurisdiction_fact
    where layer = 'organisation'
    union all
    select jurisdiction_id, field, value, source_id, as_of, method, note, former_lines_year
    from jurisdiction_fact as fact
    where layer = 'public' and not exists (
      select from jurisdiction_fact as own
      where own.layer = 'organisation' and own.jurisdiction_id = fact.jurisdiction_id and own.field = fact.field
        and own.former_lines_year = fact.former_lines_year)`,
}

function shownContacts(): RawBuilder<unknown> {
  const shown = serving(contactColumns).flatMap(([column]) => {
    const { shown } = contactColumns[column]
    return shown === null ? [] : [sql`${shown(column)} as ${sql.ref(asSeatShows(column))}`]
  })
  return sql.join([...shown, sql`${ofRowStating('email')('as_of')} as contact_email_as_of`])
}

function shownOf(columns: Readonly<Record<string, { readonly shown: Shown | null }>>): RawBuilder<unknown> {
  const shown = Object.entries(columns).flatMap(([column, { shown }]) =>
    shown === null ? [] : [sql`${shown(column)} as ${sql.ref(column)}`],
  )
  return sql.join(shown)
}

type Migration = Transaction<Schema>

/** Whether the database has these views, and has them as they are written here. */
export async function areViewsCurrent(transaction: Migration): Promise<boolean> {
  const { rows } = await sql<{ name: string; mark: string | null }>`
    select relname as name, obj_description(oid, 'pg_class') as mark from pg_class
    where relkind = 'v' and relnamespace = 'public'::regnamespace`.execute(transaction)
  const marks = new Map(rows.map(({ name, mark }) => [name, mark]))
  return Object.entries(views).every(([name, query]) => marks.get(name) === markOf(query, transaction))
}

/** Dropped before migrations run, because PostgreSQL refuses to change a column that a view uses. */
export async function dropViews(transaction: Migration): Promise<void> {
  for (const name of Object.keys(views)) await sql`drop view if exists ${sql.table(name)}`.execute(transaction)
}

export async function makeViews(transaction: Migration): Promise<void> {
  await refuseUnknownColumns(transaction)
  for (const [name, query] of Object.entries(views)) {
    await sql`create view ${sql.table(name)} as ${query}`.execute(transaction)
    await sql`comment on view ${sql.table(name)} is ${sql.lit(markOf(query, transaction))}`.execute(transaction)
  }
}

/** A hash of the view's SQL, kept in the view's comment, so that a start that finds no change makes no view again. */
function markOf(query: RawBuilder<unknown>, transaction: Migration): string {
  return createHash('sha256').update(query.compile(transaction).sql).digest('hex')
}

/** Names the missing column and its table; PostgreSQL would only say that "base.pronouns does not exist". */
async function refuseUnknownColumns(transaction: Migration): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public'`.execute(transaction)
  const stored = new Set(rows.map(({ table, column }) => `${table}.${column}`))
  const declared = [
    ...Object.keys(officialColumns).map((column) => `official.${column}`),
    ...Object.keys(seatColumns).map((column) => `seat.${column}`),
    ...Object.keys(contactColumns).map((column) => `office_contact.${column}`),
  ]
  const missing = declared.filter((column) => !stored.has(column))
  if (missing.length > 0) {
    throw new Error(
      `stored-columns.ts declares ${missing.join(', ')}, which no migration adds: add one to server/src/database/migrations`,
    )
  }
}
