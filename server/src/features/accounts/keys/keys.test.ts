import { Writable } from 'node:stream'
import { pino } from 'pino'
import { beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import { mostKeys } from '@atlas/contract/endpoints/accounts/keys.ts'
import { problems } from '@atlas/contract/problem.ts'
import type { KeyScope } from '@atlas/contract/rules/key-scopes.ts'
import { loadDemonstration } from '#imports/demonstration.ts'
import { buildAccount } from '#testing/account.ts'
import { testApp, testClock, Visitor } from '#testing/app.ts'
import { testDatabase } from '#testing/database.ts'

const database = await testDatabase()
await loadDemonstration({ database, clock: testClock() }, { officials: 60, seed: 5 })
const logged: string[] = []
const log = pino({ level: 'trace' }, new Writable({ write: (line, _, done) => (logged.push(String(line)), done()) }))
const server = await testApp(database, { RATE_LIMITS: 'on' }, log)

async function person(): Promise<{ id: string; email: string; password: string; visitor: Visitor }> {
  const account = await buildAccount(server)
  return { ...account, visitor: await new Visitor(server.app).signIn(account) }
}

const read = (key: string | null, url = '/api/v1/officials') =>
  server.app.inject({ url, headers: key === null ? {} : { authorization: `Bearer ${key}` } })

describe('a key', () => {
  let owner: Awaited<ReturnType<typeof person>>
  beforeAll(async () => {
    owner = await person()
  })

  const make = async (body: Partial<Parameters<typeof request>[0]> = {}) =>
    await request({ name: 'Turnout in R', ...body })
  const request = async (body: { name: string; scopes?: KeyScope[]; expires_in_days?: number }) =>
    await owner.visitor.call(endpoints.makeKey, { body })

  test('reads without a cookie, is told once and stored as a hash', async () => {
    const { key, ...details } = await make()
    expect(key).toMatch(/^atlas_[\w-]{43}$/)
    expect(details).toMatchObject({ beginning: key.slice(0, 10), scopes: ['officials', 'places'], last_used_at: null })
    expect((await read(key)).json().total).toBeGreaterThan(0)
    const { values } = await owner.visitor.call(endpoints.listKeys, {})
    expect(values).toEqual([{ ...details, last_used_at: server.clock.now().toISOString() }])
    const stored = await database.selectFrom('account_key').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(key)
  })

  test('lasts 90 days where nothing else is said, and a year at most', async () => {
    const days = async (expires_in_days?: number) => {
      const { created_at, expires_at } = await make(expires_in_days ? { expires_in_days } : {})
      return (Date.parse(expires_at) - Date.parse(created_at)) / 86_400_000
    }
    expect([await days(), await days(365)]).toEqual([90, 365])
    const answer = await owner.visitor.request(endpoints.makeKey, { body: { name: 'A', expires_in_days: 366 } })
    expect(answer.statusCode).toBe(422)
  })

  test('that has ended, is not known or is no key is refused in one sentence, as programs expect it', async () => {
    const { id, key } = await make()
    await owner.visitor.call(endpoints.endKey, { params: { id } })
    const { key: short } = await make({ expires_in_days: 1 })
    server.clock.forward(86_400)
    for (const wrong of [key, short, 'atlas_', 'atlas_1234', 'x', `${key}x`]) {
      const answer = await read(wrong)
      expect(answer.statusCode).toBe(401)
      expect(answer.json().detail).toBe(problems.wrong_key.detail)
      expect(answer.headers['www-authenticate']).toBe('Bearer realm="atlas", error="invalid_token"')
    }
    const without = await read(null)
    expect([without.statusCode, without.json().detail]).toEqual([401, problems.no_key.detail])
    expect(without.headers['www-authenticate']).toBe('Bearer realm="atlas"')
  })

  test('reads what it is for, and nothing else', async () => {
    const { key } = await make({ scopes: ['places'] })
    expect((await read(key, '/api/v1/places')).statusCode).toBe(200)
    const answer = await read(key)
    expect([answer.statusCode, answer.json().detail]).toEqual([
      403,
      'This key is not for reading officials. Make one in your account that is.',
    ])
    expect(answer.headers['www-authenticate']).toContain('insufficient_scope')
  })

  test('opens neither the account, nor keys, nor administration, nor anything that is written', async () => {
    const admin = await buildAccount(server, { roles: ['ADMIN'] })
    const visitor = await new Visitor(server.app).signIn(admin)
    const { key } = await visitor.call(endpoints.makeKey, { body: { name: 'A' } })
    for (const [name, { access, method, path }] of Object.entries(endpoints)) {
      if (access !== 'user' && access !== 'admin') continue
      const options = {
        method,
        url: `/api${path}`,
        headers: { authorization: `Bearer ${key}`, origin: 'http://atlas.test' },
      }
      expect([name, (await server.app.inject(options)).statusCode]).toEqual([name, 401])
    }
    for (const endpoint of Object.values(endpoints)) if (endpoint.access === 'key') expect(endpoint.method).toBe('GET')
  })

  test('stops with the role of its owner, at the next request', async () => {
    const leaving = await person()
    const { key } = await leaving.visitor.call(endpoints.makeKey, { body: { name: 'A' } })
    expect((await read(key)).statusCode).toBe(200)
    await database.deleteFrom('account_role').where('account_id', '=', leaving.id).execute()
    expect((await read(key)).statusCode).toBe(401)
  })

  test('sees what its owner sees: nothing partisan in the nonpartisan view', async () => {
    const { key } = await make()
    expect(Object.keys((await read(key)).json().values[0])).toContain('party.name')
    await owner.visitor.call(endpoints.chooseNonpartisan, { body: { is_on: true } })
    expect(Object.keys((await read(key)).json().values[0])).not.toContain('party.name')
    expect((await read(key, '/api/v1/officials.csv?columns=party.name')).statusCode).toBe(403)
    await owner.visitor.call(endpoints.chooseNonpartisan, { body: { is_on: false } })
  })

  test('is in the audit log, made and ended, and in the log of the server never', async () => {
    const { id, key } = await make({ name: 'For the audit' })
    await read(key)
    await read(null, `/api/v1/officials?key=${key}`)
    await owner.visitor.call(endpoints.endKey, { params: { id } })
    const events = await database
      .selectFrom('audit_event')
      .select(['action', 'details'])
      .where('account_id', '=', owner.id)
      .where('action', 'like', 'key %')
      .orderBy('id', 'desc')
      .limit(2)
      .execute()
    expect(events.map(({ action }) => action)).toEqual(['key ended', 'key made'])
    expect(JSON.stringify(events)).toContain('For the audit')
    expect(JSON.stringify(events)).not.toContain(key)
    expect(logged.length).toBeGreaterThan(0)
    expect(logged.join('')).not.toContain(key)
  })

  test('of somebody else is neither seen nor ended', async () => {
    const other = await person()
    const { id, key } = await make()
    expect((await other.visitor.call(endpoints.listKeys, {})).values).toEqual([])
    await other.visitor.call(endpoints.endKey, { params: { id } })
    expect((await read(key)).statusCode).toBe(200)
  })
})

test('there are 20 keys of a person at most, however many are asked for at once', async () => {
  const { visitor } = await person()
  const answers = await Promise.all(
    Array.from({ length: mostKeys + 3 }, () => visitor.request(endpoints.makeKey, { body: { name: 'A' } })),
  )
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([...Array(mostKeys).fill(201), 409, 409, 409])
})

test('how often may be read is said beside each answer, counted for all keys of a person, and then refused', async () => {
  const { visitor } = await person()
  const [one, another] = [
    (await visitor.call(endpoints.makeKey, { body: { name: 'A' } })).key,
    (await visitor.call(endpoints.makeKey, { body: { name: 'B' } })).key,
  ]
  expect((await read(one)).headers).toMatchObject({ 'ratelimit-policy': '"reading";q=120;w=60' })
  expect((await read(another)).headers['ratelimit']).toMatch(/^"reading";r=118;t=\d+$/)
  await database.updateTable('counted_attempt').set({ count: 120 }).where('key', 'like', 'reading of user:%').execute()
  const refused = await read(one)
  expect([refused.statusCode, refused.headers['ratelimit']]).toEqual([429, expect.stringMatching(/^"reading";r=0;/)])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})

test('nothing of version 1 ends: no answer and no description of a call says so', async () => {
  const { visitor } = await person()
  const { key } = await visitor.call(endpoints.makeKey, { body: { name: 'A' } })
  const paths = Object.values(endpoints).flatMap(({ path }) => (/^\/v1\/\w+$/.test(path) ? [path] : []))
  expect(paths).toEqual(expect.arrayContaining(['/v1/officials', '/v1/places', '/v1/elections']))
  for (const path of paths) {
    const { headers } = await read(key, `/api${path}`)
    expect([path, headers['deprecation'], headers['sunset']]).toEqual([path, undefined, undefined])
  }
  expect((await server.app.inject({ url: '/api/openapi.json' })).body).not.toContain('"deprecated"')
})

test('whoever tries many keys is refused, and disturbs nobody whose key is right', async () => {
  const { visitor } = await person()
  const { key } = await visitor.call(endpoints.makeKey, { body: { name: 'A' } })
  await read('atlas_wrong')
  await database.updateTable('counted_attempt').set({ count: 300 }).where('key', 'like', 'wrong keys%').execute()
  expect((await read('atlas_wrong')).statusCode).toBe(429)
  expect((await read(key)).statusCode).toBe(200)
})
