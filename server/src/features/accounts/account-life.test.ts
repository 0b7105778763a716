import { formatQuery, parseQuery } from '@atlas/contract/search/query-text.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { Registration } from '@atlas/contract/endpoints/accounts/accounts.ts'
import { messages } from '@atlas/contract/messages.ts'
import { passwordRules } from '@atlas/contract/rules/password.ts'
import type { Problem } from '@atlas/contract/problem.ts'
import type { Database } from '#database/connect.ts'
import { testDatabase } from '#testing/database.ts'
import { assignRole } from '#features/users/assign-role.ts'
import { deleteExpired } from '#features/accounts/jobs.ts'
import { administrator, origin, testApp, Visitor } from '#testing/app.ts'

const server = await testApp(await testDatabase())
let stranger: Visitor
let admin: Visitor

beforeEach(async () => {
  stranger = new Visitor(server.app)
  admin = await new Visitor(server.app).signIn()
  await server.mails()
})

const minutes = 60
const days = 24 * 60 * minutes
let people = 0

function buildRegistration(overrides: Partial<Registration> = {}): Registration {
  people++
  return {
    email: `person${people}@example.org`,
    password: 'Sweet-tea4@dusk'.replace('-', ''),
    first_name: 'Rosa',
    last_name: `Baptiste ${people}`,
    organization: 'Delta Voices',
    organization_site: 'https://deltavoices.example',
    entity_type: '501(c)(3)',
    ...overrides,
  }
}

async function register(overrides: Partial<Registration> = {}): Promise<Registration> {
  const body = buildRegistration(overrides)
  expect(await stranger.call(endpoints.register, { body })).toBeNull()
  return body
}

async function pendingUser(email: string) {
  const { values } = await admin.call(endpoints.listPendingUsers, { query: { limit: 100 } })
  return values.find((user) => user.email === email)
}

async function approvedAccount(overrides: Partial<Registration> = {}) {
  const registration = await register(overrides)
  const { id } = (await pendingUser(registration.email)) as { id: string }
  await admin.call(endpoints.assignRole, { body: { user_id: id, role: 'USER', accepts_unconfirmed: true } })
  await server.mails()
  return { id, email: registration.email, password: registration.password }
}

/** The token of a link in a letter, as the page that it opens reads it. */
const linkIn = (text: string, path: string) =>
  parseQuery(new RegExp(`https?://\\S*${path}(\\?\\S+)`).exec(text)?.[1] ?? '')['token'] as string

