import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { Endpoint } from '@atlas/contract/endpoints/endpoint.ts'
import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { mostOutcomes } from '@atlas/contract/endpoints/saved/lists.ts'
import { dayComplaint, momentComplaint } from '@atlas/contract/rules/day-schemas.ts'
import { testDatabase } from '#testing/database.ts'
import { putIntoList, rowsOfIds } from '#features/saved/lists/put-into-list.ts'
import { constables, make, numbersOf, publish, read, sendOutcome, see } from '#testing/saved/lists/lists.ts'
import { ask, exported, finished, readCsv, readSheet } from '#testing/exports/exports.ts'
import { readCards } from '#testing/saved/lists/cards.ts'
import { constable, importOwn, officialsFile } from '#testing/imports/spreadsheets/officials-file.ts'
import { buildOfficial } from '#testing/imports/records/records.ts'
import { buildAccount } from '#testing/account.ts'
import { testApp, Visitor } from '#testing/app.ts'

const database = await testDatabase()
await publish({ context: { database } }, constables)
const server = await testApp(database)
const { Ames = 0, Bond = 0, Cole = 0, Dean = 0 } = await numbersOf(database)
const everybody = [Ames, Bond, Cole, Dean]

const signedIn = async (role: 'USER' | 'ADMIN') =>
  await new Visitor(server.app).signIn(await buildAccount(server, { roles: [role] }))
const visitor = await signedIn('USER')
const others = [await signedIn('USER'), await signedIn('ADMIN')]
beforeEach(async () => {
  await database.deleteFrom('official_list').execute()
})

const namesIn = async (id: string) => (await read(visitor, id)).officials.map(({ last_name: last }) => last)

