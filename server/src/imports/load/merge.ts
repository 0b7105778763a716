import { type RawBuilder, sql } from 'kysely'
import type { Schema } from '#database/schema.ts'
import type { ImportTransaction } from '#imports/load/staging.ts'

/** The numbers of rows of a table that an import changed. */
export interface TableReport {
  readonly added: number
  readonly changed: number
  readonly removed: number
  readonly unchanged: number
}

export interface Merge {
  readonly table: keyof Schema
  /** The columns that identify a row. */
  readonly key: readonly string[]
  /** The columns that may change. */
  readonly values: readonly string[]
  /** A query for the incoming rows: the key and the values. */
  readonly incoming: RawBuilder<unknown>
  /** A condition on `stored` rows; those that meet it are removed if they are not among the incoming rows. */
  readonly removable?: RawBuilder<unknown>
  /** Existing rows are not changed. */
  readonly onlyAdds?: true
}

/** Makes a table contain the incoming rows, writing only those that differ. */
export async function merge(transaction: ImportTransaction, merge: Merge): Promise<TableReport> {
  const removed = merge.removable ? await affected(transaction, removal(merge, merge.removable)) : 0
  const changed = merge.values.length > 0 && !merge.onlyAdds ? await affected(transaction, change(merge)) : 0
  const added = await affected(transaction, addition(merge))
  const { rows } = await sql<{ count: number }>`select count(*) from (${merge.incoming}) as incoming`.execute(
    transaction,
  )
  return { added, changed, removed, unchanged: (rows[0]?.count ?? 0) - added - changed }
}

/** The number of rows that a statement changed. */
export async function affected(transaction: ImportTransaction, statement: RawBuilder<unknown>): Promise<number> {
  const { numAffectedRows } = await statement.execute(transaction)
  return Number(numAffectedRows ?? 0)
}

function removal({ table, key, incoming }: Merge, removable: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    delete from ${sql.table(table)} as stored
    where (${removable}) and not exists (select from (${incoming}) as incoming where ${isSame(key)})`
}

function change({ table, key, values, incoming }: Merge): RawBuilder<unknown> {
  const assignments = values.map((column) => sql`${sql.ref(column)} = ${sql.ref(`incoming.${column}`)}`)
  return sql`
    update ${sql.table(table)} as stored set ${sql.join(assignments)}
    from (${incoming}) as incoming
    where ${isSame(key)} and row(${columnsOf('stored', values)}) is distinct from row(${columnsOf('incoming', values)})`
}

function addition({ table, key, values, incoming }: Merge): RawBuilder<unknown> {
  const columns = [...key, ...values]
  return sql`
    insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    select ${columnsOf('incoming', columns)} from (${incoming}) as incoming
    where not exists (select from ${sql.table(table)} as stored where ${isSame(key)})`
}

function isSame(key: readonly string[]): RawBuilder<unknown> {
  return sql.join(
    key.map((column) => sql`${sql.ref(`stored.${column}`)} = ${sql.ref(`incoming.${column}`)}`),
    sql` and `,
  )
}

function columnsOf(rows: 'stored' | 'incoming', columns: readonly string[]): RawBuilder<unknown> {
  return sql.join(columns.map((column) => sql.ref(`${rows}.${column}`)))
}
