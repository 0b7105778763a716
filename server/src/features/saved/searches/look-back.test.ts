import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { SearchChanges } from '@atlas/contract/endpoints/saved/searches.ts'
import { loadRecords } from '#imports/load-records.ts'
import type { OfficialRecord } from '#imports/records/records.ts'
import { buildAccount } from '#testing/account.ts'
import { testApp, Visitor } from '#testing/app.ts'
import { testDatabase } from '#testing/database.ts'
import { buildOfficial, buildRecords } from '#testing/imports/records/records.ts'

const database = await testDatabase()
const server = await testApp(database, { COVERAGE: 'all' })
const visitor = await new Visitor(server.app).signIn(await buildAccount(server))

const load = async (officials: OfficialRecord[], day: string) => {
  const options = { origin: 'public', isDemonstration: false, onProgress: () => undefined } as const
  const now = new Date(`${day}T15:00:00Z`)
  const { rows: before } = await sql<{ id: number }>`select id from official`.execute(database)
  await loadRecords(database, buildRecords({ officials }), { ...options, now, acceptLosses: Number.POSITIVE_INFINITY })
  // The database takes its own clock for it.
  const ids = before.map(({ id }) => id)
  await sql`update official set added = ${now} where not id = any(${ids}::integer[])`.execute(database)
  await server.context.dataset.refresh()
}
const constable = (key: string, more: Partial<OfficialRecord> = {}) =>
  buildOfficial({ key, name: `${key} Bird`, first: key, last: 'Bird', gender: 'Female', ...more })

const stays = constable('Stays')
const views = [
  '',
  'eo.gender=Female',
  'eo.gender=ne:Female',
  'party.name=democratic',
  'party.name=republican',
  'office.name=Constable&state.name=MS',
  'eo.phone=is_empty',
  'eo.name=contains:bird',
  'eo.name=starts_with:moved',
  'jurisdiction.name=Bolivar County, MS',
]
await load(
  [
    stays,
    constable('Leaves'),
    constable('Moved', { gender: 'Male', party: 'Republican' }),
    constable('Called'),
    constable('Seat', { name: 'Old Stone', first: 'Old', last: 'Stone' }),
    constable('Party', { party: 'Republican' }),
  ],
  '2026-11-01',
)
const searches = new Map<string, string>()
for (const [at, view] of views.entries()) {
  const { id } = await visitor.call(endpoints.saveSearch, { body: { name: `Search ${at}`, view } })
  searches.set(view, id)
}
await load(
  [
    stays,
    constable('Moved', { gender: 'Female', party: 'Republican', name: 'Gone Bird', first: 'Gone' }),
    constable('Called', { phone: '601-555-0100' }),
    constable('Seat', { name: 'New Holder', first: 'New', last: 'Holder' }),
    constable('Party', { party: 'Democratic' }),
    constable('Comes'),
  ],
  '2026-11-10',
)
const changes = async (view: string, since?: string): Promise<SearchChanges> =>
  await visitor.call(endpoints.findSearchChanges, {
    params: { id: searches.get(view) ?? '' },
    query: since === undefined ? {} : { since },
  })

const names = ({ new: came, left_office: left, no_longer_matches: out, changed }: SearchChanges) =>
  Object.fromEntries(
    Object.entries({ came, left, out, changed }).map(([kind, part]) => [
      kind,
      part.officials.map(({ name }) => name).toSorted(),
    ]),
  )

/** Of whoever has left, only the name, the office and the place are on file. */
const ofTheirOwn = /gender|party|phone/

test.each(views.filter((view) => !ofTheirOwn.test(view)))(
  'since a day, the search “%s” tells what it tells somebody who opened it then',
  async (view) => {
    const opened = await changes(view)
    const { since, ...lookedBack } = await changes(view, '2026-11-05')
    expect(since).toBe('2026-11-05T00:00:00.000Z')
    expect({ ...lookedBack, since: opened.since }).toEqual(opened)
    expect(names(opened)).not.toEqual({ came: [], left: [], out: [], changed: [] })
  },
)

test.each(views.filter((view) => ofTheirOwn.test(view)))(
  'where nothing on file says whether the search “%s” found whoever left, they are counted apart',
  async (view) => {
    const opened = names(await changes(view))
    const lookedBack = await changes(view, '2026-11-05')
    expect({ ...names(lookedBack), left: opened['left'] }).toEqual(opened)
    expect([lookedBack.left_office.total, lookedBack.untold]).toEqual([0, 2])
  },
)

test('since a day after the last change nothing is told, and nothing is set back', async () => {
  expect(names(await changes('', '2026-11-11'))).toEqual({ came: [], left: [], out: [], changed: [] })
  const since = await changes('', '2026-11-05')
  expect(since.new.total).toBe(2)
  expect(await changes('', '2026-11-05')).toEqual(since)
})

