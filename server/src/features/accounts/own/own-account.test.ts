import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import { testDatabase } from '#testing/database.ts'
import { turnOn } from '#testing/accounts/two-factor/authenticator.ts'
import { buildAccount, buildOrganization } from '#testing/account.ts'
import { testApp, Visitor } from '#testing/app.ts'

const database = await testDatabase()
const server = await testApp(database)
const { app, clock } = server
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const newPassword = 'Magnolia7@porch'

type Account = Awaited<ReturnType<typeof buildAccount>>

/** Signed in by a browser that has been nowhere before. */
async function signInFrom(
  { email, password }: Pick<Account, 'email' | 'password'>,
  headers: Record<string, string> = {},
) {
  const visitor = new Visitor(app)
  const answer = await visitor.send({ method: 'POST', url: '/api/auth/login', payload: { email, password }, headers })
  return { visitor, status: answer.statusCode }
}

async function person(options: Parameters<typeof buildAccount>[1] = {}) {
  const account = await buildAccount(server, options)
  return { account, visitor: (await signInFrom(account)).visitor }
}

const refusalOf = async (request: ReturnType<Visitor['request']>) => {
  const answer = await request
  const { detail, errors } = answer.json<{ detail: string; errors?: { path: string }[] }>()
  return [answer.statusCode, detail, ...(errors ?? []).map(({ path }) => path)]
}
const actionsOf = async ({ id }: Account) => {
  const events = await database
    .selectFrom('audit_event')
    .select('action')
    .where('account_id', '=', id)
    .orderBy('id')
    .execute()
  return events.map(({ action }) => action)
}

