import { describe, expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { Access, Endpoint } from '@atlas/contract/endpoints/endpoint.ts'
import { type ProblemCode, problemSchema, problems } from '@atlas/contract/problem.ts'
import { giveKey } from '#testing/accounts/keys.ts'
import { testDatabase } from '#testing/database.ts'
import { cookieNames } from '#features/accounts/cookies.ts'
import { startSession } from '#features/accounts/session.ts'
import { buildAccount } from '#testing/account.ts'
import { administrator, testApp, Visitor } from '#testing/app.ts'
import { exampleFor } from '#testing/example.ts'

const database = await testDatabase('as in the product')
const server = await testApp(database)
// Made here, not within their tests, so that they are closed before the database is.
const withForeignPage = await testApp(database, { WEB_ORIGINS: 'https://atlas.example' })
const onAnotherSite = await testApp(database, {
  WEB_ORIGINS: 'https://atlas.example',
  PUBLIC_URL: 'https://api.other.example',
})

type Answer = Awaited<ReturnType<Visitor['send']>>

function expectProblem(answer: Answer, status: number): void {
  expect(answer.statusCode).toBe(status)
  expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/)
  const problem = problemSchema.parse(answer.json())
  expect(problem).toMatchObject({ status, instance: answer.headers['x-request-id'] })
  expect(problem.detail).toMatch(/^\w[^{}]+$/)
}

/** Everybody who might call. Those who have a session keep it: being refused must not hang on its end alone. */
const callers = {
  'a stranger': null,
  'waiting for approval': { roles: [], isRejected: false },
  rejected: { roles: [], isRejected: true },
  'a user': { roles: ['USER'], isRejected: false },
  'an administrator': { roles: ['ADMIN'], isRejected: false },
} as const
type Caller = keyof typeof callers

const letsIn = null
const nobodyIsRefused = {
  'a stranger': letsIn,
  'waiting for approval': letsIn,
  rejected: letsIn,
  'a user': letsIn,
  'an administrator': letsIn,
}
const needsARole = {
  ...nobodyIsRefused,
  'a stranger': 'not_signed_in',
  'waiting for approval': 'not_approved',
  rejected: 'not_approved',
} as const
const refusals: Record<Access, Record<Caller, ProblemCode | null>> = {
  public: nobodyIsRefused,
  link: nobodyIsRefused,
  key: {
    ...nobodyIsRefused,
    'a stranger': 'no_key',
    'waiting for approval': 'wrong_key',
    rejected: 'wrong_key',
  },
  anyone: nobodyIsRefused,
  user: needsARole,
  admin: { ...needsARole, 'a user': 'not_allowed' },
}

const accounts = new Map<Caller, string>()
for (const [caller, options] of Object.entries(callers) as [Caller, (typeof callers)[Caller]][])
  if (options) accounts.set(caller, (await buildAccount(server, options)).id)

async function visitorWhoIs(caller: Caller): Promise<Visitor> {
  const visitor = new Visitor(server.app)
  const account = accounts.get(caller)
  if (!account) return visitor
  const tokens = await startSession(database, account, server.clock.now())
  for (const key of Object.keys(cookieNames) as (keyof typeof cookieNames)[])
    visitor.cookies.set(cookieNames[key], tokens[key])
  await giveKey(server, visitor, account)
  return visitor
}

/** Held word by word in other-forms.test.ts: here, that nobody is let in who is not to be. */
function expectRefusalInForm(answer: Answer, code: ProblemCode | null): void {
  expect(answer.headers['content-type']).toMatch(/^application\/json/)
  const isKept = /API key|API Key/.test(answer.body)
  expect(isKept).toBe(code !== null)
  if (code) expect(answer.statusCode).toBeLessThan(404)
}

/** What kept the caller out; null where the call went through, whatever came of it then. */
function refusalIn(answer: Answer): ProblemCode | null {
  if (answer.statusCode < 400) return null
  const { type } = problemSchema.parse(answer.json())
  const codes = [...Object.values(refusals).flatMap((each) => Object.values(each)), 'csrf', 'origin'] as const
  return codes.find((code) => code && type.endsWith(`:${code}`)) ?? null
}