describe('registering', () => {
  test('makes an account that waits, accepts the terms, and mails its owner and every administrator', async () => {
    const { email } = await register()
    expect(await pendingUser(email)).toMatchObject({
      first_name: 'Rosa',
      confirm_email: false,
      approved_at: null,
      roles: { ADMIN: false, USER: false },
    })
    const mails = await server.mails()
    expect(mails.map((mail) => mail.to.toLowerCase())).toEqual([email])
    const [terms] = await server.context.database
      .selectFrom('terms_acceptance')
      .innerJoin('account', 'account.id', 'account_id')
      .select('version')
      .where('email', '=', email)
      .execute()
    expect(terms).toEqual({ version: '1' })
  })

  test('confirms the address by the button of the page in the mail, however often it is pressed', async () => {
    const { email, password } = await register()
    const mail = (await server.mails()).find(({ to }) => to === email)
    const token = linkIn(mail?.text ?? '', '/confirm')
    for (const _ of [1, 2])
      expect(await stranger.call(endpoints.confirmEmail, { body: { token, password } })).toBeNull()
    const confirmed = await pendingUser(email)
    expect(confirmed).toMatchObject({ confirm_email: true })
    const trail = server.context.database.selectFrom('audit_event').select('action')
    const events = await trail.where('account_id', '=', confirmed?.id ?? '').execute()
    expect(events.filter(({ action }) => action === 'e-mail confirmed')).toHaveLength(1)
  })

  test('confirms nothing for whoever opens links by themselves; older links lead to the page that asks', async () => {
    const { email, password } = await register()
    const token = linkIn((await server.mails()).find(({ to }) => to === email)?.text ?? '', '/confirm')
    for (const method of ['HEAD', 'GET'] as const) {
      const answer = await stranger.send({ method, url: `/api/auth/confirm?token=${token}` })
      expect([answer.statusCode, answer.headers.location]).toEqual([302, `${origin}/confirm${formatQuery({ token })}`])
    }
    const fromElsewhere = { method: 'POST', url: '/api/auth/confirm', payload: { token, password } } as const
    const sent = await stranger.send({ ...fromElsewhere, headers: { origin: 'https://scanner.example' } })
    expect(sent.statusCode).toBe(403)
    expect(await pendingUser(email)).toMatchObject({ confirm_email: false })
  })

  test('confirms nothing with the link that was made to choose a new password, which still works', async () => {
    const { email, password } = await register()
    await stranger.call(endpoints.forgotPassword, { body: { email } })
    const token = (await server.mails()).map(({ text }) => linkIn(text, '/password')).find(Boolean)
    expect((await stranger.request(endpoints.confirmEmail, { body: { token, password } })).statusCode).toBe(422)
    expect(await pendingUser(email)).toMatchObject({ confirm_email: false })
    const reset = await stranger.request(endpoints.resetPassword, { body: { token, password: 'Magnolia7@porch' } })
    expect(reset.statusCode).toBe(200)
  })

  test('says of a link that nobody was sent what to do', async () => {
    const answer = await stranger.request(endpoints.confirmEmail, { body: { token: 'nothing', password: 'x' } })
    expect([answer.statusCode, answer.json().detail]).toEqual([422, messages.confirmationLinkInvalid])
  })

  test('answers the same for an address that has an account, and warns its owner instead', async () => {
    const { email } = await approvedAccount()
    await register({ email: email.toUpperCase() })
    const mails = await server.mails()
    expect(mails.map(({ to }) => to)).toEqual([email])
    expect(mails[0]?.subject).toMatch(/already/i)
    expect(await pendingUser(email)).toBeUndefined()
  })

  test.each([
    ['no tld', 'rosa@example', 'Invalid email provided'],
    ['a tld of one letter', 'rosa@example.o', 'Invalid email provided'],
    ['a letter that only looks like another', 'rоsa@example.org', 'Invalid email provided'],
    ['a second line', 'rosa@example.org\r\nBcc: all@example.org', 'Invalid email provided'],
  ])('refuses an address with %s', async (_, email, message) => {
    const answer = await stranger.request(endpoints.register, { body: buildRegistration({ email }) })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toContainEqual({ path: 'email', message })
  })

  test('takes wide letters for narrow ones: one account per address', async () => {
    const { email } = await register()
    await server.mails()
    await register({ email: email.replace('person', 'ｐerson') })
    expect((await server.mails()).map(({ to }) => to)).toEqual([email])
  })

  test.each([
    ['Sh0rt@a', passwordRules[0].message],
    ['sweettea4@dusk', passwordRules[0].message],
    ['Sweettea@dusk', passwordRules[1].message],
    ['Sweettea4dusk', passwordRules[2].message],
    ['SWEETTEA4@DUSK', passwordRules[3].message],
    ['Sweet tea4@dusk', passwordRules[4].message],
    [`Aa1@${'x'.repeat(125)}`, passwordRules[5].message],
    ['Password1!', 'Many people use this password. Please choose one that is harder to guess.'],
  ])('refuses the password %s with its sentence', async (password, message) => {
    const answer = await stranger.request(endpoints.register, { body: buildRegistration({ password }) })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toContainEqual({ path: 'password', message })
    expect(answer.body).not.toContain(password)
  })

  test('gives nobody a role: unknown keys are refused', async () => {
    const body = { ...buildRegistration(), roles: { ADMIN: true } }
    expect((await stranger.request(endpoints.register, { body })).statusCode).toBe(422)
    const approved = { ...buildRegistration(), approved_at: '2026-01-01' }
    expect((await stranger.request(endpoints.register, { body: approved })).statusCode).toBe(422)
  })

  test.each(['first_name', 'last_name', 'organization', 'organization_site'] as const)(
    'refuses an empty %s, and one of 2 MB',
    async (field) => {
      const empty = await stranger.request(endpoints.register, { body: buildRegistration({ [field]: '   ' }) })
      expect(empty.json().errors).toContainEqual({ path: field, message: expect.stringContaining('is required.') })
      const huge = await stranger.request(endpoints.register, {
        body: buildRegistration({ [field]: 'x'.repeat(2_000_000) }),
      })
      expect(huge.statusCode).toBe(413)
      const long = await stranger.request(endpoints.register, { body: buildRegistration({ [field]: 'x'.repeat(201) }) })
      expect(long.statusCode).toBe(422)
    },
  )

  test('keeps what looks like SQL or HTML as the text it is', async () => {
    const first_name = `Robert'); drop table account; --`
    const organization = '<img src=x onerror=alert(1)>'
    const { email } = await register({ first_name, organization })
    expect(await pendingUser(email)).toMatchObject({ first_name, organization })
    for (const mail of await server.mails()) expect(mail.html).not.toContain('<img src=x')
  })

  test('twice at once for one address makes one account', async () => {
    const body = buildRegistration()
    await Promise.all([1, 2, 3].map(async () => await new Visitor(server.app).call(endpoints.register, { body })))
    const accounts = await server.context.database
      .selectFrom('account')
      .select('id')
      .where('email_key', '=', body.email)
      .execute()
    expect(accounts).toHaveLength(1)
  })
})