describe('an account', () => {
  test('shows its names, where it belongs and how it is signed in to; names can be changed', async () => {
    const organizationId = await buildOrganization(server, 'Delta Civic Voices')
    const { account, visitor } = await person({ typed: 'Delta', organizationId })
    const now = clock.now().toISOString()
    const shown = {
      first_name: 'Rosa',
      last_name: 'Baptiste',
      email: account.email,
      organization: 'Delta Civic Voices',
      roles: { ADMIN: false, USER: true },
      created_at: now,
      password_changed_at: now,
      two_factor: {
        is_on: false,
        is_offered: true,
        is_required: false,
        required_from: null,
        turned_on_at: null,
        recovery_codes_left: 0,
        are_codes_kept: false,
      },
    }
    expect(await visitor.call(endpoints.readAccount, {})).toEqual(shown)
    const changed = await visitor.call(endpoints.changeAccount, { body: { first_name: 'Renee' } })
    expect(changed).toEqual({ ...shown, first_name: 'Renee' })
    expect(await refusalOf(visitor.request(endpoints.changeAccount, { body: { last_name: ' ' } }))).toEqual([
      422,
      'Last name is required.',
      'last_name',
    ])
    expect(await actionsOf(account)).toEqual(['signed in', 'name changed'])
    expect((await visitor.call(endpoints.changeAccount, { body: {} })).first_name).toBe('Renee')
  })

  test('takes a new password from who knows the old one, signs out everywhere else, and mails its owner', async () => {
    const { account, visitor } = await person()
    const other = (await signInFrom(account)).visitor
    await server.mails()
    const change = (old_password: string, password: string) =>
      visitor.request(endpoints.changePassword, { body: { old_password, password } })
    expect(await refusalOf(change('guessed', newPassword))).toEqual([422, 'This is not your password.', 'old_password'])
    expect((await refusalOf(change(account.password, 'Password1!')))[2]).toBe('password')
    clock.forward(60)
    expect((await change(account.password, newPassword)).statusCode).toBe(200)
    expect(await other.call(endpoints.me, {})).toBeNull()
    const { password_changed_at } = await visitor.call(endpoints.readAccount, {})
    expect(password_changed_at).toBe(clock.now().toISOString())
    const [mail] = await server.mails()
    expect([mail?.to, mail?.text]).toEqual([account.email, expect.stringContaining('signed out everywhere else')])
    expect((await signInFrom(account)).status).toBe(401)
    expect((await signInFrom({ ...account, password: newPassword })).status).toBe(200)
  })

  test('says where it is signed in, and ends what its owner does not know', async () => {
    const { account, visitor } = await person()
    const { visitor: thief } = await signInFrom(account, { 'user-agent': chrome, 'x-forwarded-for': '203.0.113.77' })
    clock.forward(120)
    await visitor.call(endpoints.me, {})
    const { values } = await visitor.call(endpoints.listSessions, {})
    const times = values.map(({ last_used_at: used, signed_in_at: since }) => Date.parse(used) - Date.parse(since))
    expect(times).toEqual([120_000, 0])
    expect(values.map(({ id: _, signed_in_at: __, last_used_at: ___, ...shown }) => shown)).toEqual([
      { is_this: true, kind: 'unknown', browser: null, system: null, network: '127.0.0.…' },
      { is_this: false, kind: 'computer', browser: 'Chrome', system: 'Windows', network: '203.0.113.…' },
    ])
    const params = { id: values[1]?.id ?? '' }
    const stranger = await person()
    expect((await stranger.visitor.request(endpoints.endSession, { params })).statusCode).toBe(404)
    await visitor.call(endpoints.endSession, { params })
    expect(await thief.call(endpoints.me, {})).toBeNull()
    expect((await refusalOf(visitor.request(endpoints.endSession, { params })))[1]).toBe(
      'This session has ended already.',
    )
    await Promise.all([1, 2].map(() => signInFrom(account)))
    expect(await visitor.call(endpoints.endOtherSessions, {})).toEqual({ ended: 2 })
    expect((await visitor.call(endpoints.listSessions, {})).values).toHaveLength(1)
    expect((await actionsOf(account)).filter((action) => action.includes('session'))).toEqual([
      'session ended',
      'other sessions ended',
    ])
    expect((await stranger.visitor.call(endpoints.listSessions, {})).values).toHaveLength(1)
    const own = await visitor.request(endpoints.endSession, { params: { id: values[0]?.id } })
    expect(own.headers['clear-site-data']).toBe('"cache"')
    expect(await visitor.call(endpoints.me, {})).toBeNull()
  })

  test('tells its owner of a browser that it did not know, and of no other', async () => {
    const { account, visitor } = await person()
    await server.mails()
    const again = async (of: Visitor) =>
      await of.send({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email: account.email, password: account.password },
      })
    await again(visitor)
    const planted = new Visitor(app)
    planted.cookies.set('device', 'chosen-by-somebody-else')
    expect(await server.mails()).toEqual([])
    await again(planted)
    expect(planted.cookies.get('device')).not.toBe('chosen-by-somebody-else')
    await signInFrom(account, { 'user-agent': chrome, 'x-forwarded-for': '203.0.113.77' })
    const mails = await server.mails()
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual(
      [1, 2].map(() => [account.email, 'A new sign-in to the Southern Officials Atlas']),
    )
    expect(mails.map(({ text }) => text).join()).toContain('Chrome on Windows from the network 203.0.113.…, 11-20-2026')
    // Somebody else at the same computer signs in for the first time, and then again.
    const colleague = await buildAccount(server)
    visitor.cookies.delete('access_token')
    visitor.cookies.delete('refresh_token')
    await visitor.signIn(colleague)
    expect(await server.mails()).toEqual([])
  })
})

