import { type Kysely, sql } from 'kysely'
import type pg from 'pg'
import type { Schema } from '#database/schema.ts'

/**
 * How long PostgreSQL lets one connection of ours hold up others, in milliseconds. An address may say other figures
 * (`postgres://…?statement_timeout=300000`), which go before these.
 */
export const timeLimits = {
  // The longest statement of a request takes a second on half a million officials.
  statement_timeout: 60_000,
  // Shorter than that a person waits for a page.
  lock_timeout: 10_000,
  // Nothing that a request begins waits for anything but the database.
  idle_in_transaction_session_timeout: 60_000,
} satisfies pg.PoolConfig

/**
 * For what takes as long as it takes and is never to be cut off half way: a migration, an import, reading the whole
 * data set. The limits hold again once the transaction has ended.
 */
export async function liftTimeLimits(transaction: Kysely<Schema>): Promise<void> {
  const lifted = Object.keys(timeLimits).map((name) => sql`set_config(${name}, '0', true)`)
  await sql`select ${sql.join(lifted)}`.execute(transaction)
}
