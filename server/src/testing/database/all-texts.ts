import { sql } from 'kysely'
import type { Database } from '#database/connect.ts'

/** Every text in any column of any table, those inside of JSON too, with the columns that it stands in. */
export async function allTexts(database: Database): Promise<Map<string, Set<string>>> {
  const texts = new Map<string, Set<string>>()
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`.execute(database)
  for (const { schema, name } of tables) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(`${schema}.${name}`)}`.execute(
      database,
    )
    for (const row of rows) {
      for (const [column, value] of Object.entries(row)) add(texts, value, `${name}.${column}`)
    }
  }
  return texts
}

function add(texts: Map<string, Set<string>>, value: unknown, column: string): void {
  if (value === null || value === undefined || Buffer.isBuffer(value)) return
  if (typeof value === 'object' && !(value instanceof Date)) {
    for (const each of Array.isArray(value) ? value : Object.entries(value).flat()) add(texts, each, column)
    return
  }
  const text = String(value)
  texts.set(text, (texts.get(text) ?? new Set()).add(column))
}
