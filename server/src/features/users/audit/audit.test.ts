import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { AuditEntry } from '@atlas/contract/endpoints/users/audit.ts'
import { audit } from '#database/audit.ts'
import type { Database } from '#database/connect.ts'
import { testDatabase } from '#testing/database.ts'
import { deleteExpired } from '#features/accounts/jobs.ts'
import { buildAccount } from '#testing/account.ts'
import { testApp, Visitor } from '#testing/app.ts'

const database = await testDatabase()
const server = await testApp(database)
const { app, clock } = server

const faith = await buildAccount(server, { roles: ['ADMIN', 'USER'] })
const administrator = await new Visitor(app).signIn(faith)
const list = async (query: Parameters<typeof administrator.call<typeof endpoints.listAudit>>[1]['query'] = {}) =>
  await administrator.call(endpoints.listAudit, { query })
const described = ({ who, act, to_what, network }: AuditEntry) => ({ who, act, to_what, network })
const here = '127.0.0.1'

describe('the audit log', () => {
  test('says who did what to whom, when and from where, newest first', async () => {
    const renee = await buildAccount(server, { roles: [] })
    await administrator.call(endpoints.assignRole, { body: { user_id: renee.id, role: 'USER' } })
    await new Visitor(app).request(endpoints.login, { body: { email: renee.email, password: 'wrong' } })
    await new Visitor(app).request(endpoints.login, { body: { email: 'nobody@example.org', password: 'wrong' } })
    await audit(database, {
      at: clock.now(),
      by: null,
      action: 'two-step sign-in reset',
      details: { account: renee.id },
    })
    const { values, total } = await list()
    expect(values.slice(0, 4).map(described)).toEqual([
      { who: 'At the server', act: 'two-step sign-in reset', to_what: 'Rosa Baptiste', network: null },
      {
        who: 'Unknown e-mail address',
        act: 'sign-in failed',
        to_what: 'Wrong e-mail address or password',
        network: here,
      },
      { who: 'Rosa Baptiste', act: 'sign-in failed', to_what: 'Wrong e-mail address or password', network: here },
      { who: 'Rosa Baptiste', act: 'role assigned', to_what: 'Rosa Baptiste: USER added', network: here },
    ])
    expect(values[3]).toMatchObject({ email: faith.email, at: clock.now().toISOString() })
    expect(total).toBe(values.length)
  })

  test('is filtered by who did it or had it done, by what and by when, and read page by page', async () => {
    const keisha = await buildAccount(server, { roles: ['USER'] })
    clock.forward(60 * 60)
    const before = clock.now().toISOString()
    await administrator.call(endpoints.rejectUser, { body: { id: keisha.id } })
    const acts = async (query: Parameters<typeof list>[0]) => (await list(query)).values.map(({ act }) => act)
    expect(await acts({ who: keisha.email.toUpperCase() })).toEqual(['rejected'])
    expect(await acts({ who: keisha.email, what: 'sign-in' })).toEqual([])
    expect(await acts({ who: '%' })).toEqual([])
    expect(await acts({ from: before })).toEqual(['rejected'])
    const all = await list({ to: before })
    expect(all.values.map(({ act }) => act)).not.toContain('rejected')
    const pages: AuditEntry[] = []
    let cursor: string | null | undefined
    do {
      const page = await list({ to: before, limit: 2, ...(cursor && { cursor }) })
      pages.push(...page.values)
      cursor = page.cursor
    } while (cursor)
    expect(pages).toEqual(all.values)
    const wrong = await administrator.request(endpoints.listAudit, {
      query: { from: '2026-11-23T00:00:00Z', to: '2026-11-22T00:00:00Z' },
    })
    expect(wrong.json().errors).toEqual([{ path: 'query.to', message: 'The last day is before the first.' }])
  })

  test('keeps an entry whose people are gone, without their names', async () => {
    const marcus = await buildAccount(server, { roles: ['USER'] })
    await new Visitor(app).signIn(marcus)
    await administrator.call(endpoints.deleteUser, { params: { id: marcus.id }, body: {} })
    const { values } = await list()
    const who = `Deleted account ${marcus.id.slice(0, 8)}`
    const deleted = {
      who: 'Rosa Baptiste',
      act: 'account deleted',
      to_what: `${who}: its name and e-mail address are deleted too`,
      network: here,
    }
    const signedIn = { who, act: 'signed in', to_what: '', network: here }
    expect(values.slice(0, 2).map(described)).toEqual([deleted, signedIn])
    // What the log calls them finds all that is kept of them.
    const found = (await list({ who })).values.map(described)
    expect(found.slice(0, 2)).toEqual([deleted, signedIn])
    expect(found.every((entry) => `${entry.who} ${entry.to_what}`.includes(who))).toBe(true)
  })

  test('is a file of every entry under the filters, in UTC; a name runs as no formula, and the download is an entry', async () => {
    const sender = await buildAccount(server, { roles: ['USER'] })
    const file = '=1+1.csv'
    await audit(database, { at: clock.now(), by: sender.id, action: 'officials file sent', details: { file } })
    const answer = await administrator.request(endpoints.downloadAudit, { query: { what: 'imports' } })
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(/filename="audit-log-\d{4}-\d\d-\d\d\.csv"/),
    })
    const rows: string[][] = parse(answer.body, { bom: true })
    expect(rows).toEqual([
      ['When (UTC)', 'Who', 'E-mail', 'What', 'To what', 'Network address'],
      [clock.now().toISOString(), 'Rosa Baptiste', sender.email, 'Sent a file of officials', "'=1+1.csv", ''],
    ])
    expect((await list()).values.slice(0, 1).map(described)).toEqual([
      { who: 'Rosa Baptiste', act: 'audit log downloaded', to_what: '1 entry', network: here },
    ])
  })

  test('ends after 24 months, and nothing else of it can be changed or removed', async () => {
    const at = new Date('2023-05-05T12:00:00Z')
    await audit(database, { at, by: faith.id, action: 'name changed' })
    const { total } = await list()
    await deleteExpired({ database, clock })
    expect((await list()).total).toBe(total - 1)
    for (const attempt of attempts) await expect(attempt(database)).rejects.toThrow('The trail is only ever added to')
    expect((await list()).total).toBe(total - 1)
  })
})