describe.each(Object.entries(endpoints) as [string, Endpoint][])('%s', (_, endpoint) => {
  test('is served', async () => {
    const answer = await new Visitor(server.app).request(endpoint)
    expect(answer.statusCode === 404 && answer.json().detail === 'There is nothing at this address.').toBe(false)
  })

  test.each(Object.keys(callers) as Caller[])('answers a caller who is %s as its access says', async (caller) => {
    const visitor = await visitorWhoIs(caller)
    const answer = await visitor.request(endpoint, exampleFor(endpoint))
    const code = refusals[endpoint.access][caller]
    if (endpoint.form) return expectRefusalInForm(answer, code)
    if (code) expectProblem(answer, problems[code].status)
    expect(refusalIn(answer)).toBe(code)
    expect(answer.statusCode).toBeLessThan(500)
  })

  test('answers what is not JSON, and what its schema does not know, with a problem', async () => {
    if (!endpoint.request.body) return
    const visitor = await visitorWhoIs(endpoint.access === 'anyone' ? 'a stranger' : 'an administrator')
    const url = `/api${endpoint.path}`
    const headers = { 'content-type': 'application/json' }
    expectProblem(await visitor.send({ method: endpoint.method, url, payload: '{', headers }), 400)
    expectProblem(await visitor.send({ method: endpoint.method, url, payload: { nonsense: 1 } }), 422)
    expectProblem(
      await visitor.send({ method: endpoint.method, url, payload: 'a=1', headers: { 'content-type': 'text/plain' } }),
      415,
    )
    const huge = JSON.stringify({ text: 'x'.repeat((endpoint.mostBodyBytes ?? 100 * 1024) + 1024) })
    expectProblem(await visitor.send({ method: endpoint.method, url, payload: huge, headers }), 413)
  })
})

/** What administrators alone make and take back, though it is not read below /admin. */
const madeByAdministrators = [
  'POST /drives',
  'POST /drives/count',
  'PATCH /drives/{id}',
  'DELETE /drives/{id}',
  'POST /tasks/{id}/undo',
  'POST /results/{day}/files',
  'GET /shared-values',
  'GET /shared-values.zip',
  'POST /shared-values',
  'GET /shared-values/{id}',
  'POST /shared-values/{id}/confirm',
]

test('what lies below /admin is for administrators, and elsewhere only what is named here', () => {
  for (const { method, path, access } of Object.values(endpoints)) {
    const isNamed = madeByAdministrators.includes(`${method} ${path}`)
    expect([path, access === 'admin']).toEqual([path, path.startsWith('/admin/') || isNamed])
  }
})

// Said twice on purpose: whoever opens a door to strangers has to say so here as well.
test('strangers see what the sign-in screen needs, whether the service is well, and what they have a link to', () => {
  const opened = Object.values(endpoints).filter(({ access }) => !['user', 'admin', 'key'].includes(access))
  for (const { path } of opened)
    expect(path).toMatch(
      /^\/(auth\/.+|health\/.+|settings|mails|counties\/shares|calendar\/\{token\}\.ics|unsubscribe\/\{token\}|live\/\{token\}\.csv)$/,
    )
})

test.each((Object.entries(endpoints) as [string, Endpoint][]).filter(([, { request }]) => request.file))(
  '%s, which takes a file, refuses JSON, what is too large, and what another site sends',
  async (_, endpoint) => {
    const visitor = await new Visitor(server.app).signIn()
    const url = `/api${endpoint.path.replace('{day}', '2026-11-03')}?name=officials.csv`
    const headers = { 'content-type': endpoint.request.file?.media[0] ?? '' }
    const file = { method: endpoint.method, url, payload: 'a,b', headers }
    expectProblem(await visitor.send({ ...file, headers: { 'content-type': 'application/json' } }), 415)
    const tooLarge = { ...file, payload: Buffer.alloc((endpoint.request.file?.mostBytes ?? 0) + 1) }
    expectProblem(await visitor.send(tooLarge), 413)
    visitor.cookies.delete('csrf_access_token')
    expectProblem(await visitor.send(file), 403)
    expectProblem(await new Visitor(server.app).send({ ...file, headers: { origin: 'https://evil.example' } }), 403)
  },
)

test('a body that is nested deeper than any schema is refused', async () => {
  const visitor = await new Visitor(server.app).signIn()
  const depth = 20_000
  const nested = '['.repeat(depth) + ']'.repeat(depth)
  const headers = { 'content-type': 'application/json' }
  for (const endpoint of [endpoints.requestExport, endpoints.login, endpoints.sendFeedback])
    for (const payload of [nested, `{"filters":${nested}}`, `{"filters":[{"value":${nested}}],"email":${nested}}`])
      expectProblem(await visitor.send({ method: 'POST', url: `/api${endpoint.path}`, payload, headers }), 422)
})

test('what a browser keeps is public', () => {
  const cached = (Object.values(endpoints) as Endpoint[]).filter(({ maxAgeSeconds }) => maxAgeSeconds)
  expect(cached.length).toBeGreaterThan(0)
  for (const { access } of cached) expect(access).toBe('public')
})

