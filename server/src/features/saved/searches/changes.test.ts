import { expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import { mostListedChanges, type SearchChanges } from '@atlas/contract/endpoints/saved/searches.ts'
import { testDatabase } from '#testing/database.ts'
import { openSearch } from '#features/saved/searches/describe-changes.ts'
import { loadRecords } from '#imports/load-records.ts'
import type { OfficialRecord, Records } from '#imports/records/records.ts'
import { buildJurisdiction, buildOfficial, buildRecords } from '#testing/imports/records/records.ts'
import { undoLastOfficialsImport } from '#imports/spreadsheets/import/import-officials.ts'
import { constable, importOwn, now, officialsFile } from '#testing/imports/spreadsheets/officials-file.ts'
import { buildAccount } from '#testing/account.ts'
import { testApp, Visitor } from '#testing/app.ts'

const database = await testDatabase()
// The coverage rule decides here who can be searched.
const server = await testApp(database, { COVERAGE: 'rule' })
const { context } = server

const load = async (records: Partial<Records> & { constables?: number } = {}, { isShown = true } = {}) => {
  const options = { origin: 'public', isDemonstration: false, now, onProgress: () => undefined } as const
  await loadRecords(database, buildRecords(records), { ...options, acceptLosses: Number.POSITIVE_INFINITY })
  if (isShown) await context.dataset.refresh()
}
const [first, second, third] = buildRecords().officials as [OfficialRecord, OfficialRecord, OfficialRecord]
const own = { acceptLosses: Number.POSITIVE_INFINITY }
const undoOwn = async () => {
  await undoLastOfficialsImport(database, { now, accountId: null, onProgress: () => undefined })
  await context.dataset.refresh()
}

const visitor = await new Visitor(server.app).signIn(await buildAccount(server))
let names = 0
const save = async (view = '', by = visitor) => {
  const { id } = await by.call(endpoints.saveSearch, { body: { name: `Search ${names++}`, view } })
  return id
}
const changesOf = async (id: string, by = visitor) =>
  await by.call(endpoints.findSearchChanges, { params: { id }, query: {} })
const open = async (id: string, by = visitor) => await by.call(endpoints.openSavedSearch, { params: { id } })
const countsOf = async (id: string, by = visitor) => {
  const search = await by.call(endpoints.findSavedSearch, { params: { id } })
  const { values } = await by.call(endpoints.listSavedSearches, {})
  expect(values.find((each) => each.id === id)).toEqual(search)
  return search.changes
}
const counts = (changes: object = {}) => ({ new: 0, left_office: 0, no_longer_matches: 0, changed: {}, ...changes })
const namesIn = (part: SearchChanges['new']) => part.officials.map(({ name }) => name)

test('who comes into a search is new, and who leaves office has left under the name they had', async () => {
  await load({ officials: [first, second] })
  const id = await save()
  expect(await countsOf(id)).toEqual(counts())
  await load({ officials: [second, third] })
  expect(await countsOf(id)).toEqual(counts({ new: 1, left_office: 1 }))
  const { new: entered, left_office: left } = await changesOf(id)
  const constableOfBolivar = { office: 'Constable', place: 'Bolivar County', state: 'Mississippi' }
  expect(entered).toEqual({
    total: 1,
    officials: [{ id: expect.any(Number), name: third.name, ...constableOfBolivar, is_on_file: true, standing: null }],
  })
  expect(left).toEqual({
    total: 1,
    officials: [{ id: expect.any(Number), name: first.name, ...constableOfBolivar, is_on_file: false, standing: null }],
  })
})

test('opening a search tells the changes once more and sets the counts back, for who opens it', async () => {
  await load({ officials: [first] })
  const id = await save()
  await load({ officials: [first, second] })
  const before = await changesOf(id)
  server.clock.forward(60)
  expect(await open(id)).toEqual(before)
  expect(await countsOf(id)).toEqual(counts())
  expect((await changesOf(id)).since).toBe(server.clock.now().toISOString())
  expect((await open(id)).new).toEqual({ total: 0, officials: [] })
})

test('whose value no longer meets a filter no longer matches, with what changed', async () => {
  await load({ officials: [first, second] })
  const id = await save('eo.gender=Female')
  await load({ officials: [{ ...first, gender: 'Male' }, second] })
  expect(await countsOf(id)).toEqual(counts({ no_longer_matches: 1 }))
  const { no_longer_matches: out, changed } = await changesOf(id)
  expect(out.officials).toMatchObject([
    {
      name: first.name,
      is_on_file: true,
      changes: [{ kind: 'other', column_id: 'eo.gender', before: 'Female', after: 'Male' }],
    },
  ])
  expect(changed.total).toBe(0)
})

test('whom the coverage rule leaves out since then is still in office', async () => {
  await load({ officials: [first] })
  const id = await save()
  await load({ officials: [first], jurisdictions: [buildJurisdiction({ coverage: 'no' })] })
  expect(await countsOf(id)).toEqual(counts({ no_longer_matches: 1 }))
  expect((await changesOf(id)).no_longer_matches.officials).toMatchObject([
    { name: first.name, office: 'Constable', place: 'Bolivar County', is_on_file: false },
  ])
})

test('changed values are counted once per official and kind, and not where all is again as it was', async () => {
  await load({ officials: [first, second, third] })
  const id = await save()
  const [phone, email] = ['601-555-0100', 'ada@example.org']
  await load({
    officials: [
      { ...first, phone, email, name: 'Ada Day', last: 'Day' },
      { ...second, phone },
      { ...third, phone },
    ],
  })
  await load({ officials: [{ ...first, phone, email, name: 'Ada Day', last: 'Day' }, { ...second, phone }, third] })
  expect(await countsOf(id)).toEqual(counts({ changed: { phone: 2, email: 1, name: 1 } }))
  const { changed } = await changesOf(id)
  expect([changed.total, namesIn(changed)]).toEqual([2, ['Ada Day', second.name]])
  expect(changed.officials[1]?.changes).toEqual([
    { kind: 'phone', column_id: 'eo.phone', before: null, after: '(601) 555-0100' },
  ])
})

test('who is new has not changed, and a day on which all stays as it is changes nothing', async () => {
  await load({ officials: [first] })
  const id = await save()
  await load({ officials: [first, second] })
  await load({
    officials: [
      { ...first, asOf: '2026-11-19' },
      { ...second, phone: '601-555-0100' },
    ],
  })
  expect(await countsOf(id)).toEqual(counts({ new: 1 }))
})

test('somebody else in the same entry is new, and whoever was there before has left', async () => {
  await load({ officials: [first] })
  const id = await save()
  await load({ officials: [{ ...first, name: 'Bo Day', first: 'Bo', last: 'Day', phone: '601-555-0100' }] })
  expect(await countsOf(id)).toEqual(counts({ new: 1, left_office: 1 }))
  const { new: entered, left_office: left } = await changesOf(id)
  expect([namesIn(entered), namesIn(left)]).toEqual([['Bo Day'], [first.name]])
})

test('an own official who turns out to be on file is the same person', async () => {
  await load({ officials: [first] })
  await importOwn(database, officialsFile([constable({ 'eo.name': 'Zoe Reed' })]), own)
  await context.dataset.refresh()
  const id = await save()
  await load({ officials: [first, buildOfficial({ key: 'zoe', name: 'Zoe Reed', first: 'Zoe', last: 'Reed' })] })
  expect(await countsOf(id)).toEqual(counts())
  await undoOwn()
})

test('who came by an import that is undone has left; what it changed is as it was', async () => {
  await load({ officials: [first] })
  const before = await save()
  const file = officialsFile([constable({ 'eo.phone': '601-555-0100' }), constable({ 'eo.name': 'New Person' })])
  await importOwn(database, file, own)
  await context.dataset.refresh()
  expect(await countsOf(before)).toEqual(counts({ new: 1, changed: { phone: 1 } }))
  const meanwhile = await save()
  await undoOwn()
  expect(await countsOf(before)).toEqual(counts())
  expect(await countsOf(meanwhile)).toEqual(counts({ left_office: 1, changed: { phone: 1 } }))
})

test('what an import committed before its search index was there is told afterwards', async () => {
  await load({ officials: [first] })
  const id = await save()
  await load({ officials: [{ ...first, phone: '601-555-0100' }, second] }, { isShown: false })
  // Opened in the version that is still shown.
  const older = context.dataset.current()
  const viewer = { accountId: (await visitor.call(endpoints.me, {}))?.id ?? '', isNonpartisan: false }
  const behind = { ...context, dataset: { ...context.dataset, current: () => older } }
  expect(await openSearch(behind, viewer, id)).toMatchObject({ new: { total: 0 }, changed: { total: 0 } })
  await context.dataset.refresh()
  expect(await countsOf(id)).toEqual(counts({ new: 1, changed: { phone: 1 } }))
})

test('a server that is behind the one that showed the search catches up before it compares', async () => {
  await load({ officials: [first] })
  const another = await testApp(database, { COVERAGE: 'rule' })
  const id = await save()
  await load({ officials: [first, second] })
  await open(id)
  const elsewhere = new Visitor(another.app)
  for (const [name, value] of visitor.cookies) elsewhere.cookies.set(name, value)
  expect((await elsewhere.call(endpoints.findSavedSearch, { params: { id } })).changes).toEqual(counts())
})

test('other filters begin anew; another name does not', async () => {
  await load({ officials: [first] })
  const id = await save()
  await load({ officials: [first, second] })
  await visitor.call(endpoints.changeSavedSearch, { params: { id }, body: { name: 'Another name' } })
  expect(await countsOf(id)).toEqual(counts({ new: 1 }))
  server.clock.forward(60)
  const { seen_at: since } = await visitor.call(endpoints.changeSavedSearch, {
    params: { id },
    body: { view: 'eo.gender=Female' },
  })
  expect([since, await countsOf(id)]).toEqual([server.clock.now().toISOString(), counts()])
})

test('the nonpartisan view tells no change of party, and begins anew where a filter is hidden', async () => {
  await load({ officials: [first, second] })
  const [everybody, democrats] = [await save(), await save('party.name=democratic')]
  await load({ officials: [{ ...first, party: 'Republican', phone: '601-555-0100' }, second] })
  expect(await countsOf(everybody)).toEqual(counts({ changed: { phone: 1, party: 1 } }))
  expect(await countsOf(democrats)).toEqual(counts({ no_longer_matches: 1 }))
  await visitor.call(endpoints.chooseNonpartisan, { body: { is_on: true } })
  expect(await countsOf(everybody)).toEqual(counts({ changed: { phone: 1 } }))
  expect((await changesOf(everybody)).changed.officials[0]?.changes).toHaveLength(1)
  expect(await countsOf(democrats)).toEqual(counts())
  await visitor.call(endpoints.chooseNonpartisan, { body: { is_on: false } })
  expect(await countsOf(everybody)).toEqual(counts({ changed: { phone: 1, party: 1 } }))
})

test('at most so many are listed of each kind, and all are counted', async () => {
  await load({ constables: 1 })
  const id = await save()
  await load({ constables: mostListedChanges + 5 })
  const { new: entered } = await changesOf(id)
  expect([entered.total, entered.officials.length]).toEqual([mostListedChanges + 4, mostListedChanges])
})