describe('a list', () => {
  test('has those who were ticked, by name, with the contacts of their offices, source and day', async () => {
    const made = await make(visitor, { eo_ids: [Dean, Ames, Ames], made_from: 'Saved from a search' })
    expect(made).toMatchObject({ name: 'Calls', officials: 2, is_shared: false, made_from: 'Saved from a search' })
    expect(made.owner).toMatchObject({ name: 'Rosa Baptiste', is_me: true })
    const list = await read(visitor, made.id)
    expect(list.officials).toHaveLength(2)
    expect(list).toMatchObject({ ...made, script: '', officials: [{ eo_id: Ames }, { eo_id: Dean }] })
    expect(list.officials[0]).toEqual({
      eo_id: Ames,
      page_id: Ames,
      name: 'Ada Ames',
      last_name: 'Ames',
      office: 'Constable',
      place: 'Bolivar County',
      state: 'Mississippi',
      phone: { value: '662-555-0100', of: 'own office', asOf: '2026-01-01' },
      email: { value: 'ames@example.org', of: 'own office', asOf: '2026-01-01' },
      address: { value: 'Court House, 200 Court Street, Cleveland, MS 38732', of: 'own office', asOf: '2026-01-01' },
      address_lines: ['Court House', '200 Court Street', 'Cleveland, MS 38732'],
      has_left: false,
      left_on: null,
      is_left_out: false,
      source: 'Some list',
      as_of: '2026-01-01',
      standing: null,
      outcome: null,
      outcomes: [],
      note: null,
    })
  })

  test('has all whom filters find, or all who represent places, or nobody yet', async () => {
    const filters = [{ column_id: 'eo.phone', operator: 'starts_with' as const, value: '662' }]
    expect(await namesIn((await make(visitor, { filters })).id)).toEqual(['Ames', 'Bond', 'Dean'])
    expect((await make(visitor, { place_ids: ['28011'] })).officials).toBe(4)
    const isBolivar = { column_id: 'place.id', operator: 'eq' as const, value: '28011' }
    expect((await make(visitor, { place_filters: [isBolivar] })).officials).toBe(4)
    expect((await make(visitor)).officials).toBe(0)
  })

  test.each([
    [{ eo_ids: [1], filters: [] }, 422, 'Name officials, filters, places or filters of places, one of them.'],
    [{ place_ids: ['28011', '28013'] }, 404, 'There is no such place in the five states.'],
    [{ name: ' ' }, 422, 'Give the list a name.'],
    [{ is_shared: true }, 422, 'An administrator has not put you into an organization yet.'],
  ])('is not made of %j', async (body, status, detail) => {
    const answer = await visitor.request(endpoints.makeList, { body: { name: 'Calls', ...body } })
    expect([answer.statusCode, answer.json().detail]).toEqual([status, detail])
    expect((await visitor.call(endpoints.listLists, {})).values).toEqual([])
  })

  test('leaves out numbers that nobody has, and takes nobody twice', async () => {
    const { id } = await make(visitor, { eo_ids: [Ames, 999_999] })
    const add = async (...eo_ids: number[]) =>
      await visitor.call(endpoints.addOfficials, { params: { id }, body: { eo_ids } })
    expect(await add(Ames, Bond, 999_999)).toEqual({ added: 1, officials: 2 })
    expect(await add()).toEqual({ added: 0, officials: 2 })
  })

  test('holds ten thousand officials, and a person two hundred lists', async () => {
    const { id, owner } = await make(visitor, { eo_ids: [Ames] })
    await sql`
      insert into listed_official (list_id, official_id, name, last_name, name_key, added_at)
      select ${id}, 1000000 + number, 'Ada', 'Ada', 'ada', now() from generate_series(1, 9998) as number`.execute(
      database,
    )
    const add = async (eo_id: number) =>
      await visitor.request(endpoints.addOfficials, { params: { id }, body: { eo_ids: [eo_id] } })
    expect((await add(Bond)).json()).toEqual({ added: 1, officials: 10_000 })
    const refused = await add(Cole)
    expect([refused.statusCode, refused.json().detail]).toEqual([
      422,
      'A list holds 10,000 officials at most; these would be 10,001. Narrow the filters, or choose fewer.',
    ])
    expect((await visitor.call(endpoints.listLists, {})).values[0]?.officials).toBe(10_000)
    await sql`
      insert into official_list (id, owner_id, is_shared, name, made_at)
      select gen_random_uuid(), ${owner.id}, false, 'One more', now() from generate_series(1, 199)`.execute(database)
    const another = await visitor.request(endpoints.makeList, { body: { name: 'Calls' } })
    expect([another.statusCode, another.json().detail]).toEqual([
      422,
      'You have 200 lists, which is the most. Delete one first.',
    ])
  })

  test('is renamed, gets a script, is copied without outcomes and notes, and is deleted with all there is', async () => {
    const { id } = await make(visitor, { eo_ids: [Ames, Bond, Cole] })
    await sendOutcome(visitor, id, { eo_id: Ames })
    await visitor.call(endpoints.writeNote, { params: { id, eo_id: String(Ames) }, body: { text: 'Busy' } })
    await visitor.call(endpoints.takeOutOfficials, { params: { id }, body: { eo_ids: [Cole] } })
    const changed = { name: 'Sheriffs', script: 'Hello, this is …' }
    expect(await visitor.call(endpoints.changeList, { params: { id }, body: changed })).toMatchObject({
      name: 'Sheriffs',
    })
    expect(await read(visitor, id)).toMatchObject(changed)
    const copy = await visitor.call(endpoints.copyList, { params: { id }, body: { name: 'Again' } })
    expect(copy).toMatchObject({ name: 'Again', officials: 2, is_shared: false })
    expect(copy.outcomes.reached).toBe(0)
    const copied = await read(visitor, copy.id)
    expect([copied.script, copied.officials.map(({ note }) => note)]).toEqual([changed.script, [null, null]])
    for (const each of [id, copy.id]) await visitor.call(endpoints.deleteList, { params: { id: each } })
    for (const table of ['official_list', 'listed_official', 'list_outcome', 'list_note'] as const)
      expect(await database.selectFrom(table).selectAll().execute()).toEqual([])
  })
})