describe('an account that waits', () => {
  test('cannot sign in, is approved by a first role with a mail, and then can', async () => {
    const { email, password } = await register()
    const refused = await stranger.send({ method: 'POST', url: '/api/auth/login', payload: { email, password } })
    expect(refused.json().detail).toBe('This account has not yet been approved')
    const { id } = (await pendingUser(email)) as { id: string }
    await server.mails()
    const body = { user_id: id, role: 'USER', accepts_unconfirmed: true } as const
    const approved = await admin.call(endpoints.assignRole, { body })
    expect(approved).toMatchObject({
      roles: { ADMIN: false, USER: true },
      approved_at: expect.any(String),
      rejected_at: null,
    })
    expect((await server.mails()).map(({ to }) => to)).toEqual([email])
    await stranger.signIn({ email, password })
    expect(await stranger.call(endpoints.me, {})).toMatchObject({ email })
  })

  test('is rejected with a mail, sees why at signing in, and can be approved after all', async () => {
    const { email, password } = await register()
    const { id } = (await pendingUser(email)) as { id: string }
    await server.mails()
    expect(await admin.call(endpoints.rejectUser, { body: { id } })).toMatchObject({
      rejected_at: expect.any(String),
      approved_at: null,
    })
    expect(await pendingUser(email)).toBeUndefined()
    expect((await server.mails()).map(({ to }) => to)).toEqual([email])
    const refused = await stranger.send({ method: 'POST', url: '/api/auth/login', payload: { email, password } })
    expect(refused.json().detail).toBe('This account has been rejected')
    const body = { user_id: id, role: 'USER', accepts_unconfirmed: true } as const
    const approved = await admin.call(endpoints.assignRole, { body })
    expect(approved).toMatchObject({ rejected_at: null, approved_at: expect.any(String) })
  })

  test('rejected twice is mailed once', async () => {
    const { email } = await register()
    const { id } = (await pendingUser(email)) as { id: string }
    await server.mails()
    for (const _ of [1, 2]) await admin.call(endpoints.rejectUser, { body: { id } })
    expect(await server.mails()).toHaveLength(1)
  })
})

