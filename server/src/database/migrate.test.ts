import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import { connect } from '#database/connect.ts'
import { migrate } from '#database/migrate.ts'
import { migrations } from '#database/migrations/all.ts'
import { openDatabase } from '#database/open.ts'
import { testDatabase } from '#testing/database.ts'
import { createDatabase } from '#testing/database/create-database.ts'
import { linkTo, open, readCsv } from '#testing/exports/exports.ts'
import { undoLastOfficialsImport } from '#imports/spreadsheets/import/import-officials.ts'
import { testApp, Visitor } from '#testing/app.ts'

/**
 * What `pg_dump --inserts` wrote of a database of commit 780a32f, without comments and settings of the session: 40
 * invented officials called public, an own list of three that was imported twice, an administrator, somebody who waits
 * to be approved, and two files made for the administrator.
 */
const stageOne = gunzipSync(readFileSync(join(import.meta.dirname, 'migrations', 'test-stage-one.sql.gz'))).toString()
const lastMigration = '0009_imports'
const administrator = { email: 'ada@example.org', password: 'Magnolia7@porch' }

const database = await testDatabase()

async function columns(): Promise<string[]> {
  const { rows } = await sql<{ described: string }>`
    select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) as described
    from information_schema.columns where table_schema = 'public'`.execute(database)
  return rows.map(({ described }) => described).toSorted()
}

test('a database of stage one is brought to today with its people, accounts and files', async () => {
  const columnsOfToday = await columns()
  await sql.raw(`drop schema if exists public, jobs cascade; create schema public; ${stageOne}`).execute(database)
  expect(await migrate(database)).toEqual(migrations.map(({ name }) => name).filter((name) => name > lastMigration))
  expect(await columns()).toEqual(columnsOfToday)

  const server = await testApp(database)
  const visitor = await new Visitor(server.app).signIn(administrator)
  // Ada signed in before there was a welcome; Rosa, who waits, is welcomed once she is approved.
  const welcomed = await database.selectFrom('account').select('email').where('welcomed_at', 'is not', null).execute()
  expect(welcomed).toEqual([{ email: administrator.email }])
  const waiting = await visitor.call(endpoints.listPendingUsers, { query: {} })
  expect(waiting.values.map(({ email }) => email)).toEqual(['rosa@example.org'])

  const own = async () => {
    await server.context.dataset.refresh()
    const { values, total } = await visitor.call(endpoints.searchOfficials, {
      body: { columns: ['eo.name', 'eo.phone'], limit: 100 },
    })
    return { total, phone: values.find((official) => official['eo.name'] === 'Cal Heron')?.['eo.phone'] }
  }
  expect(await own()).toEqual({ total: 43, phone: '662-555-0199' })

  const exports = await visitor.call(endpoints.listExports, {})
  expect(exports.values.map(({ format, status }) => `${format} ${status}`)).toEqual(['xlsx COMPLETE', 'csv COMPLETE'])
  const file = await open(visitor, await linkTo(visitor, exports.values[1]?.id ?? ''), {})
  expect(readCsv(file.rawPayload)).toHaveLength(17)

  await undoLastOfficialsImport(database, { now: server.clock.now(), accountId: null, onProgress: () => undefined })
  expect(await own()).toEqual({ total: 43, phone: '662-555-0103' })
})

test('a calendar link from when a person had one goes on, and another may be beside it', async () => {
  await sql.raw(`drop schema if exists public, jobs cascade; create schema public; ${stageOne}`).execute(database)
  const before = migrations.filter(({ name }) => name > lastMigration && name < '0049')
  for (const { name, sql: text } of before) {
    await sql.raw(text).execute(database)
    await database.insertInto('migration').values({ name }).execute()
  }
  await sql`insert into calendar_feed (account_id, token_hash, filters, made_at)
    select id, '\\x01', '[]', '2026-11-22T15:00:00Z' from account where email = ${administrator.email}`.execute(
    database,
  )
  const storedRows = async () =>
    (
      await sql`select account_id, token_hash, filters, made_at from calendar_feed order by account_id`.execute(
        database,
      )
    ).rows
  const links = await storedRows()
  expect(links).toHaveLength(1)
  await migrate(database)
  expect(await storedRows()).toEqual(links)
  const { id } = await database.selectFrom('calendar_feed').select('id').executeTakeFirstOrThrow()
  expect(id).toMatch(/^[0-9a-f-]{36}$/)
  await sql`insert into calendar_feed (id, account_id, token_hash, filters, made_at)
    select gen_random_uuid(), account_id, '\\x02', filters, made_at from calendar_feed`.execute(database)
  expect(await storedRows()).toHaveLength(2)
})

test('a database that a newer version was at is refused and left as it is', async () => {
  const views = async () =>
    (await sql`select oid from pg_class where relkind = 'v' and relname like 'shown_%' order by oid`.execute(database))
      .rows
  const before = await views()
  await database.insertInto('migration').values({ name: '9001_tomorrow' }).execute()
  await expect(migrate(database)).rejects.toThrow(
    'The database belongs to a newer version of the atlas (it holds the change 9001_tomorrow). Start that version, or restore the backup from before it (docs/upgrade.md)',
  )
  expect(await views()).toEqual(before)
  await database.deleteFrom('migration').where('name', '=', '9001_tomorrow').execute()
})

// PostgreSQL's own programs make these backups.
describe.skipIf(!process.env.DATABASE_URL)('a backup on PostgreSQL from before the new version', () => {
  test('brings back what there was, to the letter, beside the database of the new version', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'atlas-upgrade-'))
    const file = join(folder, 'before-upgrade.dump')
    const [inUse, restored] = [await createDatabase(url), await createDatabase(url)]
    const old = connect({ connectionString: inUse.address }, 'postgresql', fail)
    await sql.raw(stageOne).execute(old)
    await old.destroy()
    const before = await dump(inUse.address)
    await run('pg_dump', ['--format=custom', `--file=${file}`, inUse.address])

    const newer = await openDatabase({ url: inUse.address, dataDirectory: '', onIdleError: fail })
    const { people } = await newer.database
      .selectFrom('account')
      .select(({ fn }) => fn.countAll<number>().as('people'))
      .executeTakeFirstOrThrow()
    expect(people).toBe(2)
    await newer.close()
    expect(await dump(inUse.address)).not.toBe(before)

    const words = [
      '--exit-on-error',
      '--single-transaction',
      '--no-owner',
      '--no-privileges',
      `--dbname=${restored.address}`,
      file,
    ]
    await run('pg_restore', words)
    expect(await dump(restored.address)).toBe(before)
    for (const { drop } of [inUse, restored]) await drop()
    await rm(folder, { recursive: true })
  })
})

const url = process.env.DATABASE_URL ?? ''
const run = promisify(execFile)

async function dump(address: string): Promise<string> {
  const { stdout } = await run('pg_dump', ['--no-owner', address], { maxBuffer: 64 * 1024 * 1024 })
  // Newer programs write a random word at the beginning and the end.
  return stdout.replaceAll(/^\\(un)?restrict .*$/gm, '')
}

function fail(error: Error): never {
  throw error
}