test('what is counted of a list is counted anew where it changed, and not read again where it did not', async () => {
  const { id } = await make(visitor, { eo_ids: [Ames, Bond] })
  const counted = async () => {
    const [list] = (await visitor.call(endpoints.listLists, {})).values
    return [list?.officials, list?.outcomes.reached, list?.outcomes.to_call]
  }
  expect(await counted()).toEqual([2, 0, 2])
  // Behind the back of the atlas: whoever read the list again would see it.
  const taken = database.deleteFrom('listed_official').where('list_id', '=', id).where('official_id', '=', Bond)
  await taken.execute()
  expect(await counted()).toEqual([2, 0, 2])
  await sendOutcome(visitor, id, { eo_id: Ames })
  expect(await counted()).toEqual([1, 1, 0])
  await visitor.call(endpoints.addOfficials, { params: { id }, body: { eo_ids: [Dean] } })
  expect(await counted()).toEqual([2, 1, 1])
  await visitor.call(endpoints.takeOutOfficials, { params: { id }, body: { eo_ids: [Dean] } })
  expect(await counted()).toEqual([1, 1, 0])
})

describe('what is said of a call', () => {
  test('counts where it was said last, and all of it stays', async () => {
    const { id } = await make(visitor, { eo_ids: everybody })
    await sendOutcome(visitor, id, { eo_id: Ames, outcome: 'reached', said_at: '2026-11-20T14:30:00Z' })
    // Said before, and sent when the signal was back.
    await sendOutcome(visitor, id, { eo_id: Ames, outcome: 'left_message', said_at: '2026-11-20T14:10:00Z' })
    const reply = await see(visitor, id, 'Ames')
    expect(reply?.outcome).toMatchObject({ outcome: 'reached', at: '2026-11-20T14:30:00.000Z', by: { is_me: true } })
    expect(reply?.outcomes.map(({ outcome }) => outcome)).toEqual(['reached', 'left_message'])
    await sendOutcome(visitor, id, { eo_id: Ames, outcome: 'taken_back', said_at: '2026-11-20T14:31:00Z' })
    expect(await see(visitor, id, 'Ames')).toMatchObject({ outcome: null, outcomes: { length: 3 } })
  })

  test('is there once, however often it is sent', async () => {
    const { id } = await make(visitor, { eo_ids: everybody })
    const once = { client_id: randomUUID(), eo_id: Ames }
    await Promise.all([
      sendOutcome(visitor, id, once),
      sendOutcome(visitor, id, once, once),
      sendOutcome(visitor, id, once),
    ])
    expect(await sendOutcome(visitor, id, { ...once, outcome: 'wrong_number' })).toEqual({ left_out: [] })
    expect((await see(visitor, id, 'Ames'))?.outcomes).toMatchObject([
      { client_id: once.client_id, outcome: 'reached' },
    ])
  })

  test('is no newer than the moment at which it arrives, whatever a clock says', async () => {
    const { id } = await make(visitor, { eo_ids: everybody })
    await sendOutcome(visitor, id, { eo_id: Ames, outcome: 'wrong_number', said_at: '2031-01-01T00:00:00Z' })
    expect((await see(visitor, id, 'Ames'))?.outcome?.at).toBe('2026-11-20T15:00:00.000Z')
    await sendOutcome(visitor, id, { eo_id: Ames, outcome: 'reached', said_at: '2026-11-20T15:00:00Z' })
    expect((await see(visitor, id, 'Ames'))?.outcome?.outcome).toBe('reached')
  })

  test('is taken until the list is full of it', async () => {
    const { id } = await make(visitor, { eo_ids: [Ames] })
    await sql`
      insert into list_outcome (list_id, client_id, official_id, outcome, said_at, arrived_at)
      select ${id}, gen_random_uuid(), ${Ames}, 'reached', now(), now() from generate_series(1, ${mostOutcomes})`.execute(
      database,
    )
    await expect(sendOutcome(visitor, id, { eo_id: Ames })).rejects.toThrow(
      'More is on file of this list than it holds.',
    )
  })

  test('of somebody who is not in the list is not taken, and the others are', async () => {
    const { id } = await make(visitor, { eo_ids: [Ames] })
    const lost = { client_id: randomUUID(), eo_id: Bond }
    expect(await sendOutcome(visitor, id, lost, { eo_id: Ames })).toEqual({ left_out: [lost.client_id] })
    expect((await see(visitor, id, 'Ames'))?.outcome?.outcome).toBe('reached')
  })

  test.each([
    [{ outcome: 'follow_up' }, 'A follow-up has a day, and nothing else has.'],
    [{ outcome: 'reached', follow_up_on: '2026-12-01' }, 'A follow-up has a day, and nothing else has.'],
    [{ outcome: 'follow_up', follow_up_on: '2026-02-30' }, dayComplaint],
    [{ outcome: 'reached', said_at: 'yesterday' }, momentComplaint],
  ])('is refused as %j', async (outcome, detail) => {
    const { id } = await make(visitor, { eo_ids: [Ames] })
    const value = { client_id: randomUUID(), eo_id: Ames, said_at: '2026-11-20T14:00:00Z', ...outcome }
    const answer = await visitor.request(endpoints.sayOutcomes, { params: { id }, body: { values: [value] } })
    expect([answer.statusCode, answer.json().detail]).toEqual([422, detail])
  })

  test('is counted by list, and lists come by their next follow-up', async () => {
    const { id } = await make(visitor, { name: 'Z', eo_ids: everybody })
    await make(visitor, { name: 'A', eo_ids: [Ames] })
    await sendOutcome(
      visitor,
      id,
      { eo_id: Ames, outcome: 'follow_up', follow_up_on: '2026-12-05' },
      { eo_id: Dean, outcome: 'follow_up', follow_up_on: '2026-12-04' },
    )
    const { values, coming_follow_ups: coming } = await visitor.call(endpoints.listLists, {})
    expect(values.map(({ name }) => name)).toEqual(['Z', 'A'])
    expect(coming).toBe(1)
    expect(values[0]).toMatchObject({
      outcomes: { follow_up: 2, to_call: 1, no_phone: 1, reached: 0, left_message: 0, wrong_number: 0, left_office: 0 },
      next_follow_up: { on: '2026-12-04', official: 'Ada Dean' },
    })
  })
})

