import { randomUUID } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { Access, Endpoint } from '@atlas/contract/endpoints/endpoint.ts'
import { problems } from '@atlas/contract/problem.ts'
import { giveKey } from '#testing/accounts/keys.ts'
import { testDatabase } from '#testing/database.ts'
import { cookieNames } from '#features/accounts/cookies.ts'
import { startSession } from '#features/accounts/session.ts'
import { loadRecords } from '#imports/load-records.ts'
import { buildRecords } from '#testing/imports/records/records.ts'
import { type Attack, attacksOn, worstAttacksOn } from '#testing/attacks.ts'
import { buildAccount, buildOrganization } from '#testing/account.ts'
import { testApp, testClock, Visitor } from '#testing/app.ts'

const database = await testDatabase()
await loadRecords(database, buildRecords(), {
  origin: 'public',
  isDemonstration: false,
  now: testClock().now(),
  onProgress: () => undefined,
})
const logged: string[] = []
const log = pino({ level: 'error' }, new Writable({ write: (line, _, done) => (logged.push(String(line)), done()) }))
const server = await testApp(database, {}, log)

const callers = {
  'a stranger': null,
  'waiting for approval': await buildAccount(server, { roles: [] }),
  'a user': await buildAccount(server),
  'an administrator': await buildAccount(server, { roles: ['USER', 'ADMIN'] }),
} as const
type Caller = keyof typeof callers
const organizationId = await buildOrganization(server, 'Vote Southward')
const { id: official } = await database.selectFrom('official').select('id').executeTakeFirstOrThrow()

/** Whom an endpoint lets in: all that can be broken behind its door is reached by this caller. */
function callerFor({ access }: Endpoint): Caller {
  if (access === 'key') return 'a user'
  return access === 'admin' ? 'an administrator' : access === 'user' ? 'a user' : 'a stranger'
}

async function visitorWhoIs(account: { readonly id: string } | null): Promise<Visitor> {
  const visitor = new Visitor(server.app)
  if (!account) return visitor
  const tokens = await startSession(database, account.id, server.clock.now())
  for (const key of Object.keys(cookieNames) as (keyof typeof cookieNames)[])
    visitor.cookies.set(cookieNames[key], tokens[key])
  await giveKey(server, visitor, account.id)
  return visitor
}

/** Of the processor: how long an answer takes on a busy machine says nothing of the attack. */
const mostMilliseconds = 5_000
/** In less by the clock, all processors together cannot have worked for as long. */
const briefMilliseconds = mostMilliseconds / availableParallelism()
/** What a stack, a statement or one of our libraries looks like in an answer. */
const inside =
  /\bat .{1,80}:\d+:\d+|node_modules|\.ts\b|\b(?:select|insert into|update|delete from) .{0,80}\b(?:from|values|set|where)\b|syntax error|relation "|column "|kysely|\bzod\b|fastify|pglite|postgres|typeerror|rangeerror|econn|is not a function|cannot read prop/i

/** Whether an answer says what it is: a text in UTF-8, a problem (of which RFC 9457 knows no charset), or a file. */
function isDocumented(type: unknown, { media = [] }: Endpoint): boolean {
  return (
    typeof type === 'string' && (/; charset=utf-8$|^application\/problem\+json$/.test(type) || media.includes(type))
  )
}

/** What is wrong with the answer to an attack; null where nothing is. */
async function harmOf(visitor: Visitor, endpoint: Endpoint, attack: Attack): Promise<string | null> {
  const started = performance.now()
  const { statusCode, body, headers } = await visitor.send(attack)
  // Asking for the processor's time costs more than most answers do, so only what took long is sent again and measured.
  const taken = performance.now() - started < briefMilliseconds ? 0 : await processorMilliseconds(visitor, attack)
  const harm = [
    statusCode >= 500 && `answers ${statusCode}`,
    taken > mostMilliseconds && `takes ${Math.round(taken)} ms of the processor`,
    statusCode >= 400 && inside.test(body) && `tells ${body.slice(0, 300)}`,
    // Whatever came of it: what is answered to people is on no disk of theirs.
    endpoint.maxAgeSeconds === undefined && headers['cache-control'] !== 'no-store' && 'may be kept by a browser',
    body !== '' && !isDocumented(headers['content-type'], endpoint) && `says that it is ${headers['content-type']}`,
    (headers['server'] ?? headers['x-powered-by']) && 'names its server',
  ].filter(Boolean)
  return harm.length === 0 ? null : `${attack.method} ${attack.url.slice(0, 120)} ${attack.name}: ${harm.join(', ')}`
}