describe('a role', () => {
  test('taken away ends the rights at the very next request, and the last one makes the account wait again', async () => {
    const { id, ...credentials } = await approvedAccount()
    await stranger.signIn(credentials)
    const removed = await admin.call(endpoints.removeRole, { body: { user_id: id, role: 'USER' } })
    expect(removed).toMatchObject({ roles: { ADMIN: false, USER: false }, approved_at: null })
    expect((await stranger.request(endpoints.listFields)).statusCode).toBe(401)
    expect(await pendingUser(credentials.email)).toMatchObject({ id })
  })

  test('taken away is told by mail, and at the next sign-in in words of its own', async () => {
    const { id, ...credentials } = await approvedAccount()
    const signIn = async () =>
      (await new Visitor(server.app).request(endpoints.login, { body: credentials })).json().detail
    await admin.call(endpoints.assignRole, { body: { user_id: id, role: 'ADMIN', accepts_unconfirmed: true } })
    await server.mails()
    await admin.call(endpoints.removeRole, { body: { user_id: id, role: 'ADMIN' } })
    expect(JSON.stringify(await server.mails())).toContain('has taken away your access as an administrator')
    await admin.call(endpoints.removeRole, { body: { user_id: id, role: 'USER' } })
    expect(JSON.stringify(await server.mails())).toContain('and you were signed out')
    expect(await signIn()).toBe(messages.accessRemoved)
    await admin.call(endpoints.assignRole, { body: { user_id: id, role: 'USER', accepts_unconfirmed: true } })
    expect(await signIn()).toBeUndefined()
  })

  test('that never was is awaited by who has confirmed the address in words that do not ask for it again', async () => {
    const { email, password } = await register()
    const { id } = (await pendingUser(email)) as { id: string }
    const signIn = async () =>
      (await new Visitor(server.app).request(endpoints.login, { body: { email, password } })).json()
    const { database } = server.context
    const confirmedAt = async (email_confirmed_at: Date | null) =>
      await database.updateTable('account').set({ email_confirmed_at }).where('id', '=', id).execute()
    await confirmedAt(null)
    const { notApproved: detail } = messages
    expect(await signIn()).toMatchObject({ detail, type: expect.stringContaining(':not_approved') })
    await confirmedAt(new Date())
    expect(await signIn()).toMatchObject({ detail, type: expect.stringContaining(':confirmed_waits') })
  })

  test('of a deleted account: its owner is told by mail', async () => {
    const { id, email } = await approvedAccount()
    await server.mails()
    await admin.call(endpoints.deleteUser, { params: { id }, body: {} })
    const mails = JSON.stringify(await server.mails())
    expect(mails).toContain('An administrator has deleted your account')
    expect(mails).toContain(email)
  })

  test('of administrator opens and closes the administrators’ side at once', async () => {
    const { id, ...credentials } = await approvedAccount()
    await stranger.signIn(credentials)
    const ask = async () => (await stranger.request(endpoints.listUsers)).statusCode
    expect(await ask()).toBe(403)
    await admin.call(endpoints.assignRole, {
      body: { user_id: id, role: 'ADMIN', accepts_unconfirmed: true },
    })
    expect(await ask()).toBe(200)
    await admin.call(endpoints.removeRole, { body: { user_id: id, role: 'ADMIN' } })
    expect(await ask()).toBe(403)
  })

  test('of the last administrator stays, and the last administrator cannot be rejected', async () => {
    const { id } = (await admin.call(endpoints.me, {})) as { id: string }
    const attempts = [
      await admin.request(endpoints.removeRole, { body: { user_id: id, role: 'ADMIN' } }),
      await admin.request(endpoints.rejectUser, { body: { id } }),
    ]
    for (const answer of attempts) {
      expect(answer.statusCode).toBe(409)
      expect(answer.json().detail).toContain('last administrator')
    }
  })

  test('of two administrators taken by each other at once leaves one of them', async () => {
    const { id, ...credentials } = await approvedAccount()
    await admin.call(endpoints.assignRole, { body: { user_id: id, role: 'ADMIN', accepts_unconfirmed: true } })
    const other = await new Visitor(server.app).signIn(credentials)
    const { id: adminId } = (await admin.call(endpoints.me, {})) as { id: string }
    const answers = await Promise.all([
      admin.request(endpoints.removeRole, { body: { user_id: id, role: 'ADMIN' } }),
      other.request(endpoints.removeRole, { body: { user_id: adminId, role: 'ADMIN' } }),
    ])
    const { database } = server.context
    const left = await database.selectFrom('account_role').select('account_id').where('role_id', '=', 'ADMIN').execute()
    expect(left.length).toBeGreaterThanOrEqual(1)
    expect(answers.map((answer) => answer.statusCode)).toContain(200)
    await database.deleteFrom('account_role').where('role_id', '=', 'ADMIN').execute()
    await database.insertInto('account_role').values({ account_id: adminId, role_id: 'ADMIN' }).execute()
  })

  test.each([
    [{ user_id: 'nobody', role: 'USER' }, 422],
    [{ user_id: '00000000-0000-4000-8000-000000000000', role: 'USER' }, 404],
    [{ user_id: '00000000-0000-4000-8000-000000000000', role: 'OWNER' }, 422],
  ])('is refused for %j', async (body, status) => {
    for (const endpoint of [endpoints.assignRole, endpoints.removeRole]) {
      expect((await admin.request(endpoint, { body })).statusCode).toBe(status)
    }
  })
})

