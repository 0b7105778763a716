import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import { migrate } from '#database/migrate.ts'
import { migrations } from '#database/migrations/all.ts'
import { testDatabase } from '#database/test-database.ts'
import { linkTo, open, readCsv } from '#features/exports/test-exports.ts'
import { undoLastOfficialsImport } from '#imports/sources/officials-file/import-officials.ts'
import { testApp, Visitor } from '#test-app.ts'

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
  const { rows } = await sql<{ said: string }>`
    select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) as said
    from information_schema.columns where table_schema = 'public'`.execute(database)
  return rows.map(({ said }) => said).toSorted()
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