async function processorMilliseconds(visitor: Visitor, attack: Attack): Promise<number> {
  const before = process.cpuUsage()
  await visitor.send(attack)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

const all = Object.entries(endpoints) as [string, Endpoint][]

/** What an address names, made by whoever calls: behind the address of what is not there, nothing is reached. */
const things: Readonly<Record<string, (visitor: Visitor) => Promise<{ readonly id: string }>>> = {
  '/lists/{id}': async (visitor) =>
    await visitor.call(endpoints.makeList, { body: { name: randomUUID(), eo_ids: [official] } }),
  '/saved-searches/{id}': async (visitor) =>
    await visitor.call(endpoints.saveSearch, { body: { name: randomUUID(), view: 'eo.gender=female' } }),
  '/board-pages/{id}': async (visitor) => await visitor.call(endpoints.makeBoardPage, { body: { name: randomUUID() } }),
  '/calendar-feeds/{id}': async (visitor) => await visitor.call(endpoints.makeCalendarFeed, { body: {} }),
  '/admin/corrections/{id}': async (visitor) =>
    await visitor.call(endpoints.reportMistake, {
      body: { eo_id: official, column_id: 'eo.phone', value: '662-555-0199' },
    }),
  '/exports/eo/{id}': async (visitor) =>
    await visitor.call(endpoints.requestExport, { body: { format: 'csv', columns: ['eo.gender'] } }),
  '/admin/imports/{id}': async (visitor) =>
    await visitor.call(endpoints.sendSpreadsheet, {
      query: { name: 'own.csv' },
      file: Buffer.from('Name,Office,State\nAda Wren,Sheriff,MS\n'),
    }),
  '/drives/{id}': async () => await newDrive(),
  '/tasks/{id}/accept': async () => await filledTask(),
  '/tasks/{id}/send-back': async () => await filledTask(),
  '/tasks/{id}': async (visitor) => await takenTask(visitor),
  '/admin/organizations/{id}': async (visitor) =>
    await visitor.call(endpoints.makeOrganization, { body: { name: randomUUID() } }),
  '/admin/invitations/{id}': async (visitor) => {
    const email = `${randomUUID()}@example.org`
    await visitor.call(endpoints.invitePeople, { body: { emails: [email], role: 'USER', organization_id: null } })
    const { values } = await visitor.call(endpoints.listInvitations, {})
    return { id: values.find((each) => each.email === email)?.id ?? '' }
  },
  '/admin/user/{id}': async () => await buildAccount(server),
}

async function colleague(): Promise<Visitor> {
  return await visitorWhoIs(await buildAccount(server, { roles: ['USER', 'ADMIN'], organizationId }))
}

async function newDrive(): Promise<{ readonly id: string }> {
  return await (await colleague()).call(endpoints.makeDrive, { body: { name: randomUUID(), ...ofDrive } })
}

async function takenTask(visitor: Visitor): Promise<{ readonly id: string }> {
  const { values } = await visitor.call(endpoints.listDriveTasks, { params: { id: (await newDrive()).id } })
  return await visitor.call(endpoints.takeTask, { params: { id: values[0]?.id ?? '' } })
}

/** By somebody else, so that it can be looked at. */
async function filledTask(): Promise<{ readonly id: string }> {
  const visitor = await colleague()
  const { id } = await takenTask(visitor)
  return await visitor.call(endpoints.submitTask, { params: { id }, body: { client_id: randomUUID(), answers } })
}

const ofDrive = { place_ids: ['28011'], wanted: ['ethnicity' as const], filters: undefined }
const answers = { source: { kind: 'knowledge' as const }, officials: [{ official_id: official, party: 'Independent' }] }

/** What of a body the schemas alone do not tell: with it, the rest is done as it is asked. */
const bodies: Partial<Record<keyof typeof endpoints, object>> = {
  searchOfficials: { cursor: undefined },
  searchPlaces: { cursor: undefined },
  saveSearch: { replaces: undefined },
  reportMistake: { eo_id: official, column_id: 'eo.phone', value: '662-555-0150' },
  setValue: { eo_id: official, column_id: 'eo.phone', value: '662-555-0150' },
  acceptCorrection: { column_id: 'eo.phone', value: '662-555-0150' },
  makeDrive: ofDrive,
  invitePeople: { organization_id: null },
  mergeOrganization: { into_id: organizationId },
  countDrive: { place_ids: ['28011'], filters: undefined },
  submitTask: { answers },
  sendResults: {
    place_id: '28011',
    source: { text: 'Sheet on the courthouse door', read_on: null, is_official: true },
    seats: [{ seat_id: `constable:1/${official}`, outcome: 'unknown' }],
  },
}

async function paramsFor({ path }: Endpoint, visitor: Visitor): Promise<Record<string, string>> {
  const made = await Object.entries(things).find(([start]) => path.startsWith(start))?.[1](visitor)
  return made ? { id: made.id, eo_id: String(official) } : {}
}

test.each(all)(
  '%s answers every attack with little work, and tells nothing of what is inside',
  async (name, endpoint) => {
    const harms: (string | null)[] = []
    const roles = endpoint.access === 'admin' ? (['USER', 'ADMIN'] as const) : (['USER'] as const)
    // What the attacks on other endpoints left is not in the way.
    const account = callerFor(endpoint) === 'a stranger' ? null : await buildAccount(server, { roles, organizationId })
    let visitor = await visitorWhoIs(account)
    const input = { params: await paramsFor(endpoint, visitor), body: bodies[name as keyof typeof endpoints] ?? {} }
    for (const attack of attacksOn(endpoint, input)) {
      harms.push(await harmOf(visitor, endpoint, attack))
      // An attack that signs out would make the next ones those of a stranger.
      if (!visitor.cookies.has(cookieNames.access)) visitor = await visitorWhoIs(account)
    }
    expect(harms.filter((harm) => harm !== null)).toEqual([])
  },
)

test.each(Object.keys(callers) as Caller[])('%s who may not call is refused, whatever is sent', async (caller) => {
  const order: readonly Caller[] = ['a stranger', 'waiting for approval', 'a user', 'an administrator']
  const visitor = await visitorWhoIs(callers[caller])
  for (const [, endpoint] of all) {
    if (order.indexOf(caller) >= order.indexOf(callerFor(endpoint))) continue
    for (const attack of worstAttacksOn(endpoint)) {
      const { statusCode, body } = await visitor.send(attack)
      expect([attack.url, attack.name, statusCode]).toEqual([
        attack.url,
        attack.name,
        caller === 'a stranger' || endpoint.access === 'key' ? 401 : 403,
      ])
      expect(body).not.toMatch(inside)
    }
  }
})

const changing = all.filter(([, { method }]) => method !== 'GET')
const withoutSession: readonly Access[] = ['public', 'link']

test.each([
  ['another website', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['a neighbor below the same domain', { origin: 'https://evil.atlas.test', 'sec-fetch-site': 'same-site' }],
  ['a page in an old browser', { origin: 'https://evil.example' }],
  ['a page that hides where it is', { origin: 'null' }],
  ['a page that sends no origin', { origin: undefined, 'sec-fetch-site': 'cross-site' }],
])('%s changes nothing with a session, though it knew the tokens', async (_, headers) => {
  const visitor = await visitorWhoIs(callers['an administrator'])
  for (const [name, { method, path, access }] of changing) {
    if (withoutSession.includes(access)) continue
    const answer = await visitor.send({ method, url: `/api${path}`, headers })
    expect([name, answer.statusCode, answer.json().detail]).toEqual([name, 403, problems.origin.detail])
  }
})

test.each([
  ['says nothing of where it is', { origin: undefined }],
  ['is a page elsewhere', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
])('whoever has no session and %s changes nothing that is open to anybody', async (_, headers) => {
  const open = changing.filter(([, { access }]) => access === 'anyone')
  expect(open.map(([name]) => name)).toContain('login')
  for (const [name, { method, path }] of open) {
    const answer = await new Visitor(server.app).send({ method, url: `/api${path}`, headers })
    expect([name, answer.statusCode, answer.json().detail]).toEqual([name, 403, problems.origin.detail])
  }
})

test.each(['x-csrf-access-token', 'x-csrf-refresh-token'])(
  'nothing is changed with a session where %s is not its own, whatever the other is',
  async (header) => {
    const visitor = await visitorWhoIs(callers['an administrator'])
    for (const [name, { method, path, access }] of changing) {
      if (withoutSession.includes(access)) continue
      const answer = await visitor.send({ method, url: `/api${path}`, headers: { [header]: 'wrong' } })
      expect([name, answer.statusCode, answer.json().detail]).toEqual([name, 403, problems.csrf.detail])
    }
  },
)

test('what changes something without a look at where it comes from has a secret in its address', () => {
  const opened = changing.filter(([, { access }]) => withoutSession.includes(access))
  expect(opened.map(([, { method, path }]) => `${method} ${path}`)).toEqual(['POST /unsubscribe/{token}'])
})

test('a script that says nothing of where it is needs the tokens, and with them is let in', async () => {
  const visitor = await visitorWhoIs(callers['a user'])
  const change = async (headers: Record<string, string>) =>
    (
      await visitor.send({
        method: 'PUT',
        url: '/api/preferences/me',
        payload: { state_id: null },
        headers: { origin: undefined, ...headers },
      })
    ).statusCode
  expect(await change({ 'x-csrf-access-token': 'wrong' })).toBe(403)
  expect(await change({})).toBe(200)
})

afterAll(() => {
  expect(Object.keys(Object.prototype)).toEqual([])
  expect(logged).toEqual([])
})
