import { parse } from 'csv-parse/sync'
import type { InsertObject } from 'kysely'
import { expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { Schema } from '#database/schema.ts'
import { loadDemonstration } from '#imports/demonstration.ts'
import { buildAccount } from '#testing/account.ts'
import { testApp, testClock, Visitor } from '#testing/app.ts'
import { testDatabase } from '#testing/database.ts'

const database = await testDatabase()
await loadDemonstration({ database, clock: testClock() }, { officials: 40, seed: 3 })
const server = await testApp(database)
const visitor = await new Visitor(server.app).signIn()
const { key } = await visitor.call(endpoints.makeKey, { body: { name: 'Copy', scopes: ['officials', 'lists'] } })
const read = (url: string) => server.app.inject({ url: `/api/v1${url}`, headers: { authorization: `Bearer ${key}` } })

type Entry = InsertObject<Schema, 'official_change'>

const { version, ids } = server.context.dataset.current().index
const [first = 0, second = 0] = [...ids].map(Number)
const entry = (official_id: number, at: string, beyond: Partial<Entry>): Entry => ({
  official_id,
  run_id: 1,
  version,
  at: new Date(at),
  kind: 'changed' as const,
  column_id: 'eo.phone',
  before: JSON.stringify('(662) 555-0101'),
  after: JSON.stringify('(662) 555-0142'),
  layer: 'public' as const,
  source: 'Open States',
  method: 'reported' as const,
  as_of: '2026-11-01',
  ...beyond,
})
await database
  .insertInto('official_change')
  .values([
    entry(first, '2026-11-02T10:00:00Z', {}),
    entry(second, '2026-11-05T10:00:00Z', { column_id: 'party.name', before: '"Democratic"', after: '"Independent"' }),
    entry(999_999, '2026-11-09T10:00:00Z', {
      kind: 'left',
      column_id: null,
      before: JSON.stringify({ name: 'Ada Ames', office: 'Sheriff', jurisdiction: 'Bolivar County', state: 'MS' }),
      after: null,
    }),
  ])
  .execute()

test('a program reads what changed since a day, page after page, and who left under the name that they had', async () => {
  const answer = await read('/changes?since=2026-11-05&limit=1')
  const { values, total, cursor } = answer.json()
  expect([total, values[0]['column_id'], values[0].after]).toEqual([2, 'party.name', 'Independent'])
  const next = (await read(`/changes?since=2026-11-05&limit=1&cursor=${cursor}`)).json()
  expect(next).toMatchObject({
    cursor: null,
    values: [{ 'eo.id': 999_999, 'eo.name': 'Ada Ames', kind: 'left', before: 'Ada Ames', standing: null }],
  })
  expect((await read('/changes?since=2026-12-01')).json().values).toEqual([])
})

test('a program that keeps a copy asks for what came after the version that it has', async () => {
  expect((await read(`/changes?since=${version - 1}`)).json().total).toBe(3)
  const answer = await read(`/changes.csv?since=${version}`)
  expect([answer.headers['data-version'], parse(answer.body, { columns: true })]).toEqual([String(version), []])
})

test('of what the nonpartisan view hides no change is told', async () => {
  await visitor.call(endpoints.chooseNonpartisan, { body: { is_on: true } })
  expect((await read('/changes?since=0')).json().total).toBe(2)
  await visitor.call(endpoints.chooseNonpartisan, { body: { is_on: false } })
})

const sinceWhen =
  'Say since when: a day such as since=2026-11-01, or the Data-Version of an answer that you have, such as since=412.'
test.each([
  ['/changes', sinceWhen],
  ['/changes?since=yesterday', sinceWhen],
  ['/changes?since=2026-02-30', sinceWhen],
  ['/changes?since=0&cursor=7', 'The cursor does not belong to these rows. Start again from the first page.'],
  ['/changes?since=0&limit=0', 'The limit is a number from 1 to 1,000.'],
  ['/lists?limit=x', 'The limit is a number from 1 to 1,000.'],
  [
    '/elections?columns=date',
    'There is no choice of columns here: these rows are always told in the same columns and order.',
  ],
  ['/elections?state=XX', 'There is no state “XX”.'],
])('%s is refused in one sentence', async (url, sentence) => {
  const answer = await read(url)
  expect([answer.statusCode, answer.json().detail]).toEqual([422, sentence])
})

test('the elections ahead are read with the seats under the filters of the address', async () => {
  const { dates } = await visitor.call(endpoints.comingElections, {
    body: { filters: [{ column_id: 'state.name', operator: 'in', value: ['Georgia'] }] },
  })
  const rows = parse<Record<string, string>>((await read('/elections.csv?state=GA')).body, { columns: true })
  expect(rows.length).toBeGreaterThanOrEqual(dates.length)
  expect(rows.slice(0, dates.length).map(({ id, seats }) => [id, Number(seats)])).toEqual(
    dates.map(({ id, seats }) => [id, seats]),
  )
})

test('lists are read by a key that is for them, under the ids that a search has', async () => {
  const list = await visitor.call(endpoints.makeList, { body: { name: 'Calls', eo_ids: [first, second] } })
  expect((await read('/lists')).json().values).toMatchObject([{ id: list.id, name: 'Calls', officials: 2 }])
  const rows = parse<Record<string, string>>((await read(`/lists/${list.id}/officials.csv`)).body, { columns: true })
  expect(rows.map((row) => Number(row['eo.id'])).toSorted()).toEqual([first, second].toSorted())
  const one = (await read(`/lists/${list.id}?limit=1`)).json()
  expect([one.values.length, one.total, one.cursor]).toEqual([1, 2, '1'])

  const { key: plain } = await visitor.call(endpoints.makeKey, { body: { name: 'Map' } })
  const refused = await server.app.inject({ url: '/api/v1/lists', headers: { authorization: `Bearer ${plain}` } })
  expect(refused.statusCode).toBe(403)
  const stranger = await new Visitor(server.app).signIn(await buildAccount(server))
  const { key: other } = await stranger.call(endpoints.makeKey, { body: { name: 'Other', scopes: ['lists'] } })
  const notTheirs = { url: `/api/v1/lists/${list.id}`, headers: { authorization: `Bearer ${other}` } }
  expect((await server.app.inject(notTheirs)).statusCode).toBe(404)
})