describe('a forgotten password', () => {
  async function askForLink(email: string): Promise<string> {
    expect(await stranger.call(endpoints.forgotPassword, { body: { email } })).toBeNull()
    const mail = (await server.mails()).find(({ to }) => to === email)
    return linkIn(mail?.text ?? '', '/password')
  }
  const newPassword = 'Magnolia7@porch'
  const reset = async (token: string, password = newPassword) =>
    await stranger.request(endpoints.resetPassword, { body: { token, password } })

  test('is replaced by the link in the mail, which ends every session and tells the owner', async () => {
    const { id: _, ...account } = await approvedAccount()
    const old = await new Visitor(server.app).signIn(account)
    expect((await reset(await askForLink(account.email))).json()).toBeNull()
    expect(await old.call(endpoints.me, {})).toBeNull()
    expect((await server.mails()).map(({ to }) => to)).toEqual([account.email])
    const withOld = await stranger.send({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: account.email, password: account.password },
    })
    expect(withOld.statusCode).toBe(401)
    await stranger.signIn({ email: account.email, password: newPassword })
  })

  test('link works once, for an hour, and only the newest', async () => {
    const { email } = await approvedAccount()
    const older = await askForLink(email)
    const newer = await askForLink(email)
    expect((await reset(older)).json().detail).toContain('expired or was used already')
    expect((await reset(newer)).statusCode).toBe(200)
    expect((await reset(newer)).statusCode).toBe(422)
    const late = await askForLink(email)
    server.clock.forward(61 * minutes)
    expect((await reset(late)).statusCode).toBe(422)
  })

  test('is not replaced by the link that confirms an address, which still confirms it then', async () => {
    const { email, password } = await register()
    const token = linkIn((await server.mails()).find(({ to }) => to === email)?.text ?? '', '/confirm')
    const refused = await reset(token)
    expect([refused.statusCode, refused.json().detail]).toEqual([422, expect.stringContaining('expired')])
    expect(await stranger.call(endpoints.confirmEmail, { body: { token, password } })).toBeNull()
  })

  test('link survives a password that breaks a rule', async () => {
    const { email } = await approvedAccount()
    const token = await askForLink(email)
    expect((await reset(token, 'weak')).statusCode).toBe(422)
    expect((await reset(token, 'Password1!')).json().detail).toContain('Many people use this password')
    expect((await reset(token)).statusCode).toBe(200)
  })

  test('link that is used twice at once chooses one password, and leaves its trail', async () => {
    const { id, email } = await approvedAccount()
    const token = await askForLink(email)
    const answers = await Promise.all([reset(token), reset(token, 'Camellia7@porch')])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422])
    const trail = server.context.database.selectFrom('audit_event').select('action').where('account_id', '=', id)
    expect((await trail.orderBy('id').execute()).map(({ action }) => action).slice(-2)).toEqual([
      'password reset asked for',
      'password changed',
    ])
  })

  test('of an unknown address answers the same and mails nobody', async () => {
    expect(await stranger.call(endpoints.forgotPassword, { body: { email: 'nobody@example.org' } })).toBeNull()
    expect(await server.mails()).toEqual([])
  })

  test('needs an address with an @', async () => {
    const answer = await stranger.request(endpoints.forgotPassword, { body: { email: 'nobody' } })
    expect(answer.json().errors).toEqual([{ path: 'email', message: 'Please enter a valid email' }])
  })
})