describe('a note', () => {
  const write = async (id: string, eo_id: number, body: object) =>
    await visitor.request(endpoints.writeNote, { params: { id, eo_id: String(eo_id) }, body })

  test('is one about an official, written anew and removed', async () => {
    const { id } = await make(visitor, { eo_ids: [Ames] })
    const written = (await write(id, Ames, { text: ' Same number as Bond. ' })).json()
    expect(written).toMatchObject({ text: 'Same number as Bond.', by: { is_me: true } })
    expect((await see(visitor, id, 'Ames'))?.note).toEqual(written)
    expect((await write(id, Ames, { text: 'Call after ten.' })).json().text).toBe('Call after ten.')
    expect((await write(id, Ames, { text: '' })).json()).toBeNull()
    expect((await see(visitor, id, 'Ames'))?.note).toBeNull()
    expect((await write(id, Ames, { text: 'x'.repeat(501) })).statusCode).toBe(422)
    expect((await write(id, Bond, { text: 'Nobody here' })).statusCode).toBe(404)
  })

  test('that is sent again, because its answer was lost, is there once and no conflict', async () => {
    const { id } = await make(visitor, { eo_ids: [Ames] })
    const first = (await write(id, Ames, { text: 'Kind', in_place_of: null })).json()
    server.clock.forward(1)
    expect((await write(id, Ames, { text: 'Kind', in_place_of: null })).json()).toEqual(first)
    for (const _ of ['sent', 'sent again'])
      expect((await write(id, Ames, { text: '', in_place_of: first.at })).json()).toBeNull()
  })

  test('that somebody has changed meanwhile is not written over unseen', async () => {
    const { id } = await make(visitor, { eo_ids: [Ames] })
    const first = (await write(id, Ames, { text: 'First', in_place_of: null })).json()
    expect((await write(id, Ames, { text: 'Also first', in_place_of: null })).json().detail).toBe(
      'This note was changed by Rosa Baptiste meanwhile. It reads: First',
    )
    server.clock.forward(1)
    expect((await write(id, Ames, { text: 'Second', in_place_of: first.at })).statusCode).toBe(200)
    const late = await write(id, Ames, { text: 'Late', in_place_of: first.at })
    expect([late.statusCode, late.json().type]).toEqual([409, expect.stringContaining('note_changed')])
    expect((await see(visitor, id, 'Ames'))?.note?.text).toBe('Second')
  })
})

