import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Schema } from '#database/schema.ts'

export type ImportTransaction = Transaction<Schema>

/** A table of this transaction only, that holds what comes until it is compared with what is stored. */
export interface Staging {
  readonly name: string
  /** Column name → SQL type. */
  readonly columns: Readonly<Record<string, string>>
}

// Large enough that a round trip costs little, small enough that no statement holds more than some megabytes.
const batchSize = 4000

export async function stage(transaction: ImportTransaction, staging: Staging, rows: Iterable<object>): Promise<void> {
  const shape = sql.raw(
    Object.entries(staging.columns)
      .map(([name, type]) => `${name} ${type}`)
      .join(', '),
  )
  const table = sql.table(staging.name)
  await sql`create temporary table ${table} (${shape}) on commit drop`.execute(transaction)
  for (const batch of batches(rows)) {
    await insert(transaction, table, shape, batch)
  }
  // Without statistics the joins that follow would be planned for a handful of rows.
  await sql`analyze ${table}`.execute(transaction)
}

async function insert(
  transaction: ImportTransaction,
  table: RawBuilder<unknown>,
  shape: RawBuilder<unknown>,
  batch: readonly object[],
): Promise<void> {
  const rows = JSON.stringify(batch)
  await sql`insert into ${table} select * from json_to_recordset(${rows}::json) as incoming(${shape})`.execute(
    transaction,
  )
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
