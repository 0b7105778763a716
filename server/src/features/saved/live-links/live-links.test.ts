import { Writable } from 'node:stream'
import { gunzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { pino } from 'pino'
import { beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import { mostLiveLinks, mostReadsOfLinkPerHour } from '@atlas/contract/endpoints/saved/live-links.ts'
import { loadDemonstration } from '#imports/demonstration.ts'
import { buildAccount } from '#testing/account.ts'
import { testApp, testClock, Visitor } from '#testing/app.ts'
import { testDatabase } from '#testing/database.ts'

const database = await testDatabase()
await loadDemonstration({ database, clock: testClock() }, { officials: 1_200, seed: 5 })
const logged: string[] = []
const log = pino({ level: 'trace' }, new Writable({ write: (line, _, done) => (logged.push(String(line)), done()) }))
const server = await testApp(database, { RATE_LIMITS: 'on' }, log)

let owner: Visitor
let ownerId: string
beforeAll(async () => {
  const account = await buildAccount(server)
  ownerId = account.id
  owner = await new Visitor(server.app).signIn(account)
})

async function linkOf(view: string, name = 'Georgia'): Promise<string> {
  const { id } = await owner.call(endpoints.saveSearch, { body: { name, view } })
  return pathOf((await owner.call(endpoints.makeLiveLinkOfSearch, { params: { id } })).url)
}
const pathOf = (url: string) => new URL(url).pathname
const read = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  server.app.inject({ method, url, headers })

// As known from their documentation and from what servers write down of them.
const googleSheets = {
  'user-agent': 'Mozilla/5.0 (compatible; GoogleDocs; apps-spreadsheets; +http://docs.google.com)',
  accept: '*/*',
}
const excel = {
  'user-agent': 'Microsoft.Data.Mashup (https://go.microsoft.com/fwlink/?LinkID=304225)',
  'accept-encoding': 'gzip, deflate',
  accept: '*/*',
}
const readCsvOfR = { 'user-agent': 'R (4.5.0 x86_64-pc-linux-gnu) libcurl/8.14.1', accept: '*/*' }
const pandas = { 'user-agent': 'Python-urllib/3.13', 'accept-encoding': 'identity' }

describe('a live link of a saved search', () => {
  let url: string
  let rows: Record<string, string>[]
  beforeAll(async () => {
    url = await linkOf('state.name=Georgia&columns=eo.name,office.name,county.fips', 'All of Georgia')
    rows = parse((await read(url)).body, { columns: true })
  })

  test('gives every row of the search, in the columns that it was saved with', async () => {
    const body = { filters: [{ column_id: 'state.name', operator: 'in' as const, value: ['Georgia'] }] }
    const { total } = await owner.call(endpoints.searchOfficials, { body: { ...body, columns: ['eo.name'] } })
    expect(rows).toHaveLength(total)
    expect(Object.keys(rows[0] ?? {})).toEqual([
      'eo.id',
      'eo.name',
      'office.name',
      'county.fips',
      'standing',
      'coverage_mark',
    ])
    expect(rows.map((row) => row['county.fips'])).toContainEqual(expect.stringMatching(/^13\d{3}/))
  })

  test.each([
    ['Google Sheets', googleSheets],
    ['R', readCsvOfR],
    ['Python', pandas],
  ])('is answered at once, plain, to %s', async (_, headers) => {
    const answer = await read(url, headers)
    expect([answer.statusCode, answer.headers['content-encoding'], answer.headers.location]).toEqual([
      200,
      undefined,
      undefined,
    ])
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['referrer-policy']).toBe('no-referrer')
    expect(parse(answer.body, { columns: true })).toEqual(rows)
  })

  test('is packed for Excel, which asks for that, and looks with a head first', async () => {
    const head = await read(url, excel, 'HEAD')
    expect([head.statusCode, head.body]).toEqual([200, ''])
    const answer = await read(url, excel)
    expect(answer.headers['content-encoding']).toBe('gzip')
    expect(parse(gunzipSync(answer.rawPayload).toString('utf8'), { columns: true })).toEqual(rows)
  })

  test('is the same whatever stands behind its address', async () => {
    for (const query of ['?x=1', '?cachebust=2026-11-28&state.name=Alabama', '?columns=party.name&a[b]=%'])
      expect((await read(url + query, googleSheets)).body).toBe((await read(url)).body)
  })

  test('is never in the log of the server', () => {
    const token = url.replace('/api/live/', '').replace('.csv', '')
    expect(logged.join('')).toContain('/api/live/')
    expect(logged.join('')).not.toContain(token)
  })

  test('is limited for itself: busy says the seconds, and another link is read on', async () => {
    const other = await linkOf('state.name=Alabama', 'Alabama')
    const most = mostReadsOfLinkPerHour
    await database
      .updateTable('counted_attempt')
      .set({ count: most })
      .where('key', 'like', 'reads of live link%')
      .execute()
    const busy = await read(url, excel)
    expect([busy.statusCode, busy.headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)])
    expect((await read(other, googleSheets)).statusCode).toBe(200)
    await database.deleteFrom('counted_attempt').where('key', 'like', 'reads of live link%').execute()
  })

  test('is not kept out by guesses of others at the same network address', async () => {
    await read('/api/live/guessed.csv')
    const guesses = database.updateTable('counted_attempt').set({ count: 300 })
    await guesses.where('key', 'like', 'wrong live link%').execute()
    expect((await read('/api/live/guessed.csv')).statusCode).toBe(429)
    expect((await read(url)).statusCode).toBe(200)
    await database.deleteFrom('counted_attempt').where('key', 'like', 'wrong live link%').execute()
  })
})

