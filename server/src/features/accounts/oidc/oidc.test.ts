import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import { buildAccount } from '#testing/account.ts'
import { type CookieJar, follow } from '#testing/accounts/follow.ts'
import { client, type PersonThere, startOidcProvider } from '#testing/accounts/oidc-provider.ts'
import { turnOn } from '#testing/accounts/two-factor/authenticator.ts'
import { origin, testApp, Visitor } from '#testing/app.ts'
import { testDatabase } from '#testing/database.ts'

const { issuer, there, rotateKeys } = await startOidcProvider(origin)
const settings = {
  PUBLIC_URL: origin,
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: client.id,
  OIDC_CLIENT_SECRET: client.secret,
  OIDC_NAME: 'Delta Votes',
}
const database = await testDatabase()
const server = await testApp(database, settings)
const admin = await new Visitor(server.app).signIn()

const personThere = (more: Partial<PersonThere> = {}): PersonThere => {
  const sub = randomUUID()
  return { sub, email: `${sub}@example.org`, email_verified: true, given_name: 'Ora', family_name: 'Hill', ...more }
}

// The provider's clock is this machine's, the atlas' stands still: before each sign-in it shows the same.
const synchronize = ({ clock } = server) => clock.forward((Date.now() - clock.now().getTime()) / 1_000)
beforeEach(() => {
  synchronize()
  there.amr = ['pwd']
})

/** Goes to the provider, signs in there, and answers the address that it sends the browser back to. */
async function goThere(
  visitor: Visitor,
  person: PersonThere | null,
  next = '',
  jar: CookieJar = new Map(),
): Promise<URL> {
  there.person = person
  const query: Record<string, string> = next ? { next } : {}
  const begun = await visitor.send({ method: 'GET', url: '/api/auth/oidc/start', query })
  const { url, page } = await follow(new URL(String(begun.headers.location)), jar)
  expect(page).toBe('')
  return url
}

/** Where the atlas leads to. */
async function comeBack(visitor: Visitor, { pathname, search }: URL): Promise<string> {
  const answer = await visitor.send({ method: 'GET', url: pathname + search })
  expect(answer.statusCode, answer.body).toBe(302)
  return String(answer.headers.location).replace(origin, '')
}

async function signIn(person: PersonThere | null, { visitor = new Visitor(server.app), next = '' } = {}) {
  const location = await comeBack(visitor, await goThere(visitor, person, next))
  const me = await visitor.call(endpoints.me, {})
  return { visitor, location, email: me?.email ?? null }
}

async function accountFor(person: PersonThere, more: Parameters<typeof buildAccount>[1] = {}) {
  const account = await buildAccount(server, more)
  await database
    .updateTable('account')
    .set({ email: person.email, email_key: person.email })
    .where('id', '=', account.id)
    .execute()
  return { ...account, email: person.email }
}

