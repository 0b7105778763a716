import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Schema } from '#database/schema.ts'
import type { LoadedColumns } from '#imports/load/loaded-tables.ts'

export type ImportTransaction = Transaction<Schema>

/**
 * Stored column → the columns staged in its place: keys in place of ids, which new rows do not have yet; none for the
 * layer.
 */
const comesAs: Readonly<Record<string, readonly string[]>> = {
  jurisdiction_id: ['jurisdiction_key'],
  figures_from: ['figures_from_key'],
  seat_id: ['office_id', 'jurisdiction_key'],
  stands_for: ['stands_for_key'],
  replaces: ['replaces_key'],
  layer: [],
}

// Large enough that round trips cost little, and small enough that no statement exceeds some megabytes.
const batchSize = 4000

/**
 * Puts rows into a table that exists only in this transaction, to be compared with the stored rows. Its name is that of
 * the stored table with the prefix `incoming_`, and its columns have the same types.
 */
export async function stage(
  transaction: ImportTransaction,
  table: keyof Schema,
  { key, values }: LoadedColumns,
  rows: Iterable<object>,
): Promise<void> {
  const staged = incoming(table)
  // A public load that applies corrections to its officials again stages some tables a second time.
  await sql`drop table if exists ${staged}`.execute(transaction)
  await sql`
    create temporary table ${staged} on commit drop as
    select ${sql.join([...key, ...values].flatMap(stagedColumns))} from ${sql.table(table)} with no data`.execute(
    transaction,
  )
  for (const batch of batches(rows)) {
    const json = JSON.stringify(batch)
    await sql`insert into ${staged} select * from json_populate_recordset(null::${staged}, ${json}::json)`.execute(
      transaction,
    )
  }
  // Without statistics, PostgreSQL would plan the following joins for a handful of rows.
  await sql`analyze ${staged}`.execute(transaction)
}

/** The table in which the rows are staged. */
export function incoming(table: keyof Schema): RawBuilder<unknown> {
  return sql.table(`incoming_${table}`)
}

function stagedColumns(column: string): RawBuilder<unknown>[] {
  return comesAs[column]?.map((key) => sql`null::text as ${sql.ref(key)}`) ?? [sql.ref(column)]
}

function* batches(rows: Iterable<object>): Generator<object[]> {
  let batch: object[] = []
  for (const row of rows) {
    batch.push(row)
    if (batch.length === batchSize) {
      yield batch
      batch = []
    }
  }
  if (batch.length > 0) yield batch
}
