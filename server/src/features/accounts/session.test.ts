import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type KyselyPlugin, sql } from 'kysely'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import { createApp } from '#app.ts'
import { testDatabase } from '#testing/database.ts'
import { findByAccess, startSession } from '#features/accounts/session.ts'
import { newToken } from '#platform/tokens.ts'
import { buildAccount } from '#testing/account.ts'
import { testApp, Visitor } from '#testing/app.ts'

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
    expect(rows).toEqual(isEmbedded ? [] : [{ name: 'sessions by their access tokens' }])
  })
})

/** A database that counts what it is asked. */
function counted() {
  const counter = { statements: 0 }
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      counter.statements++
      return result
    },
  }
  return { queryCount: counter, database: database.withPlugin(counting) }
}

test('who asks at the same time is looked up in one statement, each as who they are', async () => {
  const { queryCount: counter, database: counting } = counted()
  const [ada, bo] = [await buildAccount(server, { roles: ['ADMIN'] }), await buildAccount(server, { roles: [] })]
  const soon = new Date(now.getTime() + 1_000)
  const tokens = [
    (await startSession(database, ada.id, now)).access,
    (await startSession(database, bo.id, now)).access,
    newToken(),
    (await startSession(database, ada.id, new Date(now.getTime() - 86_400_000))).access,
  ]
  // Seen once, a session is written to no more.
  for (const token of tokens) await findByAccess(database, token, soon)
  const each = tokens.flatMap((token) => [token, token])
  const sessions = await Promise.all(each.map((token) => findByAccess(counting, token, soon)))
  const found = sessions.map((session) => session && [session.accountId, ...session.roles])
  const [ofAda, ofBo] = [[ada.id, 'ADMIN'], [bo.id]]
  expect(found).toEqual([ofAda, ofAda, ofBo, ofBo, null, null, null, null])
  expect(counter.statements).toBe(1)
  await findByAccess(counting, newToken(), soon)
  expect(counter.statements).toBe(2)
})

test('where the look-up fails, it fails for all who asked together, and the next is made anew', async () => {
  const { id } = await buildAccount(server)
  const { access } = await startSession(database, id, now)
  let isBroken = true
  const breaking: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (isBroken) throw new Error('The database is gone')
      return result
    },
  }
  const broken = database.withPlugin(breaking)
  const results = await Promise.allSettled([1, 2].map(() => findByAccess(broken, access, now)))
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  isBroken = false
  expect(await findByAccess(broken, access, now)).toMatchObject({ accountId: id })
})

test('of a session nothing is asked where nobody has to be recognized: not for files, not where access is public or by a link', async () => {
  const { queryCount: counter, database: counting } = counted()
  const webFolder = mkdtempSync(join(tmpdir(), 'atlas-web-'))
  mkdirSync(join(webFolder, 'assets'))
  for (const file of ['index.html', 'favicon.svg', 'assets/main-1a2b.js']) writeFileSync(join(webFolder, file), '')
  const log = pino({ level: 'silent' })
  const app = await createApp({ ...server.context, database: counting }, { log, webFolder })
  const { cookies } = await new Visitor(server.app).signIn()
  const visitor = new Visitor(app)
  const countOf = async (method: 'GET' | 'POST', url: string) => {
    counter.statements = 0
    const { statusCode } = await visitor.send({ method, url })
    return [`${method} ${url}`, statusCode, counter.statements]
  }
  const unrecognized = Object.values(endpoints)
    .filter(({ access }) => access === 'public' || access === 'link')
    .map(({ method, path }) => [method, `/api${path.replace('{token}', newToken())}`] as ['GET' | 'POST', string])
  const files = [
    '/',
    '/login',
    '/advanced-search',
    '/favicon.svg',
    '/assets/main-1a2b.js',
    '/assets/none.js',
    '/api/none',
  ]
  const requests = [...unrecognized, ...files.map((url) => ['GET', url] as ['GET', string])]
  const counts = async () => {
    const found = []
    for (const request of requests) found.push(await countOf(...request))
    return found
  }
  const ofStranger = await counts()
  for (const [name, value] of cookies) visitor.cookies.set(name, value)
  expect(await counts()).toEqual(ofStranger)
  const statements = ofStranger
    .filter(([, , count]) => count !== 0)
    .map(([request]) => String(request).split('/', 3)[2])
  // Whether the database answers, and whose the link is.
  expect(new Set(statements)).toEqual(new Set(['calendar', 'health', 'live', 'unsubscribe']))
  const [, status, ofMe] = await countOf('GET', '/api/auth/me')
  expect(status).toBe(200)
  expect(ofMe).toBeGreaterThan(0)
  await app.close()
  rmSync(webFolder, { recursive: true })
})

test('a role that is taken away holds at the very next request, on any connection', async () => {
  const { id } = await buildAccount(server, { roles: ['USER'] })
  const { access } = await startSession(database, id, now)
  const rolesOnEach = async () => {
    const onItsOwn = () => database.connection().execute((connection) => findByAccess(connection, access, now))
    const sessions = await Promise.all([1, 2, 3].map(onItsOwn))
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
