import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { Reply } from '@atlas/contract/endpoints/endpoint.ts'
import { loadDemonstration } from '#imports/demonstration.ts'
import { testApp, testClock, Visitor } from '#testing/app.ts'
import { testDatabase } from '#testing/database.ts'

const database = await testDatabase()
await loadDemonstration({ database, clock: testClock() }, { officials: 1_500, seed: 3 })
const server = await testApp(database)
const visitor = await new Visitor(server.app).signIn()
const { key } = await visitor.call(endpoints.makeKey, { body: { name: 'Script' } })

const read = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url: `/api/v1${url}`, headers: { authorization: `Bearer ${key}`, ...headers } })

type ReadReply = Reply<typeof endpoints.readOfficials>

/** Every page, by the header Link alone, as a program that knows RFC 8288 reads them. */
async function allPages(url: string): Promise<Record<string, string>[]> {
  const rows: Record<string, string>[] = []
  let next: string | undefined = `/api/v1${url}`
  while (next) {
    const answer = await read(next.replace('/api/v1', ''))
    rows.push(...parse<Record<string, string>>(answer.body, { columns: true }))
    next = /^<([^>]+)>; rel="next"$/.exec(String(answer.headers.link ?? ''))?.[1]
  }
  return rows
}

test('a script reads the officials of an address of Advanced Search, page after page, as the screen shows them', async () => {
  const rows = await allPages(
    '/officials.csv?state.name=Georgia&columns=eo.name,office.name,contact.phone&sort=-eo.name&limit=100',
  )
  const body = {
    columns: ['eo.name', 'office.name'] as const,
    filters: [{ column_id: 'state.name', operator: 'in' as const, value: ['Georgia'] }],
    sort: [{ column_id: 'eo.name' as const, direction: 'desc' as const }],
    limit: 100,
  }
  const first = await visitor.call(endpoints.searchOfficials, { body: { ...body, columns: [...body.columns] } })
  expect(rows).toHaveLength(first.total)
  expect(rows.slice(0, 100).map((row) => row['eo.name'])).toEqual(first.values.map((row) => row['eo.name']))
  expect(Object.keys(rows[0] ?? {})).toEqual([
    'eo.id',
    'eo.name',
    'office.name',
    'contact.phone',
    'contact.phone_of',
    'contact.phone_as_of',
    'standing',
    'coverage_mark',
  ])
})

test('the same rows are read as JSON, as lines of JSON and as CSV, by suffix or by what is accepted', async () => {
  const query = '?state=GA&columns=eo.name,county.fips&limit=40'
  const json = await read(`/officials${query}`)
  expect(json.headers['content-type']).toBe('application/json; charset=utf-8')
  const { values, total } = json.json<ReadReply>()
  const lines = await read(`/officials${query}`, { accept: 'application/x-ndjson' })
  expect(
    lines.body
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual(values)
  const csv = await read(`/officials${query}`, { accept: 'text/csv, */*;q=0.1' })
  expect(csv.body).toBe((await read(`/officials.csv${query}`)).body)
  const rows = parse<Record<string, string>>(csv.body, { columns: true })
  expect(rows.map((row) => row['eo.id'])).toEqual(values.map((row) => String(row['eo.id'])))
  // Digits stay digits: what joins with other data has no mark for Excel around it.
  expect(rows.map((row) => row['county.fips'])).toContainEqual(expect.stringMatching(/^13\d{3}$/))
  expect(Number(csv.headers['total-count'])).toBe(total)
  expect((await read('/officials', { accept: 'text/html' })).statusCode).toBe(406)
})

test('an answer that has not changed is not sent again, and a head has no body', async () => {
  const { headers } = await read('/officials.csv')
  const again = await read('/officials.csv', { 'if-none-match': String(headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  const head = await server.app.inject({
    method: 'HEAD',
    url: '/api/v1/officials.csv',
    headers: { authorization: `Bearer ${key}` },
  })
  expect([head.statusCode, head.body]).toEqual([200, ''])
})

test.each([
  ['?state=MS', 'Mississippi'],
  ['?state=mississippi', 'Mississippi'],
  ['?state.name=28', 'Mississippi'],
])('%s means the officials of %s', async (query, name) => {
  const { values } = (await read(`/officials${query}&columns=state.name&limit=1000`)).json<ReadReply>()
  expect(new Set(values.map((row) => row['state.name']))).toEqual(new Set([name]))
})

test.each([
  ['/officials?sate=MS', 'There is no column sate.'],
  ['/officials?state=Misissippi', 'There is no state “Misissippi”.'],
  ['/officials?county=Nowhere', 'There is no county/parish “Nowhere”.'],
  ['/officials?columns=eo.nme', 'There is no column eo.nme.'],
  ['/officials?sort=eo.shoe', 'There is no column eo.shoe.'],
  [
    '/officials?eo.age=gte:old',
    '“gte:old” is not understood for eo.age. Copy the address of such a search in the atlas.',
  ],
  ['/officials?limit=5000', 'The limit is a number from 1 to 1,000.'],
  ['/officials?limit=10&limit=20', 'limit is said once, and short.'],
  ['/officials?cursor=nonsense', 'The cursor does not belong to this search. Start again from the first page.'],
  ['/places?eo.name=x', 'There is no column eo.name.'],
])('%s is refused, and never answered with more than was meant', async (url, sentence) => {
  const answer = await read(url)
  expect(answer.statusCode).toBe(422)
  expect(answer.json().detail).toBe(sentence)
})

test('one official is read whole, with the source and the day of each value', async () => {
  const [{ 'eo.id': id }] = (await read('/officials?limit=1')).json().values
  const official = (await read(`/officials/${id}`)).json()
  expect(official['eo.id']).toBe(id)
  expect(official.sources['eo.name']).toMatchObject({ source: expect.any(String), method: expect.any(String) })
  expect((await read('/officials/999999999')).statusCode).toBe(404)
})

test('places are read as their list shows them, and one whole', async () => {
  const { values, total } = (
    await read('/places?place.kind=county&state=AL&columns=place.name,place.officials&limit=1000')
  ).json()
  expect([values.length, total]).toEqual([67, 67])
  const id = values[0]['place.id']
  expect((await read(`/places/${id}`)).json()).toMatchObject({ id })
  expect((await read('/places.ndjson?limit=3')).body.split('\n')).toHaveLength(4)
})
