import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { connect, type Database } from '#database/connect.ts'
import { takeTurn } from '#database/locks.ts'
import { migrate } from '#database/migrate.ts'
import { createDatabase } from '#testing/database/create-database.ts'
import { buildHere } from '#dataset/build-snapshot.ts'
import { loadRecords } from '#imports/load-records.ts'
import { buildRecords } from '#testing/imports/records/records.ts'

let created: Awaited<ReturnType<typeof createDatabase>>
let usual: Database

// The embedded database has one session, which waits for nobody.
describe.skipIf(!process.env.DATABASE_URL)('on PostgreSQL', () => {
  beforeAll(async () => {
    created = await createDatabase(process.env.DATABASE_URL ?? '')
    usual = connect({ connectionString: created.address }, 'postgresql', ignore)
    await migrate(usual)
  })
  afterAll(async () => {
    await usual.destroy()
    await created.drop()
  })

  test('a connection waits a minute for a statement and ten seconds for a lock', async () => {
    expect(await limitsOf(usual)).toEqual({ statement: '1min', lock: '10s', idle: '1min' })
  })

  test('a statement that takes too long is cut off', async () => {
    const hasty = connectWith('statement_timeout=50')
    await expect(sql`select pg_sleep(20)`.execute(hasty)).rejects.toMatchObject({ code: '57014' })
  })

  test('who waits too long for a lock gives up', async () => {
    const hasty = connectWith('lock_timeout=50')
    await usual.transaction().execute(async (holder) => {
      await takeTurn(holder, 'accounts')
      const waiting = hasty.transaction().execute((transaction) => takeTurn(transaction, 'accounts'))
      await expect(waiting).rejects.toMatchObject({ code: '55P03' })
    })
  })

  test('a transaction that does nothing for too long is given up, with its locks', async () => {
    const hasty = connectWith('idle_in_transaction_session_timeout=50')
    const idle = hasty.transaction().execute(async (transaction) => {
      await takeTurn(transaction, 'accounts')
      await usual.transaction().execute((other) => takeTurn(other, 'accounts'))
      await sql`select 1`.execute(transaction)
    })
    await expect(idle).rejects.toThrow(/idle-in-transaction timeout|Connection terminated|not queryable/)
  })

  test.each([
    ['a migration', (database: Database) => migrate(database)],
    [
      'an import',
      (database: Database) =>
        loadRecords(database, buildRecords(), {
          origin: 'public',
          isDemonstration: false,
          now: new Date(),
          onProgress: ignore,
        }),
    ],
    [
      'the reading of the data set',
      (database: Database) =>
        buildHere(database).build({ coverage: 'all', today: '2026-11-22' }, null, new AbortController().signal),
    ],
  ])('%s is never cut off, however long it waits', async (_, work) => {
    const hasty = connectWith('statement_timeout=100&lock_timeout=100&idle_in_transaction_session_timeout=100')
    const working = await usual.transaction().execute(async (holder) => {
      await takeTurn(holder, 'migration')
      await sql`lock table dataset_version in access exclusive mode`.execute(holder)
      const working = Promise.allSettled([work(hasty)])
      await sql`select pg_sleep(0.4)`.execute(holder)
      return { working }
    })
    expect(await working.working).toMatchObject([{ status: 'fulfilled' }])
    expect(await limitsOf(hasty)).toEqual({ statement: '100ms', lock: '100ms', idle: '100ms' })
  })
})

function connectWith(limits: string): Database {
  const database = connect({ connectionString: `${created.address}?${limits}` }, 'postgresql', ignore)
  onTestFinished(() => database.destroy())
  return database
}

async function limitsOf(database: Database) {
  const { rows } = await sql`
    select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
      current_setting('idle_in_transaction_session_timeout') as idle`.execute(database)
  return rows[0]
}

function ignore(): void {}
