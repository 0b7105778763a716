import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import { afterRestore, clearAfterRestore, statementsAfterRestore } from '#database/backup/after-restore.ts'
import { testDatabase } from '#testing/database.ts'
import { turnOn } from '#testing/accounts/two-factor/authenticator.ts'
import { buildAccount } from '#testing/account.ts'
import { testApp, Visitor } from '#testing/app.ts'

const database = await testDatabase()
const server = await testApp(database)
const { app, clock } = server

test('of every table somebody has decided whether a restored backup keeps it', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(database)
  expect(Object.keys(afterRestore).toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})

test('a table that holds the hash of a token, or a code, is cleared or has its reason here', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct table_name as name from information_schema.columns
    where table_schema = 'public' and data_type = 'bytea' and column_name ~ '(hash|secret)$'`.execute(database)
  const preserved = rows
    .map(({ name }) => name)
    .filter((name) => afterRestore[name as keyof typeof afterRestore] === 'kept')
  expect(preserved.toSorted()).toEqual(['export', 'known_device', 'task_mail', 'weekly_digest'])
})

test('nothing that was ended or used since the backup comes back: sessions, links, codes, devices', async () => {
  const account = await buildAccount(server)
  const visitor = await new Visitor(app).signIn(account)
  const { code, recoveryCodes } = await turnOn(visitor, clock)
  const { url } = await visitor.call(endpoints.makeCalendarFeed, { body: { filters: [] } })
  const [address = ''] = /\/api\/calendar\/.+$/.exec(url ?? '') ?? []
  const half = new Visitor(app)
  const firstStep = { body: { email: account.email, password: account.password } }
  const secondStep = async (typed: string) =>
    (await half.request(endpoints.secondStep, { body: { code: typed, remember_device: true } })).statusCode
  const first = async () => (await half.request(endpoints.login, firstStep)).statusCode
  await first()
  expect(await secondStep(code())).toBe(200)

  const newestStep = () => Math.floor(Date.now() / 30_000) + 1
  const before = newestStep()
  await clearAfterRestore(database)
  const after = newestStep()
  expect(await visitor.call(endpoints.me, {})).toBeNull()
  expect((await visitor.send({ method: 'GET', url: address })).statusCode).toBe(404)
  expect(await first()).toBe(202)
  expect(await secondStep(recoveryCodes[1] ?? '')).toBe(422)
  const left = await database.selectFrom('two_factor').select('last_step').executeTakeFirstOrThrow()
  // What the phone shows at this moment, and what it shows next, was perhaps seen before.
  expect(left.last_step).toBeGreaterThanOrEqual(before)
  expect(left.last_step).toBeLessThanOrEqual(after)
})

test.each(['operations.md', 'upgrade.md'])('docs/%s tells the same statements for PostgreSQL', (file) => {
  const text = readFileSync(join(import.meta.dirname, '../../../../docs', file), 'utf8')
  expect(text).toContain(statementsAfterRestore.join('; '))
})