test('a column whose former values are not on file is named', async () => {
  const body = { name: 'With a phone', view: 'contact.phone=starts_with:6' }
  const { id } = await visitor.call(endpoints.saveSearch, { body })
  const { as_today: asToday } = await visitor.call(endpoints.findSearchChanges, {
    params: { id },
    query: { since: '2026-11-05' },
  })
  expect(asToday).toEqual(['Phone'])
})

test.each([
  ['2199-01-01', '01-01-2199 is still to come. Choose today or an earlier day.'],
  ['2026-10-31', 'The records begin on 11-01-2026. Choose that day or a later one.'],
  ['2026-02-30', 'Send a day of the years 1900 to 2199 as YYYY-MM-DD.'],
])('the day %s is refused with what to do', async (since, message) => {
  const params = { id: searches.get('') ?? '' }
  const reply = await visitor.request(endpoints.findSearchChanges, {
    params,
    query: since === undefined ? {} : { since },
  })
  expect(reply.statusCode).toBe(422)
  expect(reply.body).toContain(message)
})

test('the file has everybody whom the screen counts, a row for each value', async () => {
  const params = { id: searches.get('') ?? '' }
  const { body, headers } = await visitor.request(endpoints.downloadSearchChanges, {
    params,
    query: { since: '2026-11-05' },
  })
  expect(headers['content-disposition']).toBe('attachment; filename="changes-search-0-since-2026-11-05.csv"')
  const rows = body.trim().split('\r\n').slice(1)
  const found = await changes('', '2026-11-05')
  const values = found.changed.officials.flatMap((official) => official.changes)
  expect(rows).toHaveLength(found.new.total + found.left_office.total + values.length)
  expect(rows.find((row) => row.includes('Called'))).toMatch(/^"Changed",.*"Called Bird",.*,"\(601\) 555-0100",/)
})

test('a county has as many who came, left and changed since a day as a search of all in it', async () => {
  const { new: came, left_office: left, changed } = await changes('', '2026-11-05')
  const counted = { place_id: '28011', came: came.total, left: left.total, changed: changed.total }
  const { rows, ...summary } = await visitor.call(endpoints.countCountyChanges, { query: { since: '2026-11-05' } })
  expect(rows).toEqual([counted])
  expect([came.total, left.total, changed.total]).toEqual([2, 2, 3])
  expect(summary).toMatchObject({ since: '2026-11-05', records_begin: '2026-11-01' })
  const since = async (day: string) =>
    (await visitor.call(endpoints.countCountyChanges, { query: { since: day } })).rows
  expect(await since('2026-11-11')).toEqual([])
  // Whom the first load brought was there from the beginning.
  expect(await since('2026-11-01')).toEqual(rows)
})

test('changes of the party alone are not counted for whoever hides it', async () => {
  const nonpartisan = await new Visitor(server.app).signIn(await buildAccount(server))
  await nonpartisan.call(endpoints.chooseNonpartisan, { body: { is_on: true } })
  const { rows } = await nonpartisan.call(endpoints.countCountyChanges, { query: { since: '2026-11-05' } })
  expect(rows.map(({ came, left, changed }) => [came, left, changed])).toEqual([[2, 2, 2]])
})

test.each([
  ['2199-01-01', '01-01-2199 is still to come. Choose today or an earlier day.'],
  ['2026-10-31', 'The records begin on 11-01-2026. Choose that day or a later one.'],
])('counties are not counted since %s, and told why', async (since, message) => {
  const reply = await visitor.request(endpoints.countCountyChanges, { query: { since } })
  expect([reply.statusCode, reply.json().detail]).toEqual([422, message])
})

test('the file is named by the day that was asked for, also where the records begin in its evening', async () => {
  const runs = database.selectFrom('import_run').select(['id', 'finished_at']).orderBy('finished_at').limit(1)
  const first = await runs.executeTakeFirstOrThrow()
  const finish = async (at: Date) =>
    await database.updateTable('import_run').set({ finished_at: at }).where('id', '=', first.id).execute()
  await finish(new Date('2026-11-02T03:00:00Z'))
  const params = { id: searches.get('') ?? '' }
  const { headers } = await visitor.request(endpoints.downloadSearchChanges, { params, query: { since: '2026-11-01' } })
  await finish(first.finished_at)
  expect(headers['content-disposition']).toContain('-since-2026-11-01.csv')
})

test('after midnight in Atlanta, when it is still the day before in Montgomery, today is no day to come', async () => {
  server.clock.forward(14.5 * 3_600)
  const late = await new Visitor(server.app).signIn(await buildAccount(server))
  const { id } = await late.call(endpoints.saveSearch, { body: { name: 'All', view: '' } })
  const query = { since: '2026-11-21' }
  expect(names(await late.call(endpoints.findSearchChanges, { params: { id }, query })).came).toEqual([])
  expect(await late.call(endpoints.countCountyChanges, { query })).toMatchObject({ ...query, rows: [] })
})