describe('whoever signs in with the account of the organization', () => {
  test('is let into the account with that address, led to the page they asked for, and told of it once by mail', async () => {
    const person = personThere()
    await accountFor(person)
    await server.mails()
    expect(await signIn(person, { next: '/places' })).toMatchObject({
      location: '/login?came=in&next=/places',
      email: person.email,
    })
    const subject = 'A new way to sign in to the Southern Officials Atlas'
    expect((await server.mails()).map((mail) => mail.subject)).toContain(subject)
    await signIn(person)
    expect((await server.mails()).map((mail) => mail.subject)).not.toContain(subject)
    const { values } = await admin.call(endpoints.listAudit, { query: {} })
    expect(values[0]).toMatchObject({ act: 'signed in', to_what: 'With the account of the organization' })
  })

  test('waits for approval where they had no account, as everybody who registers', async () => {
    const person = personThere()
    expect(await signIn(person)).toMatchObject({ location: '/confirmed', email: null })
    const { values } = await admin.call(endpoints.listPendingUsers, { query: { limit: 100 } })
    const waiting = values.find(({ email }) => email === person.email)
    expect(waiting).toMatchObject({ first_name: 'Ora', last_name: 'Hill', confirm_email: true })
    await admin.call(endpoints.assignRole, { body: { user_id: waiting?.id ?? '', role: 'USER' } })
    expect(await signIn(person)).toMatchObject({ email: person.email })
  })

  test.each([
    ['rejected', { roles: [], isRejected: true }, '/rejected'],
    ['without a role', { roles: [] }, '/confirmed'],
  ])('is not let into an account that is %s', async (_, account, location) => {
    const person = personThere()
    await accountFor(person, account)
    expect(await signIn(person)).toMatchObject({ location, email: null })
  })

  test('joins no account by an address that the provider does not vouch for, and begins none', async () => {
    const person = personThere({ email_verified: false })
    await accountFor(person)
    expect(await signIn(person)).toMatchObject({ location: '/login?trouble=unverified', email: null })
    expect(await signIn(personThere({ email_verified: false }))).toMatchObject({
      location: '/login?trouble=unverified',
    })
    const identities = database.selectFrom('account_identity').select('subject').where('subject', '=', person.sub)
    expect(await identities.execute()).toEqual([])
  })

  test('is the same person where the address changed there, verified or not', async () => {
    const person = personThere()
    await accountFor(person)
    await signIn(person)
    const changed = { ...person, email: 'elsewhere@example.org', email_verified: false }
    expect(await signIn(changed)).toMatchObject({ email: person.email })
  })

  test('does not open the account of somebody who had the address there before', async () => {
    const person = personThere()
    await accountFor(person)
    await signIn(person)
    const successor = personThere({ email: person.email })
    expect(await signIn(successor)).toMatchObject({ location: '/login?trouble=other', email: null })
  })

  test('takes over what a stranger registered with the address, whose password and session end', async () => {
    const person = personThere()
    const stranger = await accountFor(person)
    const visitor = await new Visitor(server.app).signIn(stranger)
    await database.updateTable('account').set({ email_confirmed_at: null }).where('id', '=', stranger.id).execute()
    expect(await signIn(person)).toMatchObject({ email: person.email })
    expect(await visitor.call(endpoints.me, {})).toBeNull()
    await expect(new Visitor(server.app).signIn(stranger)).rejects.toThrow('401')
  })

  test('is asked for a second step here only where they proved none there', async () => {
    const person = personThere()
    const account = await accountFor(person)
    const { code } = await turnOn(await new Visitor(server.app).signIn(account), server.clock)
    const half = await signIn(person, { next: '/places' })
    expect(half).toMatchObject({ location: '/second-step?next=/places', email: null })
    server.clock.forward(30)
    await half.visitor.call(endpoints.secondStep, { body: { code: code(), remember_device: false } })
    expect((await half.visitor.call(endpoints.me, {}))?.email).toBe(person.email)
    for (const [amr, location] of [
      [['otp'], '/second-step'],
      [['pwd', 'otp'], '/login?came=in'],
      [['pwd', 'mfa'], '/login?came=in'],
    ] as const) {
      synchronize()
      there.amr = amr
      expect(await signIn(person)).toMatchObject({ location })
    }
  })

  test('ends the session that the browser had before', async () => {
    const person = personThere()
    await accountFor(person)
    const planted = await new Visitor(server.app).signIn(await buildAccount(server))
    const cookies = new Map(planted.cookies)
    expect(await signIn(person, { visitor: planted })).toMatchObject({ email: person.email })
    const before = new Visitor(server.app)
    for (const [name, value] of cookies) before.cookies.set(name, value)
    expect(await before.call(endpoints.me, {})).toBeNull()
  })
})