const eden = buildOfficial({ key: 'e', last: 'Eden', phone: '662-555-0104', email: 'eden@example.org' })

describe('who leaves', () => {
  test('is there again with all that was said and noted when they are put back', async () => {
    const { id } = await make(visitor, { eo_ids: everybody })
    await sendOutcome(visitor, id, { eo_id: Ames })
    await visitor.call(endpoints.writeNote, { params: { id, eo_id: String(Ames) }, body: { text: 'Kind' } })
    const body = { eo_ids: [Ames, 999_999] }
    expect(await visitor.call(endpoints.takeOutOfficials, { params: { id }, body })).toEqual({
      taken_out: 1,
      officials: 3,
    })
    expect(await namesIn(id)).toEqual(['Bond', 'Cole', 'Dean'])
    await visitor.call(endpoints.addOfficials, { params: { id }, body })
    expect(await see(visitor, id, 'Ames')).toMatchObject({ outcome: { outcome: 'reached' }, note: { text: 'Kind' } })
  })

  test('an office stays in the list under their name, without contacts, and may come back', async () => {
    await publish(server, [...constables, eden])
    const { Eden = 0 } = await numbersOf(database)
    const { id } = await make(visitor, { eo_ids: [Eden] })
    await publish(server, constables)
    const gone = {
      name: 'Ada Eden',
      has_left: true,
      left_on: '2026-11-19',
      page_id: null,
      phone: null,
      email: null,
      source: null,
    }
    expect(await see(visitor, id, 'Eden')).toMatchObject({ ...gone, office: 'Constable', place: 'Bolivar County' })
    const summary = async () => (await visitor.call(endpoints.listLists, {})).values[0]
    expect(await summary()).toMatchObject({ officials: 1, outcomes: { left_office: 1 } })
    await sendOutcome(visitor, id, { eo_id: Eden, outcome: 'follow_up', follow_up_on: '2026-12-04' })
    expect(await summary()).toMatchObject({ outcomes: { follow_up: 1, left_office: 0 }, next_follow_up: null })
    await publish(server, [...constables, eden])
    const { Eden: another = 0 } = await numbersOf(database)
    expect(another).not.toBe(Eden)
    expect(await see(visitor, id, 'Eden')).toMatchObject({
      eo_id: Eden,
      page_id: another,
      has_left: false,
      phone: { value: '662-555-0104' },
      outcome: { outcome: 'follow_up' },
    })
  })

  test('the number by which an own official was known is found under that of the public one, and back', async () => {
    const row = constable({ 'eo.name': 'Zoe Reed', 'eo.phone': '662-555-0177' })
    await importOwn(database, officialsFile([row]), { acceptLosses: 9 })
    await server.context.dataset.refresh()
    const { Reed: own = 0 } = await numbersOf(database)
    const { id } = await make(visitor, { eo_ids: [own] })
    const zoe = buildOfficial({ key: 'zoe', name: 'Zoe Reed', first: 'Zoe', last: 'Reed' })
    await publish(server, [...constables, zoe])
    const asPublic = await see(visitor, id, 'Reed')
    expect(asPublic).toMatchObject({ eo_id: own, has_left: false, phone: { value: '662-555-0177' } })
    expect(asPublic?.page_id).not.toBe(own)
    const again = { params: { id }, body: { eo_ids: [asPublic?.page_id ?? 0] } }
    expect(await visitor.call(endpoints.addOfficials, again)).toEqual({ added: 0, officials: 1 })
    await publish(server, constables)
    const { officials } = await read(visitor, id)
    expect(officials.map(({ page_id: page, has_left }) => [page, has_left])).toEqual([[own, false]])
    await database.deleteFrom('official').where('id', '=', own).execute()
  })

  test('an office is not taken for whoever follows under the same number', async () => {
    await publish(server, [...constables, eden])
    const { Eden = 0 } = await numbersOf(database)
    const { id } = await make(visitor, { eo_ids: [Eden] })
    await sendOutcome(visitor, id, { eo_id: Eden })
    await visitor.call(endpoints.writeNote, { params: { id, eo_id: String(Eden) }, body: { text: 'Kind' } })
    await publish(server, [...constables, { ...eden, first: 'Eve', name: 'Eve East', last: 'East' }])
    expect((await read(visitor, id)).officials).toMatchObject([
      {
        name: 'Ada Eden',
        has_left: true,
        left_on: '2026-11-19',
        phone: null,
        outcome: { outcome: 'reached' },
        note: { text: 'Kind' },
      },
    ])
    server.clock.forward(1)
    await visitor.call(endpoints.addOfficials, { params: { id }, body: { eo_ids: [Eden] } })
    expect((await read(visitor, id)).officials).toMatchObject([
      {
        eo_id: Eden,
        name: 'Eve East',
        has_left: false,
        phone: { value: '662-555-0104' },
        outcome: null,
        outcomes: [],
        note: null,
      },
    ])
  })

  test('nobody is taken out for whoever held the office before, whom a server still shows that has just started', async () => {
    await publish(server, [...constables, eden])
    const { Eden = 0 } = await numbersOf(database)
    const { index: older } = server.context.dataset.current()
    await publish(server, [...constables, { ...eden, first: 'Eve', name: 'Eve East', last: 'East' }])
    const { id: listId } = await make(visitor, { eo_ids: [Eden] })
    await visitor.call(endpoints.writeNote, { params: { id: listId, eo_id: String(Eden) }, body: { text: 'Kind' } })
    const rows = rowsOfIds(older, [Eden])
    const at = server.clock.now()
    await database.transaction().execute(async (transaction) => putIntoList(transaction, older, { listId, rows, at }))
    expect((await read(visitor, listId)).officials).toMatchObject([{ name: 'Eve East', note: { text: 'Kind' } }])
  })
})

