import { sql } from 'kysely'
import type { Database } from '#database/connect.ts'
import { importOfficialsFile } from '#imports/spreadsheets/import/import-officials.ts'
import type { FileColumn } from '#imports/spreadsheets/columns/file-columns.ts'
import type { OfficialsFile } from '#imports/spreadsheets/read/officials-file.ts'
import type { OfficialsImport } from '#imports/spreadsheets/report/officials-check.ts'

export const now = new Date('2026-11-20T15:00:00Z')
export type Row = Partial<Record<FileColumn, string>>

/** A file for tests, with the columns that any of its rows has. */
export function officialsFile(rows: readonly Row[], name = 'list.csv'): OfficialsFile {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row) as FileColumn[]))]
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
  return fileOf(lines.map((cells) => cells.map(csvCell).join(',')).join('\n') + '\n', name)
}

export function fileOf(content: string | Uint8Array, name = 'list.csv'): OfficialsFile {
  return { name, bytes: typeof content === 'string' ? Buffer.from(content) : content }
}

function csvCell(text: string): string {
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A constable of Bolivar County, Mississippi. */
export function constable(changes: Row = {}): Row {
  return {
    'eo.name': 'Ada Bird0',
    'office.name': 'Constable',
    'state.name': 'MS',
    'county.name': 'Bolivar',
    ...changes,
  }
}

export async function importOwn(
  database: Database,
  file: OfficialsFile,
  { acceptLosses = 0, at = now } = {},
): Promise<OfficialsImport> {
  return await importOfficialsFile(database, file, {
    now: at,
    acceptLosses,
    accountId: null,
    cameBy: 'file',
    onProgress: () => undefined,
  })
}

const tables = [
  ['state', 'id'],
  ['county', 'id'],
  ['source', 'id'],
  ['party', 'id'],
  ['office', 'id'],
  ['jurisdiction', 'id'],
  ['jurisdiction_county', 'jurisdiction_id, county_id'],
  ['seat', 'id'],
  ['organisation_seat', 'seat_id'],
  ['organisation_jurisdiction', 'jurisdiction_id'],
  ['official', 'id'],
  ['jurisdiction_fact', 'jurisdiction_id, field, former_lines_year, layer'],
  ['dataset_version', 'id'],
] as const

/** A digest of everything that imports write: the same if nothing was written. */
export async function digest(database: Database, { runs = true } = {}): Promise<string> {
  const parts = tables.map(
    ([table, order]) =>
      sql`coalesce((select string_agg(t::text, ' ' order by ${sql.raw(order)}) from ${sql.table(table)} as t), '-')`,
  )
  const count = runs ? sql`(select count(*) from import_run)` : sql`0`
  const { rows } = await sql<{ digest: string }>`
    select md5(${sql.join(parts, sql` || `)} || ${count}) as digest`.execute(database)
  return rows[0]?.digest ?? ''
}