describe('an answer of the provider', () => {
  const changed = async (change: (url: URL, visitor: Visitor) => void) => {
    const visitor = new Visitor(server.app)
    const person = personThere()
    await accountFor(person)
    const url = await goThere(visitor, person)
    change(url, visitor)
    const location = await comeBack(visitor, url)
    expect(await visitor.call(endpoints.me, {})).toBeNull()
    return location
  }
  const inFlow =
    (index: number) =>
    (_: URL, { cookies }: Visitor) => {
      const parts = (cookies.get('oidc') ?? '').split('.')
      parts[index] = 'x'.repeat(43)
      cookies.set('oidc', parts.join('.'))
    }

  test.each([
    ['with another state', (url: URL) => url.searchParams.set('state', 'x'), 'refused'],
    ['without a state', (url: URL) => url.searchParams.delete('state'), 'refused'],
    ['of another issuer', (url: URL) => url.searchParams.set('iss', 'https://evil.example'), 'refused'],
    ['with another code', (url: URL) => url.searchParams.set('code', 'x'), 'refused'],
    ['to a browser that did not begin it', (_: URL, { cookies }: Visitor) => cookies.delete('oidc'), 'over'],
    ['to a browser that began another', inFlow(0), 'refused'],
    ['with another nonce', inFlow(1), 'refused'],
    ['without the secret of PKCE', inFlow(2), 'refused'],
  ])('%s lets nobody in', async (_, change, trouble) => {
    expect(await changed(change)).toBe(`/login?trouble=${trouble}`)
  })

  test('is taken once', async () => {
    const person = personThere()
    await accountFor(person)
    const visitor = new Visitor(server.app)
    const url = await goThere(visitor, person)
    const flow = visitor.cookies.get('oidc') ?? ''
    expect(await comeBack(visitor, url)).toBe('/login?came=in')
    const other = new Visitor(server.app)
    expect(await comeBack(other, url)).toBe('/login?trouble=over')
    other.cookies.set('oidc', flow)
    expect(await comeBack(other, url)).toBe('/login?trouble=refused')
  })

  test('that somebody did not want to sign in leads back to the sign-in', async () => {
    expect(await signIn(null)).toMatchObject({ location: '/login?trouble=refused', email: null })
  })

  test('may be signed by a clock that is half a minute ahead or behind, and is refused once it has run out', async () => {
    const person = personThere()
    await accountFor(person)
    for (const [seconds, location] of [
      [30, '/login?came=in'],
      [-30, '/login?came=in'],
      [2 * 60 * 60, '/login?trouble=refused'],
    ] as const) {
      synchronize()
      const visitor = new Visitor(server.app)
      const url = await goThere(visitor, person)
      server.clock.forward(seconds)
      expect(await comeBack(visitor, url)).toBe(location)
    }
  })

  test('is believed after the provider has changed its keys', async () => {
    const person = personThere()
    await accountFor(person)
    await signIn(person)
    rotateKeys()
    expect(await signIn(person)).toMatchObject({ email: person.email })
  })
})

test('the address where somebody goes afterwards is written as they asked, and leads nowhere else by itself', async () => {
  const person = personThere()
  await accountFor(person)
  const { location } = await signIn(person, { next: 'https://evil.example/' })
  expect(location).toBe('/login?came=in&next=https://evil.example%2F')
})

test('signing out leads to where the provider signs out, which ends the session there and leads back', async () => {
  const jar: CookieJar = new Map()
  const [first, second] = [personThere(), personThere()]
  for (const person of [first, second]) await accountFor(person)
  const signInThere = async (person: PersonThere) => {
    const visitor = new Visitor(server.app)
    await comeBack(visitor, await goThere(visitor, person, '', jar))
    return (await visitor.call(endpoints.me, {}))?.email
  }
  expect(await signInThere(first)).toBe(first.email)
  // Who was signed in there still is, whoever sits at the computer now.
  expect(await signInThere(second)).toBe(first.email)

  const left = await new Visitor(server.app).send({ method: 'GET', url: '/api/auth/oidc/sign-out' })
  const signOutPage = await follow(new URL(String(left.headers.location)), jar)
  const [, action = ''] = /action="([^"]+)"/.exec(signOutPage.page) ?? []
  const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(signOutPage.page) ?? []
  const body = new URLSearchParams({ xsrf, logout: 'yes' })
  const { url } = await follow(new URL(action, issuer), jar, { method: 'POST', body })
  expect(url.href).toBe(`${origin}/login`)
  expect(await signInThere(second)).toBe(second.email)
})

test('an address is taken without the provider’s word where the setting says so', async () => {
  const trusting = await testApp(database, { ...settings, OIDC_EMAILS: 'trusted' })
  synchronize(trusting)
  const person = personThere({ email_verified: false })
  await accountFor(person)
  expect(await signIn(person, { visitor: new Visitor(trusting.app) })).toMatchObject({ email: person.email })
})

test('a provider that does not answer is said, and without one nothing is offered', async () => {
  const away = await testApp(database, { ...settings, OIDC_ISSUER: 'http://127.0.0.1:1' })
  const off = await testApp(database)
  const start = async (app: typeof server) =>
    (await new Visitor(app.app).send({ method: 'GET', url: '/api/auth/oidc/start' })).headers.location
  expect(await start(away)).toBe(`${origin}/login?trouble=away`)
  expect(await start(off)).toBe(`${origin}/login`)
  const offered = async (app: typeof server) => (await new Visitor(app.app).call(endpoints.settings, {})).sign_in_with
  expect([await offered(server), await offered(off)]).toEqual(['Delta Votes', null])
})