test.each(Object.entries(endpoints).filter(([, { access }]) => access === 'public'))(
  '%s, which is public, renews no session and carries nothing of one',
  async (_, endpoint) => {
    const { app, clock } = withForeignPage
    const visitor = await new Visitor(app).signIn()
    // The access token has run out: any other call would renew the session.
    visitor.cookies.delete('__Host-access_token')
    clock.forward(60)
    const answer = await visitor.request(endpoint)
    expect(answer.statusCode).toBe(200)
    for (const header of ['set-cookie', 'x-csrf-access-token', 'x-csrf-refresh-token'])
      expect(answer.headers[header]).toBeUndefined()
    expect((await visitor.request(endpoints.me)).headers).toMatchObject({
      'set-cookie': expect.anything(),
      'x-csrf-access-token': expect.anything(),
    })
  },
)

test('a character that no text has, and a body packed in a way that is not taken, are refused', async () => {
  const visitor = await new Visitor(server.app).signIn()
  const nul = await visitor.request(endpoints.quickSearch, { body: { query: 'a\0b' } })
  expectProblem(nul, 400)
  const filters = [{ column_id: 'eo.name', operator: 'contains', value: 'half a pair \uD800' }]
  for (const endpoint of [endpoints.requestExport, endpoints.searchOfficials])
    expectProblem(await visitor.request(endpoint, { body: { filters, columns: ['eo.name'] } }), 400)
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
  const packed = await visitor.send({
    method: 'POST',
    url: '/api/search/elected_officials',
    payload: 'nonsense',
    headers,
  })
  expectProblem(packed, 400)
})

test('an unknown address below /api is a problem', async () => {
  const visitor = await new Visitor(server.app).signIn()
  for (const method of ['GET', 'POST', 'DELETE'] as const) {
    expectProblem(await visitor.send({ method, url: '/api/nothing/here' }), 404)
  }
  for (const url of ['/api/%c0%af', `/api/calendar/${'x'.repeat(200)}.ics`]) {
    const answer = await visitor.send({ method: 'GET', url })
    expectProblem(answer, 404)
    expect(answer.headers['content-security-policy']).toContain("default-src 'self'")
  }
})

test('every answer loads nothing, is what it says it is, and carries its request id', async () => {
  const { headers } = await new Visitor(server.app).request(endpoints.live)
  expect(headers['content-security-policy']).toBe(
    "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
  )
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  })
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
})

test('the OpenAPI document describes every endpoint, and a page shows it', async () => {
  const visitor = new Visitor(server.app)
  const document = (await visitor.send({ method: 'GET', url: '/api/openapi.json' })).json()
  expect(document.openapi).toBe('3.1.0')
  const described = Object.entries(document.paths as Record<string, object>).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const declared = Object.values(endpoints).map(({ method, path }) => `${method} /api${path}`)
  expect(described.toSorted()).toEqual(declared.toSorted())
  const page = await visitor.send({ method: 'GET', url: '/api/docs' })
  for (const { path } of Object.values(endpoints)) expect(page.body).toContain(path)
})

test('another origin is answered only where it is configured', async () => {
  const preflight = (origin: string) =>
    new Visitor(withForeignPage.app).send({ method: 'GET', url: '/api/auth/me', headers: { origin } })
  expect((await preflight('https://atlas.example')).headers['access-control-allow-origin']).toBe(
    'https://atlas.example',
  )
  expect((await preflight('https://evil.example')).headers['access-control-allow-origin']).toBeUndefined()
})

test('a page on another site signs in and changes things with the tokens that the answers tell it', async () => {
  const page = 'https://atlas.example'
  const { app } = onAnotherSite
  const visitor = new Visitor(app)
  const send = async (
    method: 'POST' | 'OPTIONS' | 'GET',
    url: string,
    headers: Record<string, string>,
    payload?: object,
  ) => await visitor.send({ method, url, headers: { origin: page, ...headers }, ...(payload ? { payload } : {}) })
  const headers = { 'access-control-request-method': 'DELETE', 'access-control-request-headers': 'x-csrf-access-token' }
  const preflight = await send('OPTIONS', '/api/admin/user/role', headers)
  expect(preflight.headers['access-control-allow-methods']).toContain('DELETE')

  const signedIn = await send('POST', '/api/auth/login', {}, administrator)
  expect(signedIn.cookies.every(({ sameSite, secure }) => sameSite === 'None' && secure)).toBe(true)
  const me = await send('GET', '/api/auth/me', {})
  const exposed = ['x-csrf-access-token', 'x-csrf-refresh-token'] as const
  for (const header of exposed) {
    expect(me.headers[header]).toBe(signedIn.headers[header])
    expect(String(me.headers['access-control-expose-headers'])).toContain(header)
  }
  const tokens = Object.fromEntries(exposed.map((header) => [header, String(me.headers[header])]))
  expect((await send('POST', '/api/search/elected_officials', tokens, { query: 'a' })).statusCode).toBe(200)
})