const attempts = [
  (on: Database) => sql`update audit_event set details = '{}'`.execute(on),
  (on: Database) => sql`delete from audit_event`.execute(on),
  (on: Database) => sql`truncate audit_event`.execute(on),
]

// The embedded database knows one role, which may do everything.
describe.skipIf(!process.env.DATABASE_URL)('the role that the atlas works as, where the log is protected', () => {
  test('adds to the log and reads it, and can neither change it nor turn off what guards it', async () => {
    const role = 'atlas_protected'
    const script = readFileSync(new URL('../../../../../deploy/protect-audit-log.sql', import.meta.url), 'utf8')
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database)
    const databaseName = rows[0]?.name
    const inTransaction = database.transaction().execute(async (transaction) => {
      const run = async (statement: string) => await sql.raw(statement).execute(transaction)
      await run(
        `create role ${role}; alter database ${databaseName} owner to ${role}; grant all on audit_event to ${role}`,
      )
      const protect = script.replaceAll(':"role"', role).replaceAll('atlas_audit', `${role}_audit`)
      await run(protect)
      await run(protect)
      await run(`set local role ${role}`)
      await run(`insert into audit_event (happened_at, action) values (now(), 'registered')`)
      await run(`delete from audit_event where happened_at < now() - interval '24 months'`)
      // A newer version of the atlas brings the schema up to date as this role.
      await run('create table of_a_newer_version (id integer); drop table of_a_newer_version')
      for (const statement of [
        `update audit_event set action = 'x'`,
        `delete from audit_event`,
        `truncate audit_event`,
        `alter table audit_event disable trigger all`,
        `drop trigger audit_event_append_only on audit_event`,
        `drop table audit_event`,
        `drop schema public cascade`,
        `alter schema public owner to ${role}`,
        `create or replace function refuse_change_of_trail() returns trigger language plpgsql as 'begin return old; end'`,
        `set local session_replication_role = replica`,
      ]) {
        await run('savepoint before')
        await expect(run(statement), statement).rejects.toThrow(/permission denied|must be owner|only ever added to/)
        await run('rollback to savepoint before')
      }
      throw new Error('Undo it all')
    })
    await expect(inTransaction).rejects.toThrow('Undo it all')
  })
})
