import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import { testDatabase } from '#database/test-database.ts'
import { findByAccess, startSession } from '#features/accounts/session.ts'
import { buildAccount } from '#test-account.ts'
import { testApp, Visitor } from '#test-app.ts'

const database = await testDatabase()
const server = await testApp(database)
const now = new Date('2026-11-20T15:00:00Z')
const isEmbedded = process.env.DATABASE_URL === undefined

test('a session is looked up by a statement that PostgreSQL has planned; the one embedded session keeps no names', async () => {
  const { id } = await buildAccount(server)
  const { access } = await startSession(database, id, now)
  await database.connection().execute(async (connection) => {
    for (let request = 0; request < 3; request++)
      expect(await findByAccess(connection, access, now)).toMatchObject({ accountId: id })
    expect(await findByAccess(connection, access.toUpperCase(), now)).toBeNull()
    const { rows } = await sql<{ name: string }>`select name from pg_prepared_statements where name <> ''`.execute(
      connection,
    )
    expect(rows).toEqual(isEmbedded ? [] : [{ name: 'session by its access token' }])
  })
})

test('a role that is taken away holds at the very next request, on any connection', async () => {
  const { id } = await buildAccount(server, { roles: ['USER'] })
  const { access } = await startSession(database, id, now)
  const rolesOnEach = async () => {
    const sessions = await Promise.all([1, 2, 3].map(() => findByAccess(database, access, now)))
    return sessions.map((session) => [...(session?.roles ?? ['nobody'])])
  }
  expect(await rolesOnEach()).toEqual([['USER'], ['USER'], ['USER']])
  await database.deleteFrom('account_role').where('account_id', '=', id).execute()
  expect(await rolesOnEach()).toEqual([[], [], []])
})

test('a visit ends with half an hour without a request, and its end is told until the next one ends', async () => {
  const visitor = await new Visitor(server.app).signIn()
  const lastVisit = async () => (await visitor.call(endpoints.me, {}))?.last_visit
  const registered = '2026-11-20T09:00:00-06:00'
  expect(await lastVisit()).toBe(registered)
  for (const minutes of [1, 10, 29]) {
    server.clock.forward(minutes * 60)
    expect(await lastVisit()).toBe(registered)
  }
  server.clock.forward(30 * 60)
  expect([await lastVisit(), await lastVisit()]).toEqual(['2026-11-20T09:40:00-06:00', '2026-11-20T09:40:00-06:00'])
})

test('requests of a minute write once', async () => {
  const visitor = await new Visitor(server.app).signIn()
  const written = async () => (await database.selectFrom('account').select('last_request_at').execute()).map(String)
  server.clock.forward(3_600)
  await Promise.all([1, 2, 3].map(() => visitor.call(endpoints.me, {})))
  const first = await written()
  server.clock.forward(60)
  await visitor.call(endpoints.me, {})
  expect(await written()).toEqual(first)
})
