import { beforeEach, describe, expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import { changesSince } from '#database/changes/changes-since.ts'
import { testDatabase } from '#testing/database.ts'
import { loadRecords } from '#imports/load-records.ts'
import type { OfficialRecord, Records } from '#imports/records/records.ts'
import { buildJurisdiction, buildRecords, buildSeat } from '#testing/imports/records/records.ts'
import { checkOfficialsFile, undoLastOfficialsImport } from '#imports/spreadsheets/import/import-officials.ts'
import { constable, importOwn, now, officialsFile, type Row } from '#testing/imports/spreadsheets/officials-file.ts'
import { testApp, Visitor } from '#testing/app.ts'

const database = await testDatabase()
const { app, context } = await testApp(database)
const visitor = await new Visitor(app).signIn()
const everything = { acceptLosses: Number.POSITIVE_INFINITY }

async function importPublic(records: Records = buildRecords(), at = now) {
  const options = {
    origin: 'public',
    isDemonstration: false,
    now: at,
    onProgress: () => undefined,
    ...everything,
  } as const
  return await loadRecords(database, records, options)
}

/** The three constables, the first of them changed. */
function firstWith(changes: Partial<OfficialRecord>): Records {
  const [first, ...others] = buildRecords().officials
  return buildRecords({ officials: [...(first ? [{ ...first, ...changes }] : []), ...others] })
}

const own = async (...rows: Row[]) => await importOwn(database, officialsFile(rows), everything)
const undo = async () => await undoLastOfficialsImport(database, { now, accountId: null, onProgress: () => undefined })

async function idOf(name: string): Promise<number> {
  const query = database.selectFrom('shown_official').select('id').where('name', '=', name)
  return (await query.executeTakeFirstOrThrow()).id
}

/** What was written since the test began, each entry in short. */
async function written(): Promise<unknown[]> {
  const rows = await database.selectFrom('official_change').selectAll().orderBy('id').execute()
  return rows.map(({ official_id, kind, column_id, before, after }) =>
    kind === 'changed' ? [official_id, column_id, before, after] : [official_id, kind],
  )
}

async function changesOf(id: number, query: { limit?: string; cursor?: string } = {}) {
  await context.dataset.refresh()
  return await visitor.call(endpoints.officialChanges, { params: { id: String(id) }, query })
}

async function version(): Promise<number> {
  return (await database.selectFrom('dataset_version').select('version').executeTakeFirstOrThrow()).version
}

beforeEach(async () => {
  await database.deleteFrom('official').where('origin', '=', 'organisation').execute()
  await database.deleteFrom('organisation_seat').execute()
  await importPublic()
  await database.deleteFrom('import_run').execute()
  await database.deleteFrom('official_change').execute()
})

describe('an import of public data', () => {
  test('that changes nothing writes nothing, on whatever day', async () => {
    await importPublic(buildRecords(), new Date('2026-12-24T15:00:00Z'))
    expect(await written()).toEqual([])
  })

  test('writes exactly the values that are others, with where they come from, and counts nobody else', async () => {
    const id = await idOf('Ada Bird0')
    const phone = { source: 'test-source', as_of: '2026-11-01', method: 'counted' } as const
    const changes = { phone: '601-555-0100', gender: null, asOf: '2026-11-02', provenance: { 'eo.phone': phone } }
    const { version: made } = await importPublic(firstWith(changes))
    expect(await written()).toEqual([
      [id, 'eo.gender', 'Female', null],
      [id, 'eo.phone', null, '(601) 555-0100'],
    ])
    const { values } = await changesOf(id)
    expect(values).toMatchObject([
      { column_id: 'eo.phone', source: 'Somebody', as_of: '2026-11-01', method: 'counted', layer: 'public', by: null },
      { column_id: 'eo.gender', source: 'Somebody', as_of: '2026-11-02', origin: 'public', is_undo: false },
      { kind: 'entered' },
    ])
    const [entry] = await database.selectFrom('official_change').select(['version', 'at']).execute()
    expect(entry).toEqual({ version: made, at: now })
  })

  test('of a seat changes whoever holds it', async () => {
    await importPublic(buildRecords({ seats: [buildSeat({ nextGeneral: '2031-11-04' })] }))
    const change = ['jurisdictionoffice.next_general', '2027-11-02', '2031-11-04']
    expect(await written()).toEqual(
      await Promise.all([0, 1, 2].map(async (number) => [await idOf(`Ada Bird${number}`), ...change])),
    )
  })

  test('of a place changes what its officials are shown with', async () => {
    await importPublic(buildRecords({ jurisdictions: [buildJurisdiction({ name: 'Bolivar' })] }))
    expect(await written()).toMatchObject(
      Array.from({ length: 3 }, () => [expect.any(Number), 'jurisdiction.name', 'Bolivar County', 'Bolivar']),
    )
  })

  test('whose value nobody sees writes nothing', async () => {
    await importPublic(firstWith({ birthDate: '1970-03-01', ballotDay: '2026-12-01' }))
    expect(await written()).toEqual([])
  })

  test('with a day of birth or of an election is told by the age and the result that is missing', async () => {
    const id = await idOf('Ada Bird0')
    await importPublic(firstWith({ birthDate: '1970-11-21', ballotDay: '2026-11-03' }))
    expect(await written()).toEqual([
      [id, 'eo.age', 56, 55],
      [id, 'stats.result_pending', null, '2026-11-03'],
    ])
  })

  test('tells who is not listed any more, and that somebody else came is no entry', async () => {
    const id = await idOf('Ada Bird0')
    const { officials } = buildRecords()
    await importPublic(
      buildRecords({ officials: officials.map((each, at) => (at === 0 ? { ...each, key: 'new' } : each)) }),
    )
    expect(await written()).toEqual([[id, 'left']])
    expect(await changesOf(id)).toMatchObject({
      official: { id, name: 'Ada Bird0', office: 'Constable', jurisdiction: 'Bolivar County', left_how: 'left' },
      values: [{ kind: 'left', before: 'Ada Bird0', at: now.toISOString() }, { kind: 'entered' }],
    })
    expect(await changesOf(await idOf('Ada Bird0'))).toMatchObject({ official: { left_at: null }, values: [{}] })
  })

  test('that names somebody else under the same number replaces the person, and compares no values', async () => {
    const id = await idOf('Ada Bird0')
    await importPublic(firstWith({ name: 'Bo Day', first: 'Bo', last: 'Day', phone: '601-555-0100' }))
    expect(await written()).toEqual([[id, 'replaced']])
    expect((await changesOf(id)).values[0]).toMatchObject({ before: 'Ada Bird0', after: 'Bo Day' })
  })

  test('that names somebody otherwise changes the name', async () => {
    const id = await idOf('Ada Bird0')
    await importPublic(firstWith({ name: 'Ada Day', last: 'Day' }))
    expect(await written()).toEqual([
      [id, 'eo.name', 'Ada Bird0', 'Ada Day'],
      [id, 'eo.last', 'Bird0', 'Day'],
    ])
  })
})

describe('an own value', () => {
  const phone = constable({ 'eo.phone': '601-555-0100', source: 'Delta Alliance', as_of: '10/01/2026' })

  test('is told with its source, and the public one beneath it is not', async () => {
    const id = await idOf('Ada Bird0')
    await own(phone)
    expect((await changesOf(id)).values[0]).toMatchObject({
      column_id: 'eo.phone',
      after: '(601) 555-0100',
      layer: 'organisation',
      source: 'Delta Alliance',
      as_of: '2026-10-01',
    })
    await importPublic(firstWith({ phone: '601-555-0199' }))
    expect(await written()).toEqual([[id, 'eo.phone', null, '(601) 555-0100']])
    await own(constable())
    expect((await changesOf(id)).values[0]).toMatchObject({
      before: '(601) 555-0100',
      after: '(601) 555-0199',
      layer: 'public',
      source: 'Somebody',
    })
  })

  test('of a seat is told of everybody who holds it', async () => {
    await own(constable({ 'jurisdictionoffice.next_general': '11/04/2031' }))
    expect(await written()).toHaveLength(3)
  })

  test('that is only checked writes nothing', async () => {
    await checkOfficialsFile(database, officialsFile([phone]), { now })
    expect(await written()).toEqual([])
  })

  test('is taken back by an undo, which says so, and all is as it was', async () => {
    const id = await idOf('Ada Bird0')
    const earlierVersion = await version()
    await own(phone, constable({ 'eo.name': 'New Person' }))
    const newcomer = await idOf('New Person')
    expect(await written()).toEqual([[id, 'eo.phone', null, '(601) 555-0100']])
    await undo()
    expect((await written()).slice(1)).toEqual(
      expect.arrayContaining([
        [newcomer, 'taken_back'],
        [id, 'eo.phone', '(601) 555-0100', null],
      ]),
    )
    expect(await written()).toHaveLength(3)
    expect((await changesOf(id)).values).toMatchObject([{ is_undo: true }, { was_undone: true }, { kind: 'entered' }])
    expect(await changesOf(newcomer)).toMatchObject({ official: { left_how: 'taken_back' } })
    const options = {
      after: earlierVersion,
      until: await version(),
      officialIds: 'all',
      hidden: new Set<string>(),
    } as const
    const net = await changesSince(database, options)
    expect(Array.from(net, ([official, { presence }]) => [official, presence])).toEqual([[newcomer, 'taken_back']])
    expect(await changesSince(database, { ...options, officialIds: [id] })).toEqual(new Map())
  })

  test('of a successor ends the time of who was there, and an undo brings them back', async () => {
    await importPublic(buildRecords({ constables: 1 }))
    await database.deleteFrom('official_change').execute()
    const id = await idOf('Ada Bird0')
    const row = constable({ 'eo.name': 'Zoe Reed' })
    const rows = [{ line: 2, cells: Object.values(row) }]
    const sheet = { rows, skipped: [], scope: 'whole_list', seatAnswer: () => 'replaces' as const } as const
    await importOwn(
      database,
      { ...officialsFile([row]), matched: { ...sheet, headings: Object.keys(row) } },
      everything,
    )
    expect(await written()).toEqual([[id, 'left']])
    const successor = await idOf('Zoe Reed')
    await undo()
    expect((await written()).slice(1)).toEqual([
      [successor, 'taken_back'],
      [id, 'came_back'],
    ])
    expect(await changesOf(id)).toMatchObject({ official: { left_at: null }, values: [{}, {}, { kind: 'entered' }] })
  })
})

describe('an own official', () => {
  test('who turns out to be a public one joins that one, and is apart again when it goes', async () => {
    await own(constable({ 'eo.name': 'Zoe Reed' }))
    const ownId = await idOf('Zoe Reed')
    const [first] = buildRecords().officials
    const zoe = first ? [{ ...first, key: 'zoe', name: 'Zoe Reed', first: 'Zoe', last: 'Reed' }] : []
    await importPublic(buildRecords({ officials: [...buildRecords().officials, ...zoe] }))
    const publicId = await idOf('Zoe Reed')
    expect(await written()).toEqual([[ownId, 'joined']])
    expect((await changesOf(ownId)).official).toMatchObject({ left_how: 'joined', shown_as: publicId })
    await importPublic()
    expect((await written()).slice(1)).toEqual([
      [publicId, 'joined'],
      [ownId, 'came_back'],
    ])
  })
})

describe('what is read of an official', () => {
  test('comes in pages, newest first, and ends with what was known from the beginning', async () => {
    const id = await idOf('Ada Bird0')
    await importPublic(firstWith({ phone: '601-555-0100' }))
    await importPublic(firstWith({ phone: '601-555-0199' }))
    const page = await changesOf(id, { limit: '1' })
    expect(page.values).toMatchObject([{ after: '(601) 555-0199' }])
    const rest = await changesOf(id, { cursor: page.cursor ?? '' })
    expect(rest).toMatchObject({ values: [{ after: '(601) 555-0100' }, { kind: 'entered' }], cursor: null })
    const known = rest.values.at(-1)?.columns
    expect(known).toEqual(expect.arrayContaining(['eo.name', 'party.name', 'office.name']))
    expect(known).not.toContain('eo.phone')
  })

  test('leaves out what is partisan in the nonpartisan view', async () => {
    const id = await idOf('Ada Bird0')
    await importPublic(firstWith({ party: 'Republican', electionShare: 0.75 }))
    await visitor.call(endpoints.chooseNonpartisan, { body: { is_on: true } })
    const { values } = await changesOf(id)
    expect(values).toMatchObject([{ kind: 'entered' }])
    expect(values[0]?.columns).not.toContain('party.name')
    await visitor.call(endpoints.chooseNonpartisan, { body: { is_on: false } })
    expect((await changesOf(id)).values).toHaveLength(3)
  })

  test('is nothing of somebody who never was', async () => {
    const answer = await visitor.request(endpoints.officialChanges, { params: { id: '999999' } })
    expect(answer.statusCode).toBe(404)
  })
})
