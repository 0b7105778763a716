import { beforeEach, describe, expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import { officesOnly } from '@atlas/contract/endpoints/data/corrections.ts'
import type { Import } from '@atlas/contract/endpoints/data/imports.ts'
import type { SubmittedOfficial } from '@atlas/contract/endpoints/data/own-official.ts'
import { problemSchema } from '@atlas/contract/problem.ts'
import { testDatabase } from '#testing/database.ts'
import { confirm, newestRun, officialsFile, send, settled } from '#testing/data/imports/imports.ts'
import { loadRecords } from '#imports/load-records.ts'
import { jurisdictionKey } from '#imports/records/jurisdiction-keys.ts'
import type { Records } from '#imports/records/records.ts'
import { buildJurisdiction, buildOfficial, buildRecords, buildSeat } from '#testing/imports/records/records.ts'
import { until } from '#testing/jobs/queue.ts'
import { testApp, Visitor } from '#testing/app.ts'

const database = await testDatabase()
const { app, context, clock } = await testApp(database)
const admin = await new Visitor(app).signIn()

async function importPublic(constables = 1, more: Partial<Records> = {}) {
  const options = {
    origin: 'public',
    isDemonstration: false,
    now: clock.now(),
    acceptLosses: Number.POSITIVE_INFINITY,
  } as const
  const officials = Array.from({ length: constables }, (_, number) =>
    buildOfficial({ key: `test-${number}`, last: `Bird${number}`, phone: '601-555-0100' }),
  )
  await loadRecords(database, buildRecords({ officials, ...more }), { ...options, onProgress: () => undefined })
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

describe('a seat by law that nobody on file holds', () => {
  // The first district of the supervisors and that of the election commissioners are called the same.
  const districtOf = (body: string) =>
    buildJurisdiction({
      key: jurisdictionKey.countyDistrict('28011', body, '1'),
      kind: 'county-district',
      name: 'Bolivar County, District 1',
      district: '1',
    })
  const state = buildJurisdiction({
    key: jurisdictionKey.state('28'),
    kind: 'state',
    name: 'Mississippi',
    countyIds: [],
  })
  const [supervisors, commissioners] = [districtOf('supervisors'), districtOf('election-commission')]
  const openSeats = [
    buildSeat({ office: 'County Supervisor', jurisdictionKey: supervisors.key, byLaw: 1 }),
    buildSeat({ office: 'Election Commissioner', jurisdictionKey: commissioners.key, byLaw: 1 }),
    buildSeat({ office: 'Supreme Court Justice', jurisdictionKey: state.key, byLaw: 9 }),
  ]

  beforeEach(async () => {
    await importPublic(1, {
      jurisdictions: [buildJurisdiction(), supervisors, commissioners, state],
      seats: [buildSeat(), ...openSeats],
    })
  })

  const seatsOf = async (place: string) => {
    const { seats } = await admin.call(endpoints.findPlace, { params: { id: place } })
    return seats.filter(({ open }) => open > 0)
  }
  const seatOf = async (place: string, office: string) => {
    const seat = (await seatsOf(place)).find((each) => each.office === office)
    return seat?.seat_id ?? undefined
  }

  test.each([
    ['28011', 'County Supervisor', 0],
    ['28011', 'Election Commissioner', 0],
    ['28', 'Supreme Court Justice', 8],
  ])('on the page of %s is filled by its number: %s', async (place, office, left) => {
    await publish(await submit({ seat_id: await seatOf(place, office) }))
    const open = (await seatsOf(place)).filter((seat) => seat.office === office)
    expect(open.reduce((sum, seat) => sum + seat.open, 0)).toBe(left)
    const params = { id: String(await idOf('Zoe Reed')) }
    expect(await admin.call(endpoints.officialDetail, { params })).toMatchObject({ 'office.name': office })
    // Nobody has to answer whom the official follows, and no place is added beside the one by law.
    expect(
      await database.selectFrom('jurisdiction').select('key').where('key', 'like', 'organisation%').execute(),
    ).toEqual([])
  })

  test('is filled by a row that tells nothing but the county, the district and the office', async () => {
    await publish(await submit({ ...bolivar, office: 'Election Commissioner', district: '1' }))
    expect((await seatsOf('28011')).map(({ office }) => office)).toEqual(['County Supervisor'])
  })

  test('of several that cannot be told apart is filled once for each who is added beside the others', async () => {
    const seat_id = await seatOf('28', 'Supreme Court Justice')
    await publish(await submit({ seat_id }))
    const second = await submit({ seat_id, name: 'Joy Lane' })
    expect(second.counts).toMatchObject({ questions_left: 1 })
    await publish(await submit({ seat_id, name: 'Joy Lane', seat_answer: 'both' }))
    expect(await seatsOf('28')).toMatchObject([{ open: 7, seat_id }])
  })

  test('is refused once it is gone, or where it is told beside a place', async () => {
    const body = { name: 'Zoe Reed', ...sourced, office: '' }
    const gone = await admin.request(endpoints.sendOfficial, { body: { ...body, seat_id: 999_999 } })
    expect(gone.statusCode).toBe(404)
    expect(gone.json().detail).toBe('There is no such seat any more. Please reload the page.')
    const both = await admin.request(endpoints.sendOfficial, { body: { ...body, ...bolivar, seat_id: 1 } })
    expect(both.statusCode).toBe(422)
  })
})

test.each([
  [{ phone: '662-555-0142 (cell)' }, ['phone']],
  [{ address: '12 Oak Street, Apt 4, Cleveland, MS 38732' }, ['address']],
  [{ email: 'no address' }, ['email']],
  [{ term_end: 'soon' }, ['term_end']],
  [{ source: ' ' }, ['source']],
  [{ name: '' }, ['name']],
  [{ name: 'Zoe Reed 4' }, ['name']],
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
