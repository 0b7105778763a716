import type { ColumnMetadata, TableMetadata } from 'kysely'
import type { Database } from '#database/connect.ts'

/** What the driver makes of each SQL type, as connect.ts tells it to. */
const typeOf: Readonly<Record<string, string>> = {
  text: 'string',
  uuid: 'string',
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float8: 'number',
  date: 'Day',
  timestamptz: 'Date',
  bytea: 'Buffer',
  jsonb: 'Json',
}

/** PostgreSQL does not say which columns of a view may be null: they are as in the table that the view shows. */
const shows: Readonly<Record<string, string>> = {
  shown_official: 'official',
  shown_seat: 'seat',
  shown_jurisdiction: 'jurisdiction',
  shown_fact: 'jurisdiction_fact',
}
/** Of a seat the contact of its office too, under names of its own. */
const ofContact = /^contact_(?:email_(?=as_of))?/

const head = `import type { ColumnType, Generated } from 'kysely'

// Made from the migrated database by row-types.test.ts; a migration changes it, nobody's hand does.

/** A day without a time, \`YYYY-MM-DD\`: the driver is told to leave it text. */
type Day = string
/** Written as text, and read as what the text says. */
type Json = ColumnType<unknown, string, string>

/** Every table and view, as the migrations make it; schema.ts says what SQL cannot say of some columns. */
export interface Rows {`

/** The types of every table's rows, as the text of a file. */
export async function rowTypes(database: Database): Promise<string> {
  const tables = (await database.introspection.getTables()).filter(({ schema }) => schema === 'public')
  const byName = new Map(tables.map((table) => [table.name, table]))
  const members = tables.flatMap((table) => [`  ${table.name}: {`, ...linesOf(table, byName), '  }'])
  return [head, ...members, '}', ''].join('\n')
}

function linesOf({ name, isView, columns }: TableMetadata, byName: ReadonlyMap<string, TableMetadata>): string[] {
  if (!isView) return columns.map((column) => `    ${column.name}: ${inTable(column)}`)
  const shown = byName.get(shows[name] ?? '')
  return columns.map((column) => {
    const original =
      shown?.columns.find((each) => each.name === column.name) ??
      byName.get('office_contact')?.columns.find((each) => each.name === column.name.replace(ofContact, ''))
    if (!original)
      throw new Error(`Say in testing/database/row-types.ts what the column ${column.name} of the view ${name} shows`)
    return `    ${column.name}: ${read(original)}`
  })
}

function inTable(column: ColumnMetadata): string {
  const isGiven = column.hasDefaultValue || column.isAutoIncrementing
  return isGiven && !column.isNullable && column.dataType !== 'jsonb' ? `Generated<${read(column)}>` : read(column)
}

function read({ name, dataType, isNullable }: ColumnMetadata): string {
  const type = typeOf[dataType]
  if (!type)
    throw new Error(`Say in testing/database/row-types.ts what the type ${dataType} of the column ${name} is read as`)
  return isNullable ? `${type} | null` : type
}
