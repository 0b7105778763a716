import { beforeEach, describe, expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import { testDatabase } from '#testing/database.ts'
import { administrator, origin, testApp, Visitor } from '#testing/app.ts'

const server = await testApp(await testDatabase())
let visitor: Visitor

beforeEach(() => {
  visitor = new Visitor(server.app)
})

const minutes = 60
const days = 24 * 60 * minutes

async function problemOf(answer: Awaited<ReturnType<Visitor['send']>>) {
  return { status: answer.statusCode, type: answer.headers['content-type'], detail: answer.json().detail }
}

describe('signing in', () => {
  test('answers the name and sets two hidden and two readable cookies, and one by which the browser is known again', async () => {
    const answer = await visitor.send({ method: 'POST', url: '/api/auth/login', payload: administrator })
    expect(answer.json()).toEqual({ first_name: 'First', last_name: 'Administrator', email: administrator.email })
    const cookies = answer.cookies.map(({ name, httpOnly, sameSite, secure, maxAge, path }) => ({
      name,
      httpOnly,
      sameSite,
      secure,
      maxAge,
      path,
    }))
    const shared = { sameSite: 'Lax', secure: undefined, path: '/' }
    expect(cookies).toEqual([
      { name: 'access_token', httpOnly: true, maxAge: 15 * minutes, ...shared },
      { name: 'refresh_token', httpOnly: true, maxAge: 14 * days, ...shared },
      { name: 'csrf_access_token', httpOnly: undefined, maxAge: 14 * days, ...shared },
      { name: 'csrf_refresh_token', httpOnly: undefined, maxAge: 14 * days, ...shared },
      { name: 'device', httpOnly: true, maxAge: 400 * days, ...shared },
    ])
  })

  test('takes the address however it is typed', async () => {
    await visitor.signIn({ ...administrator, email: '  ADMIN@example.ORG ' })
    expect(await visitor.call(endpoints.me, {})).toMatchObject({ email: administrator.email })
  })

  test.each([
    ['a wrong password', { ...administrator, password: 'Correct-horse-9@batterz' }],
    ['an unknown address', { ...administrator, email: 'nobody@example.org' }],
  ])('refuses %s with the same words', async (_, credentials) => {
    const answer = await visitor.send({ method: 'POST', url: '/api/auth/login', payload: credentials })
    expect(await problemOf(answer)).toEqual({
      status: 401,
      type: 'application/problem+json',
      detail: 'Invalid email and password combination',
    })
    expect(answer.cookies).toEqual([])
  })

  test('refuses an account without a role, and a rejected one, each with its sentence', async () => {
    const { database } = server.context
    const { id } = await database.selectFrom('account').select('id').executeTakeFirstOrThrow()
    await database.deleteFrom('account_role').execute()
    const pending = await visitor.send({ method: 'POST', url: '/api/auth/login', payload: administrator })
    await database.updateTable('account').set({ rejected_at: new Date() }).execute()
    const rejected = await visitor.send({ method: 'POST', url: '/api/auth/login', payload: administrator })
    await database.updateTable('account').set({ rejected_at: null }).execute()
    await database.insertInto('account_role').values({ account_id: id, role_id: 'ADMIN' }).execute()
    expect(await problemOf(pending)).toMatchObject({ status: 403, detail: 'This account has not yet been approved' })
    expect(await problemOf(rejected)).toMatchObject({ status: 403, detail: 'This account has been rejected' })
  })

  const signInFrom = async (headers: Record<string, string>) =>
    await visitor.send({ method: 'POST', url: '/api/auth/login', payload: administrator, headers })

  test.each([
    ['on another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['next door', { origin: 'https://evil.atlas.test', 'sec-fetch-site': 'same-site' }],
    ['that hides where it is', { origin: 'null', 'sec-fetch-site': 'same-site' }],
    ['without a name', { origin: '', 'sec-fetch-site': 'none' }],
    ['in an old browser', { origin: 'https://evil.example' }],
  ])('is refused to a website %s', async (_, headers) => {
    const answer = await signInFrom(headers)
    expect(await problemOf(answer)).toMatchObject({
      status: 403,
      detail: 'Requests from this website are not accepted.',
    })
    expect(answer.cookies).toEqual([])
  })

  test('is refused to whoever does not say from where', async () => {
    const answer = await server.app.inject({ method: 'POST', url: '/api/auth/login', payload: administrator })
    expect(await problemOf(answer)).toMatchObject({ status: 403 })
  })

  test.each([
    ['our page, where the browser hides its origin', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
    ['our page in an old browser', { origin }],
  ])('is granted to %s', async (_, headers) => {
    expect((await signInFrom(headers)).statusCode).toBe(200)
  })

  test('leaves a trail of good, failed and refused attempts: whose, and from where', async () => {
    const { database } = server.context
    const { id } = await database
      .selectFrom('account')
      .select('id')
      .where('email', '=', administrator.email)
      .executeTakeFirstOrThrow()
    await visitor.signIn()
    const signIn = { method: 'POST', url: '/api/auth/login' } as const
    await visitor.send({ ...signIn, payload: { ...administrator, password: 'wrong' } })
    await visitor.send({ ...signIn, payload: { ...administrator, email: 'nobody@example.org' } })
    await database.updateTable('account').set({ rejected_at: new Date() }).where('id', '=', id).execute()
    await visitor.send({ ...signIn, payload: administrator })
    await database.updateTable('account').set({ rejected_at: null }).where('id', '=', id).execute()
    const events = await database
      .selectFrom('audit_event')
      .select(['action', 'account_id', 'details'])
      .orderBy('id')
      .execute()
    const details = { networkAddress: '127.0.0.1' }
    expect(events.slice(-4)).toEqual([
      { action: 'signed in', account_id: id, details },
      { action: 'sign-in failed', account_id: id, details },
      { action: 'sign-in failed', account_id: null, details },
      { action: 'sign-in refused', account_id: id, details },
    ])
  })
})

describe('a session', () => {
  test('tells who is signed in, with every role there is', async () => {
    await visitor.signIn()
    const me = await visitor.call(endpoints.me, {})
    expect(me).toMatchObject({ roles: { ADMIN: true, USER: false }, preference: { state_id: null, state: null } })
    // Nobody approved the first administrator, who comes to look after the atlas.
    expect(me?.is_welcomed).toBe(true)
  })

  test('keeps only hashes of its tokens in the database', async () => {
    await visitor.signIn()
    const rows = await server.context.database.selectFrom('session').selectAll().execute()
    const stored = JSON.stringify(rows.map((row) => Object.values(row).map(String)))
    for (const token of visitor.cookies.values()) expect(stored).not.toContain(token)
  })

  test('is renewed within the same request once the access token is too old', async () => {
    await visitor.signIn()
    const before = visitor.cookies.get('access_token')
    server.clock.forward(16 * minutes)
    expect(await visitor.call(endpoints.me, {})).not.toBeNull()
    expect(visitor.cookies.get('access_token')).not.toBe(before)
  })

  test('survives ten requests at once on an old access token', async () => {
    await visitor.signIn()
    server.clock.forward(16 * minutes)
    const copies = Array.from({ length: 10 }, () => {
      const copy = new Visitor(server.app)
      for (const [name, value] of visitor.cookies) copy.cookies.set(name, value)
      return copy
    })
    const users = await Promise.all(copies.map((copy) => copy.call(endpoints.me, {})))
    expect(users.filter((user) => user === null)).toEqual([])
  })

  test('ends when a spent refresh token comes back later, for the thief and for the owner', async () => {
    await visitor.signIn()
    const thief = new Visitor(server.app)
    for (const [name, value] of visitor.cookies) thief.cookies.set(name, value)
    server.clock.forward(16 * minutes)
    await visitor.call(endpoints.me, {})
    await visitor.call(endpoints.me, {})
    server.clock.forward(16 * minutes)
    expect(await thief.call(endpoints.me, {})).toBeNull()
    expect(await visitor.call(endpoints.me, {})).toBeNull()
  })

  test('ends when a token of two renewals ago comes back', async () => {
    await visitor.signIn()
    const stolen = visitor.cookies.get('refresh_token') ?? ''
    for (const _ of [1, 2]) {
      server.clock.forward(16 * minutes)
      await visitor.call(endpoints.me, {})
      await visitor.call(endpoints.me, {})
    }
    const thief = new Visitor(server.app)
    thief.cookies.set('refresh_token', stolen)
    expect(await thief.call(endpoints.me, {})).toBeNull()
    expect(await visitor.call(endpoints.me, {})).toBeNull()
  })

  test('outlives a renewal whose answer was lost on the way', async () => {
    await visitor.signIn()
    const before = new Map(visitor.cookies)
    server.clock.forward(16 * minutes)
    await visitor.call(endpoints.me, {})
    visitor.cookies.clear()
    for (const [name, value] of before) visitor.cookies.set(name, value)
    server.clock.forward(5 * minutes)
    expect(await visitor.call(endpoints.me, {})).not.toBeNull()
    expect(visitor.cookies.get('refresh_token')).not.toBe(before.get('refresh_token'))
  })

  test('is renewed once for requests that were under way together: the later one gets no new cookies', async () => {
    await visitor.signIn()
    const later = new Visitor(server.app)
    for (const [name, value] of visitor.cookies) later.cookies.set(name, value)
    server.clock.forward(16 * minutes)
    await visitor.call(endpoints.me, {})
    const answer = await later.request(endpoints.me, {})
    expect([answer.json().email, answer.cookies]).toEqual([administrator.email, []])
  })

  test.each(['', 'nonsense', `${'x'.repeat(36)}.secret`, "' or true --"])(
    'is not there for a refresh token that is none of ours: %s',
    async (token) => {
      visitor.cookies.set('refresh_token', token)
      const answer = await visitor.request(endpoints.me, {})
      expect([answer.statusCode, answer.json()]).toEqual([200, null])
    },
  )

  test('is over after fourteen days without a visit', async () => {
    await visitor.signIn()
    server.clock.forward(14 * days + 1)
    expect(await visitor.call(endpoints.me, {})).toBeNull()
  })

  test('ends at signing out, for every copy of its cookies', async () => {
    await visitor.signIn()
    const copy = new Visitor(server.app)
    for (const [name, value] of visitor.cookies) copy.cookies.set(name, value)
    expect(await visitor.call(endpoints.logout, {})).toBeNull()
    expect([...visitor.cookies.keys()]).toEqual(['device'])
    expect(await copy.call(endpoints.me, {})).toBeNull()
  })

  test('signing out without a session answers all the same', async () => {
    expect(await visitor.call(endpoints.logout, {})).toBeNull()
  })

  test.each(['x-csrf-access-token', 'x-csrf-refresh-token'])(
    'refuses a change whose %s is missing or wrong',
    async (header) => {
      await visitor.signIn()
      for (const value of ['', 'wrong']) {
        const answer = await visitor.send({
          method: 'POST',
          url: '/api/search/elected_officials',
          payload: { query: 'a' },
          headers: { [header]: value },
        })
        expect(await problemOf(answer)).toMatchObject({ status: 403 })
      }
    },
  )

  test.each(['GET', 'HEAD'] as const)('needs no proof to read: %s', async (method) => {
    await visitor.signIn()
    const answer = await server.app.inject({
      method,
      url: '/api/fields/',
      cookies: Object.fromEntries(visitor.cookies),
    })
    expect(answer.statusCode).toBe(200)
  })

  test('tells a page on another host its readable tokens, the newest too, and nothing else that a cookie holds', async () => {
    const withPage = await testApp(server.context.database, { WEB_ORIGINS: 'https://atlas.example' })
    const page = await new Visitor(withPage.app).signIn()
    const answerOf = async (cookies: Record<string, string> = {}) => {
      const copy = new Visitor(withPage.app)
      for (const [name, value] of [...page.cookies, ...Object.entries(cookies)]) copy.cookies.set(name, value)
      const { headers } = await copy.send({ method: 'GET', url: '/api/auth/me' })
      return [headers['x-csrf-access-token'], headers['x-csrf-refresh-token']]
    }
    const names = ['__Host-csrf_access_token', '__Host-csrf_refresh_token']
    const tokens = () => names.map((name) => page.cookies.get(name) ?? 'no cookie')
    expect(await answerOf()).toEqual(tokens())
    for (const planted of ['', 'planted'])
      for (const name of names) expect(await answerOf({ [name]: planted })).toEqual([undefined, undefined])
    withPage.clock.forward(16 * minutes)
    await page.call(endpoints.me, {})
    expect(await answerOf()).toEqual(tokens())
  })

  test('is proved by its former readable tokens for half a minute after a renewal, and no longer', async () => {
    await visitor.signIn()
    const [access, refresh] = ['csrf_access_token', 'csrf_refresh_token'].map((name) => visitor.cookies.get(name) ?? '')
    const change = async (headers: Record<string, string>) =>
      (await visitor.send({ method: 'PUT', url: '/api/preferences/me', payload: { state_id: null }, headers }))
        .statusCode
    const former = { 'x-csrf-access-token': access, 'x-csrf-refresh-token': refresh } as Record<string, string>
    server.clock.forward(16 * minutes)
    await visitor.call(endpoints.me, {})
    expect(visitor.cookies.get('csrf_access_token')).not.toBe(access)
    server.clock.forward(29)
    expect(await change(former)).toBe(200)
    server.clock.forward(1)
    expect(await change(former)).toBe(403)
    expect(await change({})).toBe(200)
  })

  test('is not proved by the readable tokens of another one', async () => {
    await visitor.signIn()
    const other = await new Visitor(server.app).signIn()
    for (const name of ['csrf_access_token', 'csrf_refresh_token'])
      visitor.cookies.set(name, other.cookies.get(name) ?? '')
    const answer = await visitor.request(endpoints.quickSearch, { body: { query: 'a' } })
    expect(await problemOf(answer)).toMatchObject({ status: 403 })
  })

  test('cannot be planted: signing in makes a new one and ends the one before', async () => {
    await visitor.signIn()
    const planted = new Visitor(server.app)
    for (const [name, value] of visitor.cookies) planted.cookies.set(name, value)
    await visitor.signIn()
    expect(visitor.cookies.get('access_token')).not.toBe(planted.cookies.get('access_token'))
    expect(await planted.call(endpoints.me, {})).toBeNull()
    const chosen = new Visitor(server.app)
    chosen.cookies.set('access_token', 'chosen-by-somebody-else')
    await chosen.signIn()
    expect(chosen.cookies.get('access_token')).not.toBe('chosen-by-somebody-else')
  })

  test('loses its rights at once when the role is taken away', async () => {
    await visitor.signIn()
    const { database } = server.context
    const taken = await database.deleteFrom('account_role').returningAll().execute()
    const answer = await visitor.request(endpoints.listFields)
    await database.insertInto('account_role').values(taken).execute()
    expect(await problemOf(answer)).toMatchObject({ status: 403 })
  })
})