describe('what belongs to somebody', () => {
  const everything = async (visitor: Visitor) =>
    (await visitor.request(endpoints.exportAccount)).json<Record<string, Record<string, unknown>[]>>()

  test('is theirs to take along in one file, without what opens the account', async () => {
    const { account, visitor } = await person()
    const { recoveryCodes } = await turnOn(visitor, clock)
    await visitor.call(endpoints.saveSearch, { body: { name: 'Sheriffs', view: '', is_shared: false } })
    await visitor.call(endpoints.makeList, { body: { name: 'Calls', is_shared: false } })
    await visitor.call(endpoints.makeCalendarFeed, { body: {} })
    const answer = await visitor.request(endpoints.exportAccount)
    expect(answer.headers).toMatchObject({
      'content-disposition': 'attachment; filename="my-data.json"',
      'cache-control': 'no-store',
    })
    const data = await everything(visitor)
    expect(data).toMatchObject({
      account: [{ email: account.email, roles: ['USER'] }],
      sessions: [{ network: '127.0.0.…' }],
      saved_searches: [{ name: 'Sheriffs' }],
      lists: [{ name: 'Calls', officials: [] }],
      two_step_sign_in: [{ recovery_codes_left: 10 }],
      trail: expect.arrayContaining([expect.objectContaining({ action: 'own data exported' })]),
    })
    expect(answer.body).not.toMatch(/hash|secret|salt|token/)
    for (const secret of [...visitor.cookies.values(), ...recoveryCodes]) expect(answer.body).not.toContain(secret)
    const stranger = await person()
    expect(JSON.stringify(await everything(stranger.visitor))).not.toContain(account.email)
  })

  test('is told by the file whatever table it is in', async () => {
    const { visitor } = await person()
    const { rows } = await sql<{ name: string }>`
      select distinct conrelid::regclass::text as name from pg_constraint
      where confrelid in ('account'::regclass, 'two_factor'::regclass) and contype = 'f'`.execute(database)
    const part = {
      account_role: 'account',
      terms_acceptance: 'accepted_terms',
      session: 'sessions',
      known_device: 'devices',
      two_factor: 'two_step_sign_in',
      recovery_code: 'two_step_sign_in',
      remembered_device: 'two_step_sign_in',
      saved_search: 'saved_searches',
      board_page: 'board_pages',
      saved_search_digest: 'weekly_emails',
      weekly_digest: 'weekly_emails_decided',
      official_list: 'lists',
      list_outcome: 'outcomes',
      list_note: 'notes',
      correction_report: 'mistakes_reported',
      correction: 'corrections_decided',
      export: 'files_asked_for',
      import_request: 'files_sent',
      import_run: 'files_loaded',
      import_matching: 'matchings',
      calendar_feed: 'calendar_links',
      live_link: 'live_links',
      account_key: 'keys',
      account_identity: 'accounts_of_organizations',
      invitation: 'invitations_sent',
      drive: 'drives_made',
      drive_task: 'tasks',
      task_draft: 'task_drafts',
      task_round: 'tasks_published',
      task_mail: 'emails_about_tasks',
    }
    // What is over in minutes, and the officials of a saved search, which say nothing of its owner.
    const unstated = ['one_time_token', 'second_step', 'saved_search_baseline']
    expect(new Set(rows.map(({ name }) => name))).toEqual(new Set([...Object.keys(part), ...unstated]))
    const parts = Object.keys(await everything(visitor))
    for (const name of Object.values(part)) expect(parts).toContain(name)
    expect(parts).toEqual(expect.arrayContaining(['trail', 'waiting_mails']))
  })

  test('goes when they delete the account, after the password; what is shared stays, and what they said of officials has no name', async () => {
    const organizationId = await buildOrganization(server, `Delta ${randomUUID()}`)
    const [owner, heir] = [await person({ organizationId }), await person({ organizationId })]
    const { id: listId } = await owner.visitor.call(endpoints.makeList, { body: { name: 'Calls', is_shared: true } })
    const outcome = {
      client_id: randomUUID(),
      official_id: 1,
      outcome: 'reached',
      said_at: clock.now(),
      arrived_at: clock.now(),
    } as const
    await database
      .insertInto('list_outcome')
      .values({ ...outcome, list_id: listId, account_id: owner.account.id })
      .execute()
    const belongings = await owner.visitor.call(endpoints.ownBelongings, {})
    expect(belongings).toMatchObject({ shared: { lists: 1 }, heir: { id: heir.account.id } })
    const remove = (password: string, heir_id: string | null) =>
      owner.visitor.request(endpoints.deleteAccount, { body: { password, heir_id } })
    expect((await refusalOf(remove('guessed', heir.account.id)))[1]).toBe('This is not your password.')
    expect((await refusalOf(remove(owner.account.password, null)))[1]).toMatch(/^Who gets what is shared has changed/)
    const gone = await remove(owner.account.password, heir.account.id)
    expect([gone.statusCode, gone.headers['clear-site-data']]).toEqual([200, '"cache"'])
    expect(await owner.visitor.call(endpoints.me, {})).toBeNull()
    expect((await signInFrom(owner.account)).status).toBe(401)
    const { values } = await heir.visitor.call(endpoints.listLists, {})
    expect(values.map(({ id }) => id)).toEqual([listId])
    const outcomes = await database.selectFrom('list_outcome').select(['outcome', 'account_id']).execute()
    expect(outcomes).toEqual([{ outcome: 'reached', account_id: null }])
    expect(await actionsOf(owner.account)).toEqual(['signed in', 'taken out of the organization', 'account deleted'])
  })

  test('stays with the last administrator, who cannot go', async () => {
    const admin = await new Visitor(app).signIn()
    const answer = await admin.request(endpoints.deleteAccount, { body: { password: 'Correct-horse-9@battery' } })
    expect(answer.json().detail).toBe('This is the last administrator. Make someone else an administrator first.')
  })
})