describe('what happens meanwhile', () => {
  test('an administrator rejected while a change of theirs was under way cannot undo it', async () => {
    const { id, ...credentials } = await approvedAccount()
    await admin.call(endpoints.assignRole, { body: { user_id: id, role: 'ADMIN', accepts_unconfirmed: true } })
    const other = await new Visitor(server.app).signIn(credentials)
    const [, own] = await Promise.all([
      admin.call(endpoints.rejectUser, { body: { id } }),
      // Nobody has confirmed the address: without this word the change would be refused for that.
      other.request(endpoints.assignRole, { body: { user_id: id, role: 'ADMIN', accepts_unconfirmed: true } }),
    ])
    const { roles } = await admin.call(endpoints.rejectUser, { body: { id } })
    expect(roles).toEqual({ ADMIN: false, USER: false })
    const late = await assignRole(server.context, { id, role: 'ADMIN', by: id }).catch((error: Problem) => error.code)
    expect(late).toBe('not_allowed')
    expect([200, 401, 403]).toContain(own.statusCode)
  })

  test('the link to choose a new password tells whose it is, until it is used or too old, and to nobody else', async () => {
    const { email } = await approvedAccount()
    const linkFor = async () => {
      await stranger.call(endpoints.forgotPassword, { body: { email } })
      return linkIn((await server.mails()).findLast(({ to }) => to === email)?.text ?? '', '/password')
    }
    const owner = async (token: string, purpose?: 'confirm-email') => {
      const answer = await stranger.request(endpoints.accountOfLink, { body: { token, ...(purpose && { purpose }) } })
      return [answer.statusCode, answer.json().email]
    }
    const token = await linkFor()
    expect([await owner(token), await owner(token)]).toEqual([
      [200, email],
      [200, email],
    ])
    await stranger.call(endpoints.resetPassword, { body: { token, password: 'Magnolia7@porch' } })
    const late = await linkFor()
    server.clock.forward(3_601)
    const registered = await register()
    const confirming = linkIn((await server.mails()).find(({ to }) => to === registered.email)?.text ?? '', '/confirm')
    for (const each of [token, late, confirming, 'nothing']) expect(await owner(each)).toEqual([422, undefined])
    // That of a registration is told by its own kind of link alone.
    expect(await owner(confirming, 'confirm-email')).toEqual([200, registered.email])
    for (const each of [token, late, 'nothing']) expect(await owner(each, 'confirm-email')).toEqual([422, undefined])
  })

  test('a sign-in with the old password does not outlive the new one', async () => {
    const { id: _, ...account } = await approvedAccount()
    for (let attempt = 0; attempt < 4; attempt++) {
      const password = `Magnolia${attempt}@porch`
      await stranger.call(endpoints.forgotPassword, { body: { email: account.email } })
      const mail = (await server.mails()).findLast(({ to }) => to === account.email)
      const token = linkIn(mail?.text ?? '', '/password')
      const thief = new Visitor(server.app)
      await Promise.all([
        stranger.call(endpoints.resetPassword, { body: { token, password } }),
        thief.send({ method: 'POST', url: '/api/auth/login', payload: account }),
      ])
      expect(await thief.call(endpoints.me, {})).toBeNull()
      account.password = password
    }
  })

  test.each([
    ['rejected', { rejected_at: new Date() }, 'rejected'],
    ['given a new password', { password_hash: passwordOf(administrator.email) }, 'wrong_credentials'],
  ])('a sign-in is refused whose account is %s before it ends', async (_, change, code) => {
    const { id, ...account } = await approvedAccount()
    const answers = await server.context.database.transaction().execute(async (transaction) => {
      await transaction.selectFrom('account').select('id').where('id', '=', id).forUpdate().execute()
      const answer = stranger.send({ method: 'POST', url: '/api/auth/login', payload: account })
      if (process.env.DATABASE_URL) await untilSomebodyWaits(transaction)
      await transaction.updateTable('account').set(change).where('id', '=', id).execute()
      return [answer]
    })
    const [answer] = await Promise.all(answers)
    expect(answer?.json().type).toBe(`urn:southern-officials-atlas:problem:${code}`)
  })

  test('a new password opens an account that guessing has locked', async () => {
    const limited = await testApp(server.context.database, { RATE_LIMITS: 'on' })
    const { email } = await approvedAccount()
    const owner = new Visitor(limited.app)
    const signIn = async (password: string) =>
      (await owner.send({ method: 'POST', url: '/api/auth/login', payload: { email, password } })).statusCode
    for (let attempt = 0; attempt < 11; attempt++) await signIn('wrong')
    await stranger.call(endpoints.forgotPassword, { body: { email } })
    // Either server may send what waits in the database that they share.
    const mails = [...(await server.mails()), ...(await limited.mails())]
    const token = linkIn(mails.find(({ to }) => to === email)?.text ?? '', '/password')
    limited.clock.forward((server.clock.now().getTime() - limited.clock.now().getTime()) / 1_000)
    for (let attempt = 0; attempt < 11; attempt++) await signIn('wrong')
    expect(await signIn('Magnolia7@porch')).toBe(429)
    await owner.call(endpoints.resetPassword, { body: { token, password: 'Magnolia7@porch' } })
    expect(await signIn('Magnolia7@porch')).toBe(200)
  })
})

