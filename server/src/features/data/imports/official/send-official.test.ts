import { beforeEach, describe, expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import { officesOnly } from '@atlas/contract/endpoints/data/corrections.ts'
import type { Import } from '@atlas/contract/endpoints/data/imports.ts'
import type { SubmittedOfficial } from '@atlas/contract/endpoints/data/own-official.ts'
import { problemSchema } from '@atlas/contract/problem.ts'
import { testDatabase } from '#testing/database.ts'
import { confirm, newestRun, officialsFile, send, settled } from '#testing/data/imports/imports.ts'
import { loadRecords } from '#imports/load-records.ts'
import { buildOfficial, buildRecords } from '#testing/imports/records/records.ts'
import { until } from '#testing/jobs/queue.ts'
import { testApp, Visitor } from '#testing/app.ts'

const database = await testDatabase()
const { app, context, clock } = await testApp(database)
const admin = await new Visitor(app).signIn()

async function importPublic(constables = 1) {
  const options = {
    origin: 'public',
    isDemonstration: false,
    now: clock.now(),
    acceptLosses: Number.POSITIVE_INFINITY,
  } as const
  const officials = Array.from({ length: constables }, (_, number) =>
    buildOfficial({ key: `test-${number}`, last: `Bird${number}`, phone: '601-555-0100' }),
  )
  await loadRecords(database, buildRecords({ officials }), { ...options, onProgress: () => undefined })
  await context.dataset.refresh()
}

beforeEach(async () => {
  await database.deleteFrom('import_request').execute()
  await database.deleteFrom('correction').execute()
  await database.deleteFrom('official').execute()
  await importPublic()
})

const sourced = { source: 'County web page', as_of: '2026-11-20' }
const bolivar = { place_id: '28011', office: 'Constable' }

async function submit(submitted: Partial<SubmittedOfficial>): Promise<Import> {
  const body = { name: 'Zoe Reed', ...sourced, ...submitted }
  return await settled(admin, (await admin.call(endpoints.sendOfficial, { body })).id)
}

async function refusal(submitted: Partial<SubmittedOfficial>) {
  const answer = await admin.request(endpoints.sendOfficial, {
    body: { name: 'Zoe Reed', ...sourced, ...bolivar, ...submitted },
  })
  return [answer.statusCode, problemSchema.parse(answer.json()).errors?.map(({ path }) => path)]
}

async function checkOf({ id }: Import) {
  return await admin.call(endpoints.readCheck, { params: { id } })
}

async function publish({ id }: Import): Promise<Import> {
  await confirm(admin, id)
  const done = await settled(admin, id)
  await context.dataset.refresh()
  return done
}

async function shown() {
  const query = database.selectFrom('shown_official').select(['name', 'phone'])
  return (await query.orderBy('name').execute()).map(({ name, phone }) => [name, phone])
}

async function idOf(name: string): Promise<number> {
  const query = database.selectFrom('shown_official').select('id').where('name', '=', name)
  return (await query.executeTakeFirstOrThrow()).id
}

describe('an official who follows another', () => {
  test('is shown in their place once that is published, with nothing of theirs, until it is undone', async () => {
    const follows = await idOf('Ada Bird0')
    const submitted = await submit({ follows, seat_answer: 'replaces', phone: '662-555-0142' })
    expect(submitted).toMatchObject({
      kind: 'official',
      status: 'CHECKED',
      file_name: 'Zoe Reed, Constable, Bolivar County.csv',
    })
    expect(await checkOf(submitted)).toMatchObject({
      added: [{ official: 'Zoe Reed' }],
      seat_questions: [{ holder: { id: follows, official: 'Ada Bird0' }, answer: 'replaces' }],
    })
    expect(await shown()).toEqual([['Ada Bird0', '601-555-0100']])
    expect(await publish(submitted)).toMatchObject({ status: 'DONE' })
    expect(await shown()).toEqual([['Zoe Reed', '662-555-0142']])
    const { id, can_be_undone: canBeUndone } = await newestRun(admin)
    expect(canBeUndone).toBe(true)
    const undoing = await admin.call(endpoints.undoImport, { params: { id: String(id) } })
    await settled(admin, undoing.id)
    expect(await shown()).toEqual([['Ada Bird0', '601-555-0100']])
  })

  test('follows the one who is named, where several hold the office', async () => {
    await importPublic(3)
    const submitted = await submit({ follows: await idOf('Ada Bird1'), seat_answer: 'replaces' })
    await publish(submitted)
    expect((await shown()).map(([name]) => name)).toEqual(['Ada Bird0', 'Ada Bird2', 'Zoe Reed'])
  })

  test('takes the place of one of whom a value was set, and an undo brings back both', async () => {
    const follows = await idOf('Ada Bird0')
    const body = { eo_id: follows, column_id: 'eo.phone' as const, value: '662-555-0199', ...sourced }
    await admin.call(endpoints.setValue, { body })
    await until(async () => (await shown())[0]?.[1] === '662-555-0199')
    await publish(await submit({ follows, seat_answer: 'replaces' }))
    expect(await shown()).toEqual([['Zoe Reed', null]])
    const { id } = await newestRun(admin)
    const undoing = await admin.call(endpoints.undoImport, { params: { id: String(id) } })
    await settled(admin, undoing.id)
    expect(await shown()).toEqual([['Ada Bird0', '662-555-0199']])
  })

  test('of the same name is the same person, whose values are put right', async () => {
    await publish(await submit({ name: 'Ada Bird0', follows: await idOf('Ada Bird0'), phone: '662-555-0142' }))
    expect(await shown()).toEqual([['Ada Bird0', '662-555-0142']])
  })

  test('of somebody who is gone is refused', async () => {
    const answer = await admin.request(endpoints.sendOfficial, {
      body: { name: 'Zoe Reed', ...sourced, follows: 999_999 },
    })
    expect(answer.statusCode).toBe(409)
  })
})

describe('an official of a place', () => {
  test('is asked about where somebody holds the seat, and published once that is answered', async () => {
    const submitted = await submit(bolivar)
    expect(submitted.counts).toMatchObject({ questions_left: 1 })
    const answer = await admin.request(endpoints.confirmImport, {
      params: { id: submitted.id },
      body: { accept_losses: null },
    })
    expect(answer.statusCode).toBe(422)
    await publish(await submit({ ...bolivar, seat_answer: 'both' }))
    expect((await shown()).map(([name]) => name)).toEqual(['Ada Bird0', 'Zoe Reed'])
  })

  test('is of a district of it, where one is said', async () => {
    await publish(await submit({ ...bolivar, office: 'County Supervisor', district: '3' }))
    const params = { id: String(await idOf('Zoe Reed')) }
    expect(await admin.call(endpoints.officialDetail, { params })).toMatchObject({
      'jurisdiction.district': '3',
      'county.name': ['Bolivar'],
    })
  })

  test('who names an office that nobody knows is told so by the check, with the column', async () => {
    const submitted = await submit({ ...bolivar, office: 'Dogcatcher' })
    expect((await checkOf(submitted)).left_out).toMatchObject([
      { reason: expect.stringMatching(/^Office: There is no/) },
    ])
  })
})

test.each([
  [{ phone: '662-555-0142 (cell)' }, ['phone']],
  [{ address: '12 Oak Street, Apt 4, Cleveland, MS 38732' }, ['address']],
  [{ email: 'no address' }, ['email']],
  [{ term_end: 'soon' }, ['term_end']],
  [{ source: ' ' }, ['source']],
  [{ name: '' }, ['name']],
  [{ office: '' }, ['office']],
] as const)('%j is refused beside its field, and nothing is kept', async (submitted, fields) => {
  expect(await refusal(submitted)).toEqual([422, fields])
  expect(await database.selectFrom('import_request').select('id').execute()).toEqual([])
})

test('a home is refused in the words of a report', async () => {
  const body = { name: 'Zoe Reed', ...sourced, ...bolivar, phone: '662-555-0142, home' }
  const answer = await admin.request(endpoints.sendOfficial, { body })
  expect(answer.json().errors).toEqual([{ path: 'phone', message: officesOnly }])
})

test('the file that waits stays, and the next official takes the place of the last', async () => {
  const file = await settled(admin, (await send(admin, officialsFile({ Wren: '662-555-0101' }))).id)
  await submit(bolivar)
  const second = await submit({ ...bolivar, name: 'Joy Lane' })
  const { values } = await admin.call(endpoints.listImports, {})
  expect(values.map(({ id }) => id).toSorted()).toEqual([file.id, second.id].toSorted())
})
