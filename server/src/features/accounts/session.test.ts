import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '#database/test-database.ts'
import { findByAccess, startSession } from '#features/accounts/session.ts'
import { buildAccount } from '#test-account.ts'
import { testApp } from '#test-app.ts'

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
