import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { Endpoint } from '@atlas/contract/endpoints/endpoint.ts'
import { testDatabase } from '#database/test-database.ts'
import { cookieNames } from '#features/accounts/cookies.ts'
import { startSession } from '#features/accounts/session.ts'
import { loadRecords } from '#imports/load-records.ts'
import { buildRecords } from '#imports/records/test-records.ts'
import { type Attack, attacksOn } from '#test-attacks.ts'
import { buildAccount } from '#test-account.ts'
import { testApp, testClock, Visitor } from '#test-app.ts'

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

/** Whom an endpoint lets in: all that can be broken behind its door is reached by this caller. */
function callerFor({ access }: Endpoint): Caller {
  return access === 'admin' ? 'an administrator' : access === 'user' ? 'a user' : 'a stranger'
}

async function visitorWhoIs(caller: Caller): Promise<Visitor> {
  const visitor = new Visitor(server.app)
  const account = callers[caller]
  if (!account) return visitor
  const tokens = await startSession(database, account.id, server.clock.now())
  for (const key of Object.keys(cookieNames) as (keyof typeof cookieNames)[])
    visitor.cookies.set(cookieNames[key], tokens[key])
  return visitor
}

const mostMilliseconds = 2_000
/** What a stack, a statement or one of our libraries looks like in an answer. */
const inside =
  /\bat .{1,80}:\d+:\d+|node_modules|\.ts\b|\b(?:select|insert into|update|delete from) .{0,80}\b(?:from|values|set|where)\b|syntax error|relation "|column "|kysely|\bzod\b|fastify|pglite|postgres|typeerror|rangeerror|econn|is not a function|cannot read prop/i

/** What is wrong with the answer to an attack; null where nothing is. */
async function harmOf(visitor: Visitor, attack: Attack): Promise<string | null> {
  const before = performance.now()
  const { statusCode, body, headers } = await visitor.send(attack)
  const taken = performance.now() - before
  const harm = [
    statusCode >= 500 && `answers ${statusCode}`,
    taken > mostMilliseconds && `takes ${Math.round(taken)} ms`,
    statusCode >= 400 && inside.test(body) && `tells ${body.slice(0, 300)}`,
    (headers['server'] ?? headers['x-powered-by']) && 'names its server',
  ].filter(Boolean)
  return harm.length === 0 ? null : `${attack.method} ${attack.url.slice(0, 120)} ${attack.name}: ${harm.join(', ')}`
}

const all = Object.entries(endpoints) as [string, Endpoint][]

test.each(all)('%s answers every attack in time, and tells nothing of what is inside', async (_, endpoint) => {
  const harms: (string | null)[] = []
  let visitor = await visitorWhoIs(callerFor(endpoint))
  for (const attack of attacksOn(endpoint)) {
    harms.push(await harmOf(visitor, attack))
    // An attack that signs out would make the next ones those of a stranger.
    if (!visitor.cookies.has(cookieNames.access)) visitor = await visitorWhoIs(callerFor(endpoint))
  }
  expect(harms.filter((harm) => harm !== null)).toEqual([])
})

test.each(Object.keys(callers) as Caller[])('%s who may not call is refused, whatever is sent', async (caller) => {
  const order: readonly Caller[] = ['a stranger', 'waiting for approval', 'a user', 'an administrator']
  const visitor = await visitorWhoIs(caller)
  for (const [, endpoint] of all) {
    if (order.indexOf(caller) >= order.indexOf(callerFor(endpoint))) continue
    for (const attack of attacksOn(endpoint).filter(({ isForAll }) => isForAll)) {
      const { statusCode, body } = await visitor.send(attack)
      expect([attack.url, attack.name, statusCode]).toEqual([
        attack.url,
        attack.name,
        caller === 'a stranger' ? 401 : 403,
      ])
      expect(body).not.toMatch(inside)
    }
  }
})

afterAll(() => {
  expect(Object.keys(Object.prototype)).toEqual([])
  expect(logged).toEqual([])
})