test('contacts are a card for everybody in office, with nothing of what was said and noted', async () => {
  const { id } = await make(visitor, { name: 'Bolívar calls', eo_ids: everybody })
  await sendOutcome(visitor, id, { eo_id: Ames, outcome: 'wrong_number' })
  await visitor.call(endpoints.writeNote, { params: { id, eo_id: String(Ames) }, body: { text: 'Unkind' } })
  await database
    .updateTable('listed_official')
    .set({ official_id: 999_999, official_key: null })
    .where('official_id', '=', Dean)
    .execute()
  const answer = await visitor.request(endpoints.listContacts, { params: { id } })
  expect(answer.headers).toMatchObject({
    'content-type': 'text/vcard; charset=utf-8',
    'content-disposition': 'attachment; filename="bolivar-calls.vcf"',
  })
  const cards = readCards(answer.body)
  expect(cards.map((card) => card.fn)).toEqual(['Ada Ames', 'Ada Bond', 'Ada Cole'])
  expect(cards[0]).toEqual({
    version: '3.0',
    uid: `http://atlas.test/officials/${Ames}`,
    fn: 'Ada Ames',
    n: ['Ames', 'Ada', '', '', ''],
    title: 'Constable',
    org: 'Bolivar County, Mississippi',
    tel: '(662) 555-0100',
    email: 'ames@example.org',
    adr: ['', '', 'Court House, 200 Court Street', 'Cleveland', 'MS', '38732', 'United States'],
    url: `http://atlas.test/officials/${Ames}`,
    note: 'Phone: own office, 01-01-2026. E-mail: own office, 01-01-2026. Address: own office, 01-01-2026. Source: Some list, 01-01-2026',
  })
  const newer = await visitor.request(endpoints.listContacts, { params: { id }, query: { version: '4.0' } })
  expect(readCards(newer.body)).toEqual(cards.map((card) => ({ ...card, version: '4.0', kind: 'individual' })))
  expect(Object.keys(cards[2] ?? {})).not.toEqual(expect.arrayContaining(['tel', 'email', 'adr']))
})