test('an address that has ended, was made anew or never was answers 404, and nothing that asks to sign in', async () => {
  const { id } = await owner.call(endpoints.saveSearch, { body: { name: 'Ends', view: 'state.name=Georgia' } })
  const first = pathOf((await owner.call(endpoints.makeLiveLinkOfSearch, { params: { id } })).url)
  const second = pathOf((await owner.call(endpoints.makeLiveLinkOfSearch, { params: { id } })).url)
  expect([(await read(first)).statusCode, (await read(second)).statusCode]).toEqual([404, 200])
  await owner.call(endpoints.endLiveLinkOfSearch, { params: { id } })
  for (const url of [second, '/api/live/x.csv', `/api/live/${'a'.repeat(43)}.csv`]) {
    const answer = await read(url, excel)
    expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([404, undefined])
    expect((await read(url, excel, 'HEAD')).statusCode).toBe(404)
  }
})

test('a link ends with the role of its owner, and hides what the nonpartisan view hides, at the next request', async () => {
  const url = await linkOf('columns=eo.name,party.name', 'Parties')
  expect((await read(url)).body).toContain('party.name')
  await owner.call(endpoints.chooseNonpartisan, { body: { is_on: true } })
  expect((await read(url)).body.split('\r\n')[0]).toBe('eo.id,eo.name,standing,coverage_mark')
  await owner.call(endpoints.chooseNonpartisan, { body: { is_on: false } })
  const { role_id } = await database
    .deleteFrom('account_role')
    .where('account_id', '=', ownerId)
    .returning('role_id')
    .executeTakeFirstOrThrow()
  expect((await read(url)).statusCode).toBe(404)
  await database.insertInto('account_role').values({ account_id: ownerId, role_id }).execute()
})

test('a link of a list tells its officials, and nothing of what was said and noted of calls', async () => {
  const [first = 0, second = 0] = [...server.context.dataset.current().index.ids].map(Number)
  const list = await owner.call(endpoints.makeList, { body: { name: 'Calls', eo_ids: [first, second] } })
  await owner.call(endpoints.writeNote, {
    params: { id: list.id, eo_id: String(first) },
    body: { text: 'Call after six' },
  })
  const { url } = await owner.call(endpoints.makeLiveLinkOfList, { params: { id: list.id } })
  const { body } = await read(pathOf(url))
  expect(parse(body, { columns: true })).toHaveLength(2)
  expect(body).not.toMatch(/note|outcome|Call after six/)
  const { values } = await owner.call(endpoints.listLiveLinks, {})
  expect(values).toContainEqual(expect.objectContaining({ of: 'list', of_id: list.id, name: 'Calls' }))
  expect(JSON.stringify(values)).not.toContain(url.slice(-20, -4))
  await owner.call(endpoints.deleteList, { params: { id: list.id } })
  expect((await read(pathOf(url))).statusCode).toBe(404)
})

test('nobody links what they do not see, and ends only links of their own', async () => {
  const { id } = await owner.call(endpoints.saveSearch, { body: { name: 'Mine', view: '' } })
  const { url } = await owner.call(endpoints.makeLiveLinkOfSearch, { params: { id } })
  const stranger = await new Visitor(server.app).signIn(await buildAccount(server))
  expect((await stranger.request(endpoints.makeLiveLinkOfSearch, { params: { id } })).statusCode).toBe(404)
  await stranger.call(endpoints.endLiveLinkOfSearch, { params: { id } })
  expect((await read(pathOf(url))).statusCode).toBe(200)
})

test('links are in the audit log, made, made anew and ended, and their addresses never', async () => {
  const { id } = await owner.call(endpoints.saveSearch, { body: { name: 'Audited', view: '' } })
  const urls = [
    (await owner.call(endpoints.makeLiveLinkOfSearch, { params: { id } })).url,
    (await owner.call(endpoints.makeLiveLinkOfSearch, { params: { id } })).url,
  ]
  await owner.call(endpoints.endLiveLinkOfSearch, { params: { id } })
  const events = await database
    .selectFrom('audit_event')
    .select(['action', 'details'])
    .where('account_id', '=', ownerId)
    .where('action', 'like', 'live link %')
    .orderBy('id', 'desc')
    .limit(3)
    .execute()
  expect(events.map(({ action }) => action)).toEqual(['live link ended', 'live link reset', 'live link made'])
  for (const url of urls) expect(JSON.stringify(events)).not.toContain(url.slice(-40, -4))
})

test('a person has 50 live links at most', async () => {
  const person = await buildAccount(server)
  const visitor = await new Visitor(server.app).signIn(person)
  const searches = await Promise.all(
    Array.from({ length: 2 }, async (_, index) => {
      const { id } = await visitor.call(endpoints.saveSearch, { body: { name: `Search ${index}`, view: '' } })
      return id
    }),
  )
  const lists = await Promise.all(
    Array.from({ length: mostLiveLinks - 1 }, async (_, index) => {
      const id = crypto.randomUUID()
      const list = { id, owner_id: person.id, is_shared: false, name: `List ${index}`, made_at: new Date() }
      await database.insertInto('official_list').values(list).execute()
      const token_hash = Buffer.from(id)
      const link = { id, account_id: person.id, list_id: id, token_hash, made_at: new Date() }
      await database.insertInto('live_link').values(link).execute()
      return id
    }),
  )
  const answers: number[] = []
  for (const id of searches)
    answers.push((await visitor.request(endpoints.makeLiveLinkOfSearch, { params: { id } })).statusCode)
  const [list = ''] = lists
  // One that is made anew is not one more.
  answers.push((await visitor.request(endpoints.makeLiveLinkOfList, { params: { id: list } })).statusCode)
  expect(answers).toEqual([201, 409, 201])
})
