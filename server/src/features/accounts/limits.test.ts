import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { Endpoint } from '@atlas/contract/endpoints/endpoint.ts'
import { countAttempt } from '#database/rate-limit.ts'
import { testDatabase } from '#testing/database.ts'
import { deleteExpired } from '#features/accounts/jobs.ts'
import { limits } from '#features/accounts/limits.ts'
import { administrator, testApp, Visitor } from '#testing/app.ts'

// Two processes on one database: what one counts the other knows.
const database = await testDatabase()
const servers = [
  await testApp(database, { RATE_LIMITS: 'on' }),
  await testApp(database, { RATE_LIMITS: 'on' }),
] as const

const visitors = () => servers.map(({ app }) => new Visitor(app)) as [Visitor, Visitor]
const signIn = async (visitor: Visitor, email: string, password: string, remoteAddress = '203.0.113.7') =>
  await visitor.send({ method: 'POST', url: '/api/auth/login', payload: { email, password }, remoteAddress })
const forward = (seconds: number) => {
  for (const { clock } of servers) clock.forward(seconds)
}

test('ten failures lock an account for the rest of fifteen minutes, on every process, and no longer', async () => {
  const [first, second] = visitors()
  for (let attempt = 0; attempt < 10; attempt++) {
    expect((await signIn(attempt % 2 ? first : second, administrator.email, 'wrong')).statusCode).toBe(401)
  }
  const refused = await signIn(second, administrator.email, administrator.password)
  expect(refused.statusCode).toBe(429)
  const wait = Number(refused.headers['retry-after'])
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(15 * 60)
  forward(wait)
  expect((await signIn(second, administrator.email, administrator.password)).statusCode).toBe(200)
})

test('a good sign-in forgets the failures before it', async () => {
  const [visitor] = visitors()
  for (let round = 0; round < 3; round++) {
    for (let attempt = 0; attempt < 9; attempt++) await signIn(visitor, administrator.email, 'wrong')
    expect((await signIn(new Visitor(servers[0].app), administrator.email, administrator.password)).statusCode).toBe(
      200,
    )
  }
})

test('a network address may fail a hundred times, over any accounts', async () => {
  forward(15 * 60)
  const [first, second] = visitors()
  const address = '203.0.113.8'
  const fail = async (visitor: Visitor, person: number) =>
    (await signIn(visitor, `person${person}@example.org`, 'wrong', address)).statusCode
  for (const person of [1, 2, 3]) expect(await fail(person % 2 ? first : second, person)).toBe(401)
  // Each wrong password takes as long to check as a right one.
  await countAttempt(database, limits.signInFromAddress, address, servers[0].clock.now(), 96)
  expect(await fail(first, 100)).toBe(401)
  expect(await fail(second, 101)).toBe(429)
  expect((await signIn(first, 'one-more@example.org', 'wrong', '203.0.113.9')).statusCode).toBe(401)
})

test('five links an hour are mailed to an account, and the reset link works while the account is locked', async () => {
  const [visitor] = visitors()
  const requestReset = async () =>
    await visitor.request(endpoints.forgotPassword, { body: { email: administrator.email } })
  for (let attempt = 0; attempt < 5; attempt++) expect((await requestReset()).statusCode).toBe(200)
  expect((await requestReset()).statusCode).toBe(429)
  forward(60 * 60)
  expect((await requestReset()).statusCode).toBe(200)
}, 60_000)

const registration = (email: string) => ({
  email,
  password: 'Sweettea4@dusk',
  first_name: 'Rosa',
  last_name: 'Baptiste',
  organization: 'Delta Voices',
  organization_site: 'https://deltavoices.example',
  entity_type: '501(c)(3)',
})

test('whoever types an address again and again has it mailed five times a day, from wherever, with an account or not', async () => {
  forward(24 * 60 * 60)
  for (const { mails } of servers) await mails()
  const answers = async (email: string) => {
    // Each costs a password hash.
    await countAttempt(database, limits.registerOfEmail, email.toLowerCase(), servers[0].clock.now(), 3)
    const answers: [number, string][] = []
    for (const remoteAddress of ['198.51.100.1', '198.51.100.2', '198.51.100.3']) {
      const request = {
        method: 'POST',
        url: '/api/auth/register',
        payload: registration(email),
        remoteAddress,
      } as const
      const answer = await visitors()[1].send(request)
      answers.push([answer.statusCode, answer.statusCode === 201 ? answer.body : answer.json().detail])
    }
    return answers
  }
  const ofOwner = await answers(administrator.email.toUpperCase())
  expect(ofOwner.map(([status]) => status)).toEqual([201, 201, 429])
  // Whichever process takes a mail sends it.
  const mailed = async (email: string) =>
    (await Promise.all(servers.map(({ mails }) => mails()))).flat().filter(({ to }) => to.toLowerCase() === email)
      .length
  expect(await mailed(administrator.email.toLowerCase())).toBe(2)
  // What is deleted every night does not begin the day anew.
  await deleteExpired(servers[0].context)
  const again = await visitors()[0].request(endpoints.register, { body: registration(administrator.email) })
  expect(again.statusCode).toBe(429)
  expect(await answers('nobody-yet@example.org')).toEqual(ofOwner)
  expect(await mailed('nobody-yet@example.org')).toBe(2)
}, 60_000)

test('a password that is refused counts nobody out', async () => {
  const [visitor] = visitors()
  const common = { ...registration('careful@example.org'), password: 'Password1!' }
  await countAttempt(database, limits.registerOfEmail, common.email, servers[0].clock.now(), 4)
  expect((await visitor.request(endpoints.register, { body: common })).statusCode).toBe(422)
  expect((await visitor.request(endpoints.register, { body: registration(common.email) })).statusCode).toBe(201)
}, 60_000)