describe('a file of a list', () => {
  const columns: ColumnId[] = ['eo.name', 'office.name', 'contact.phone']

  test('tells everybody in it, who left office too, with what was said and noted', async () => {
    await publish(server, [...constables, eden])
    const { Eden = 0 } = await numbersOf(database)
    const { id } = await make(visitor, { eo_ids: [Eden, Bond, Ames] })
    await publish(server, constables)
    await sendOutcome(visitor, id, { eo_id: Ames, outcome: 'follow_up', follow_up_on: '2026-12-04' }, { eo_id: Bond })
    await sendOutcome(visitor, id, { eo_id: Bond, outcome: 'taken_back', said_at: '2026-11-20T14:30:00Z' })
    await visitor.call(endpoints.writeNote, { params: { id, eo_id: String(Eden) }, body: { text: '=SUM(1;2)' } })
    const rows = readCsv(await exported(visitor, { list_id: id, columns }))
    expect(rows).toEqual([
      [
        'Name',
        'Office',
        'Phone or Office Line',
        'Whose Phone',
        'Left Office',
        'Outcome',
        'Follow Up On',
        'Outcome By',
        'Outcome On',
        'Note',
        'Note By',
        'Note On',
      ],
      [
        'Ada Ames',
        'Constable',
        '(662) 555-0100',
        'own office, 01-01-2026',
        '',
        'Follow up',
        '2026-12-04',
        'Rosa Baptiste',
        '2026-11-20',
        '',
        '',
        '',
      ],
      ['Ada Bond', 'Constable', '(662) 555-0101', 'own office, 01-01-2026', '', '', '', '', '', '', '', ''],
      [
        'Ada Eden',
        'Constable',
        '',
        '',
        'Left office on 11-19-2026',
        '',
        '',
        '',
        '',
        "'=SUM(1;2)",
        'Rosa Baptiste',
        '2026-11-20',
      ],
    ])
    const xlsx = await exported(visitor, { list_id: id, columns, format: 'xlsx' })
    const sheet = await readSheet(xlsx, 'Officials')
    expect(sheet.map((row) => row[0])).toEqual(['Name', 'Ada Ames', 'Ada Bond', 'Ada Eden'])
    expect(sheet[3]?.slice(9, 11)).toEqual(['=SUM(1;2)', 'Rosa Baptiste'])
    expect((await readSheet(xlsx, 'About')).flat()).toContain('List: Calls')
  })

  test('has every value and its source where no column is named, and says in each row that it is nonpartisan', async () => {
    const { id } = await make(visitor, { eo_ids: [Ames, Cole] })
    await visitor.call(endpoints.chooseNonpartisan, { body: { is_on: true } })
    const [heading = [], ...rows] = readCsv(await exported(visitor, { list_id: id }))
    await visitor.call(endpoints.chooseNonpartisan, { body: { is_on: false } })
    expect(heading).not.toContain('Party')
    const cells = rows.map((row) =>
      ['Name', 'Record Source', 'Left Office', 'View'].map((each) => row[heading.indexOf(each)]),
    )
    const lines = ['Somebody: Some list', '', 'Nonpartisan view']
    expect(cells).toEqual([
      ['Ada Ames', ...lines],
      ['Ada Cole', ...lines],
    ])
  })

  test('goes with the list, and is not asked for under filters too', async () => {
    const { id } = await make(visitor, { eo_ids: [Ames] })
    const file = await ask(visitor, { list_id: id, columns })
    await finished(visitor, file)
    const filters: Filter[] = [{ column_id: 'eo.name', operator: 'contains', value: 'a' }]
    const both = await visitor.request(endpoints.requestExport, { body: { list_id: id, filters } })
    expect([both.statusCode, both.json().detail]).toEqual([422, 'A list is told whole, in its own order.'])
    await visitor.call(endpoints.deleteList, { params: { id } })
    expect((await visitor.request(endpoints.downloadExport, { params: { id: file } })).statusCode).toBe(404)
    expect(await database.selectFrom('export').where('id', '=', file).selectAll().execute()).toEqual([])
  })
})

