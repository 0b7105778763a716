import { setTimeout as pause } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#database/connect.ts'
import type { Schema } from '#database/schema.ts'

const triesApartMilliseconds = 250

/**
 * Every advisory lock of the atlas: its number in the database, which is one for all, and what waits for it. A number
 * stays what it is, because processes of two versions serve beside each other while one is rolled out. Those of the
 * queue are pg-boss's own; it makes them of a hash with 64 bits.
 */
export const lockNumbers = {
  /** Any number of server processes may start at once; one brings the schema up to date, the others wait for it. */
  migration: 7_310_455,
  /** Changes of accounts come one after the other, so that two administrators at once cannot both take away the last but one. */
  accounts: 7_310_456,
  /** Requests of administrators about imports are handled one after another, so that each sees those before it. */
  importRequests: 7_310_457,
  /** Processes that start at once on an empty database would all make the queue's tables, and all but one would end with an error. */
  queueStart: 7_310_458,
  /** Processes that start at once on an empty database would all fill it; one does, the others wait for it. */
  seed: 7_310_459,
} as const
type Lock = keyof typeof lockNumbers

/** Waits until nobody else holds the lock, and holds it until the transaction ends. */
export async function takeTurn(transaction: Database, lock: Lock): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockNumbers[lock]})`.execute(transaction)
}

/**
 * Does work over several transactions while nobody else holds the lock. It polls instead of waiting in the database,
 * where a time limit would end the wait. The lock belongs to the connection and is released with it, even if the
 * process dies.
 */
export async function whileLocked<Result>(
  connection: Kysely<Schema>,
  lock: Lock,
  { onWait, work }: { readonly onWait: () => void; readonly work: () => Promise<Result> },
): Promise<Result> {
  if (!(await tryLock(connection, lock))) {
    onWait()
    do await pause(triesApartMilliseconds)
    while (!(await tryLock(connection, lock)))
  }
  try {
    return await work()
  } finally {
    await sql`select pg_advisory_unlock(${lockNumbers[lock]})`.execute(connection)
  }
}

async function tryLock(connection: Kysely<Schema>, lock: Lock): Promise<boolean> {
  const { rows } = await sql<{ isOurs: boolean }>`
    select pg_try_advisory_lock(${lockNumbers[lock]}) as "isOurs"`.execute(connection)
  return rows[0]?.isOurs ?? false
}
