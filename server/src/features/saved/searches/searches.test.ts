import { expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import { mostSavedSearches, type SavedSearch } from '@atlas/contract/endpoints/saved/searches.ts'
import { testDatabase } from '#testing/database.ts'
import { loadRecords } from '#imports/load-records.ts'
import type { Records } from '#imports/records/records.ts'
import { demonstrationRecords } from '#imports/sources/demonstration/demonstration-records.ts'
import { buildAccount } from '#testing/account.ts'
import { testApp, testClock, Visitor } from '#testing/app.ts'

const database = await testDatabase()
const records = demonstrationRecords({ officials: 300, seed: 7, today: '2026-11-20' })
const load = async (changed: Partial<Records> = {}) =>
  await loadRecords(
    database,
    { ...records, ...changed },
    {
      origin: 'demonstration',
      isDemonstration: true,
      now: testClock().now(),
      acceptLosses: Number.POSITIVE_INFINITY,
      onProgress: () => undefined,
    },
  )
await load()
const server = await testApp(database)
const { app, clock } = server

const newVisitor = async () => await new Visitor(app).signIn(await buildAccount(server))
const visitor = await newVisitor()
const save = async (body: { name: string; view: string; replaces?: string }, by = visitor) =>
  await by.call(endpoints.saveSearch, { body })
const list = async (by = visitor) => (await by.call(endpoints.listSavedSearches, {})).values
const found = async (id: string, by = visitor) => await by.call(endpoints.findSavedSearch, { params: { id } })
const change = async (id: string, body: object, by = visitor) =>
  await by.request(endpoints.changeSavedSearch, { params: { id }, body })

const nothing = { new: 0, left_office: 0, no_longer_matches: 0, changed: {} }

test('a search is kept with its address, its filters in words, whom it finds, and the nearest fact about them', async () => {
  const view =
    'state.name=28&office.type=State+Legislature&sort=-eo.last&columns=eo.name,eo.phone&page=2&after=x&open=7'
  const search = await save({ name: '  Mississippi legislature ', view })
  const { total } = await visitor.call(endpoints.searchOfficials, {
    body: {
      columns: ['eo.name'],
      filters: [
        { column_id: 'state.name', operator: 'in', value: ['28'] },
        { column_id: 'office.type', operator: 'in', value: ['State Legislature'] },
      ],
    },
  })
  expect(total).toBeGreaterThan(0)
  expect(search).toEqual({
    id: search.id,
    name: 'Mississippi legislature',
    view: 'state.name=28&office.type=State%20Legislature&sort=-eo.last&columns=eo.name,eo.phone',
    filters_in_words: ['State: Mississippi', 'Office Type: State Legislature'],
    missing: [],
    is_shared: false,
    owner: { id: search.owner.id, name: 'Rosa Baptiste', is_me: true },
    digest: 'none',
    total,
    fact: '6 are up on 08-03-2027',
    seen_at: clock.now().toISOString(),
    changes: nothing,
    saved_at: clock.now().toISOString(),
  } satisfies SavedSearch)
  expect(await list()).toEqual([search])
  expect(await found(search.id)).toEqual(search)
})

test('a search for a text that holds nothing to compare is kept, and finds nobody', async () => {
  const search = await save({ name: 'Marks alone', view: 'eo.name=contains:%25' }, await newVisitor())
  expect(search).toMatchObject({ total: 0, fact: null, filters_in_words: ['Name contains %'] })
})

test('the address of everybody is kept too', async () => {
  const search = await save({ name: 'Everybody', view: '' })
  expect([search.view, search.filters_in_words, search.total]).toEqual(['', [], 300])
})

test("two searches of one person have two names; the other's place is taken where that is said", async () => {
  const first = await save({ name: 'Sheriffs', view: 'office.name=Sheriff' })
  const second = await save({ name: 'Coroners', view: 'office.name=Coroner' })
  const refusals = [
    await visitor.request(endpoints.saveSearch, { body: { name: 'SHERIFFS', view: '' } }),
    await visitor.request(endpoints.saveSearch, { body: { name: 'sheriffs', view: '', replaces: second.id } }),
    await change(second.id, { name: ' Sheriffs' }),
  ]
  for (const answer of refusals)
    expect([answer.statusCode, answer.json().detail]).toEqual([
      409,
      'You have a search with this name. Choose another, or replace it.',
    ])
  expect((await change(first.id, { name: 'sheriffs' })).statusCode).toBe(200)
  const replaced = await save({ name: 'Sheriffs', view: 'office.name=Sheriff&state.name=28', replaces: first.id })
  expect([replaced.id, replaced.name]).toEqual([first.id, 'Sheriffs'])
  expect((await list()).filter(({ name }) => name.toLowerCase() === 'sheriffs')).toEqual([replaced])
  const somebody = await newVisitor()
  expect((await save({ name: 'Sheriffs', view: '' }, somebody)).owner.is_me).toBe(true)
})

test('of two requests of one person at the same moment only one gets the name', async () => {
  const racer = await newVisitor()
  const body = { name: 'Race', view: '' }
  const answers = await Promise.all([1, 2, 3].map(async () => await racer.request(endpoints.saveSearch, { body })))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
})

test("somebody else's private search is not there, whatever is asked of it", async () => {
  const { id } = await save({ name: 'Mine', view: '' })
  const somebody = await newVisitor()
  expect(await list(somebody)).toEqual([])
  const replacing = { name: 'Theirs', view: '', replaces: id }
  const answers = [
    await somebody.request(endpoints.findSavedSearch, { params: { id } }),
    await change(id, { name: 'Theirs' }, somebody),
    await change(id, { digest: 'weekly' }, somebody),
    await somebody.request(endpoints.removeSavedSearch, { params: { id } }),
    await somebody.request(endpoints.findSearchChanges, { params: { id }, query: {} }),
    await somebody.request(endpoints.openSavedSearch, { params: { id } }),
    await somebody.request(endpoints.saveSearch, { body: replacing }),
  ]
  for (const answer of answers)
    expect([answer.statusCode, answer.json().detail]).toEqual([404, 'There is no such saved search, or no longer one.'])
  expect((await found(id)).name).toBe('Mine')
})

test('a search that is deleted is gone', async () => {
  const { id } = await save({ name: 'Short-lived', view: '' })
  expect(await visitor.call(endpoints.removeSavedSearch, { params: { id } })).toBeNull()
  expect((await visitor.request(endpoints.findSavedSearch, { params: { id } })).statusCode).toBe(404)
})

test('nobody keeps more searches than there may be, but may replace one', async () => {
  const keeper = await newVisitor()
  const first = await save({ name: 'First', view: '' }, keeper)
  const rows = Array.from({ length: mostSavedSearches - 1 }, (_, number) => ({
    id: crypto.randomUUID(),
    owner_id: first.owner.id,
    name: `Search ${number}`,
    view: '',
    labels: '{}',
    saved_at: clock.now(),
  }))
  await database.insertInto('saved_search').values(rows).execute()
  const refused = await keeper.request(endpoints.saveSearch, { body: { name: 'Another', view: '' } })
  expect([refused.statusCode, refused.json().detail]).toEqual([
    422,
    'You have 200 saved searches, which is the most. Delete one first, or replace it.',
  ])
  expect((await save({ name: 'Another', view: '', replaces: first.id }, keeper)).name).toBe('Another')
})

test('a choice that no longer exists is named as it was called, and the search finds whom the rest finds', async () => {
  const search = await save({ name: 'Senators and more', view: 'office.name=State Senator,Sheriff&eo.shoe_size=9' })
  expect([search.missing, search.filters_in_words]).toEqual([['eo.shoe_size'], ['Office: State Senator, Sheriff']])
  await database
    .updateTable('saved_search')
    .set({
      view: 'office.name=tax-commissioner,Sheriff',
      labels: JSON.stringify({ 'office.name': { 'tax-commissioner': 'Tax Commissioner' } }),
    })
    .where('id', '=', search.id)
    .execute()
  const now = await found(search.id)
  expect(now.missing).toEqual(['Tax Commissioner'])
  expect(now.total).toBe((await save({ name: 'Only sheriffs', view: 'office.name=Sheriff' })).total)
})