test('a list that is deleted while somebody says, notes and puts in is gone whole', async () => {
  const { id } = await make(visitor, { eo_ids: [Ames] })
  const value = { client_id: randomUUID(), eo_id: Ames, outcome: 'reached', said_at: '2026-11-20T14:00:00Z' }
  const answers = await Promise.all([
    visitor.request(endpoints.sayOutcomes, { params: { id }, body: { values: [value] } }),
    visitor.request(endpoints.deleteList, { params: { id } }),
    visitor.request(endpoints.writeNote, { params: { id, eo_id: String(Ames) }, body: { text: 'Late' } }),
    visitor.request(endpoints.addOfficials, { params: { id }, body: { eo_ids: [Dean] } }),
    visitor.request(endpoints.copyList, { params: { id }, body: { name: 'Late' } }),
  ])
  expect(answers[1]?.statusCode).toBe(200)
  for (const { statusCode } of answers) expect([200, 201, 404]).toContain(statusCode)
  expect((await visitor.request(endpoints.readList, { params: { id } })).statusCode).toBe(404)
  expect(await database.selectFrom('list_outcome').selectAll().execute()).toEqual([])
})

describe('a private list', () => {
  const requests: readonly (readonly [string, Endpoint, object])[] = [
    ['read', endpoints.readList, {}],
    ['changed', endpoints.changeList, { body: { script: 'Mine' } }],
    ['deleted', endpoints.deleteList, {}],
    ['copied', endpoints.copyList, { body: { name: 'Mine' } }],
    ['added to', endpoints.addOfficials, { body: { eo_ids: [Bond] } }],
    ['taken from', endpoints.takeOutOfficials, { body: { eo_ids: [Ames] } }],
    ['noted in', endpoints.writeNote, { body: { text: 'Mine' } }],
    ['made a file of contacts', endpoints.listContacts, {}],
  ]

  test('is no file of anybody else', async () => {
    const { id: list_id } = await make(visitor, { eo_ids: [Ames] })
    for (const other of others)
      expect((await other.request(endpoints.requestExport, { body: { list_id } })).statusCode).toBe(404)
  })

  test.each(requests)(
    'is not there to be %s by anybody else, an administrator included',
    async (_, endpoint, input) => {
      const { id } = await make(visitor, { eo_ids: [Ames] })
      for (const other of others) {
        const answer = await other.request(endpoint, { params: { id, eo_id: String(Ames) }, ...input })
        expect([answer.statusCode, answer.json().detail]).toEqual([404, 'There is no such list, or no longer one.'])
        expect((await other.call(endpoints.listLists, {})).values).toEqual([])
      }
      expect(await namesIn(id)).toEqual(['Ames'])
    },
  )
})