test('twenty accounts an hour are registered from a network address, over any addresses and processes', async () => {
  const [first, second] = visitors()
  const remoteAddress = '203.0.113.40'
  const register = async (visitor: Visitor, email: string, from = remoteAddress) =>
    (
      await visitor.send({
        method: 'POST',
        url: '/api/auth/register',
        payload: registration(email),
        remoteAddress: from,
      })
    ).statusCode
  await countAttempt(database, limits.registerFromAddress, remoteAddress, servers[0].clock.now(), 18)
  expect(await register(first, 'mass-1@example.org')).toBe(201)
  expect(await register(second, 'mass-2@example.org')).toBe(201)
  expect(await register(first, 'mass-3@example.org')).toBe(429)
  expect(await register(first, 'mass-3@example.org', '203.0.113.41')).toBe(201)
})

test('thirty password links an hour are asked for from a network address, over any addresses and processes', async () => {
  const [first, second] = visitors()
  const remoteAddress = '203.0.113.30'
  const requestReset = async (visitor: Visitor, email: string, from = remoteAddress) => {
    const url = '/api/auth/forgot_password'
    return (await visitor.send({ method: 'POST', url, payload: { email }, remoteAddress: from })).statusCode
  }
  await countAttempt(database, limits.forgotPasswordFromAddress, remoteAddress, servers[0].clock.now(), 28)
  expect(await requestReset(first, 'one@example.org')).toBe(200)
  expect(await requestReset(second, 'two@example.org')).toBe(200)
  expect(await requestReset(first, 'three@example.org')).toBe(429)
  expect(await requestReset(first, 'three@example.org', '203.0.113.31')).toBe(200)
})

test('a user may search three hundred times a minute, however many processes answer', async () => {
  const [first, second] = visitors()
  await signIn(first, administrator.email, administrator.password)
  for (const [name, value] of first.cookies) second.cookies.set(name, value)
  const statuses: number[] = []
  for (let search = 0; search < 340; search++) {
    const body = { columns: ['eo.id'], limit: 1 }
    statuses.push((await (search % 2 ? first : second).request(endpoints.searchOfficials, { body })).statusCode)
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(300)
  expect(statuses.filter((status) => status === 429)).toHaveLength(40)
  // Asking for a file is a search like any other.
  const file = await second.request(endpoints.requestExport, { body: {} })
  expect([file.statusCode, file.json().detail]).toEqual([429, expect.stringContaining('a lot of searches')])
  expect((await first.call(endpoints.me, {}))?.email).toBe(administrator.email)
  const unlimited = await testApp(database)
  unlimited.clock.forward((servers[0].clock.now().getTime() - unlimited.clock.now().getTime()) / 1_000)
  const third = new Visitor(unlimited.app)
  for (const [name, value] of first.cookies) third.cookies.set(name, value)
  const answer = await third.request(endpoints.searchOfficials, { body: { columns: ['eo.id'] } })
  expect(answer.statusCode, 'where the limits are off').toBe(200)
  forward(60)
  expect((await first.request(endpoints.searchOfficials, { body: { columns: ['eo.id'] } })).statusCode).toBe(200)
}, 60_000)

test('a call that may take several times as long as a search counts as several', async () => {
  forward(60)
  const [visitor] = visitors()
  await signIn(visitor, administrator.email, administrator.password)
  const open = async () => (await visitor.request(endpoints.readList, { params: { id: randomUUID() } })).statusCode
  const { searches: weight = 1 } = endpoints.readList as Endpoint
  expect(weight).toBeGreaterThan(1)
  for (let call = 0; call < limits.searchesOfUser.most / weight; call++) expect(await open()).toBe(404)
  expect(await open()).toBe(429)
}, 60_000)

test('who has an open session guesses the password ten times in fifteen minutes, on every process', async () => {
  forward(15 * 60)
  const [first, second] = visitors()
  await first.signIn()
  for (const [name, value] of first.cookies) second.cookies.set(name, value)
  const guess = async (visitor: Visitor, old_password: string) =>
    (await visitor.request(endpoints.changePassword, { body: { old_password, password: 'Magnolia7@porch' } }))
      .statusCode
  for (let attempt = 0; attempt < 10; attempt++) expect(await guess(attempt % 2 ? first : second, 'wrong')).toBe(422)
  expect(await guess(second, administrator.password)).toBe(429)
})

test('the network address of a request is what a trusted proxy says, and never what a stranger says of itself', async () => {
  const [visitor] = visitors()
  const networkOf = async (remoteAddress: string, email: string) => {
    await visitor.send({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email, password: 'wrong' },
      remoteAddress,
      headers: { 'x-forwarded-for': '198.51.100.7', forwarded: 'for=198.51.100.8', 'x-real-ip': '198.51.100.9' },
    })
    const last = database.selectFrom('audit_event').select('details').orderBy('id', 'desc').limit(1)
    return (await last.executeTakeFirstOrThrow()).details
  }
  expect(await networkOf('203.0.113.99', 'one@example.org')).toEqual({ networkAddress: '203.0.113.99' })
  expect(await networkOf('127.0.0.1', 'another@example.org')).toEqual({ networkAddress: '198.51.100.7' })
})

test('what is counted is kept out of the log of the database, so that counting costs little', async () => {
  const { rows } = await sql<{ relpersistence: string }>`
    select relpersistence from pg_class where relname = 'counted_attempt'`.execute(database)
  expect(rows).toEqual([{ relpersistence: 'u' }])
})