describe('the lists of users', () => {
  test('show each user once, those who wait with the longest first, a page at a time, with the total', async () => {
    for (const _ of [1, 2, 3, 4, 5]) {
      server.clock.forward(1)
      await register()
    }
    const found: string[] = []
    let cursor: string | undefined
    do {
      const page: { values: { id: string; created_at: string }[]; cursor: string | null; total: number } =
        await admin.call(endpoints.listPendingUsers, { query: { limit: 2, ...(cursor ? { cursor } : {}) } })
      expect(page.total).toBeGreaterThanOrEqual(5)
      found.push(...page.values.map(({ created_at, id }) => `${created_at} ${id}`))
      cursor = page.cursor ?? undefined
    } while (cursor)
    expect(found).toEqual(found.toSorted())
    expect(new Set(found).size).toBe(found.length)
  })

  test('hold users with a role or a rejection here, and those who wait there', async () => {
    const { id } = await approvedAccount()
    const { values } = await admin.call(endpoints.listUsers, { query: { limit: 100 } })
    expect(values.map((user) => user.id)).toContain(id)
    for (const user of values) expect(Object.values(user.roles).some(Boolean) || user.rejected_at !== null).toBe(true)
  })

  test('are refused with a limit or a cursor that is none', async () => {
    for (const query of ['limit=0', 'limit=101', 'limit=x', 'cursor=x']) {
      expect((await admin.send({ method: 'GET', url: `/api/admin/user?${query}` })).statusCode).toBe(422)
    }
  })
})

test('nothing is taken out of the trail or changed in it', async () => {
  const { database } = server.context
  await expect(database.deleteFrom('audit_event').execute()).rejects.toThrow('only ever added to')
  await expect(database.updateTable('audit_event').set({ action: 'nothing' }).execute()).rejects.toThrow(
    'only ever added to',
  )
})

test('the trail holds who did what to whom, and no secret', async () => {
  const { id } = await approvedAccount()
  await admin.call(endpoints.rejectUser, { body: { id } })
  const events = await server.context.database
    .selectFrom('audit_event')
    .select(['action', 'details', 'account_id'])
    .orderBy('id')
    .execute()
  const ofUser = events.filter(
    (event) => event.account_id === id || (event.details as { account?: string }).account === id,
  )
  expect(ofUser.map(({ action }) => action)).toEqual(['registered', 'role assigned', 'rejected'])
  expect(JSON.stringify(events)).not.toMatch(/dusk|porch|token/)
})

test('what has expired is forgotten', async () => {
  await approvedAccount().then(async ({ email, password }) => await stranger.signIn({ email, password }))
  server.clock.forward(15 * days)
  await deleteExpired(server.context)
  const { database } = server.context
  for (const table of ['session', 'one_time_token', 'counted_attempt'] as const) {
    expect(await database.selectFrom(table).selectAll().execute(), table).toEqual([])
  }
})

function passwordOf(email: string) {
  return sql<string>`(select password_hash from account where email = ${email})`
}

// The embedded database hears nobody else while a transaction is open. pg_stat_activity, once read, goes on telling a
// transaction of the connections of that moment: one opened since is in pg_locks alone.
async function untilSomebodyWaits(database: Database): Promise<void> {
  const isWaiting = async () => {
    const { rows } = await sql`
      select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`.execute(database)
    expect(rows).toHaveLength(1)
  }
  await vi.waitFor(isWaiting, 10_000)
}
