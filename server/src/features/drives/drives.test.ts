import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import { contactRecord } from '#imports/records/contact-record.ts'
import { testDatabase } from '#testing/database.ts'
import { testApp } from '#testing/app.ts'
import { bolivar, deskOf, recordsOfDrives, refusal, sheriffIs } from '#testing/drives/drives.ts'

const database = await testDatabase()
const server = await testApp(database)
const desk = await deskOf(server)
const { admin, makeDrive, taskOf, take, send, accept, settled } = desk
await desk.load(recordsOfDrives())
const filler = await desk.someone()
const looker = await desk.someone()

describe('a drive', () => {
  test('has a task for each place of which anything wanted is missing, and says what is', async () => {
    const drive = await makeDrive({ place_ids: [bolivar, '28151'], wanted: ['holder', 'phone', 'email', 'ethnicity'] })
    expect(drive).toMatchObject({ name: 'Courthouses', second_look: true, can_change: true, can_fill: false })
    expect(drive.progress).toMatchObject({ published: 0, waiting: 0, places_left: 2, tasks: { open: 2, published: 0 } })
    // A constable, a sheriff and a coroner in one county; a sheriff and a coroner in the other.
    expect(drive.progress.by_kind).toEqual([
      { wanted: 'holder', of: 5, left: 5 },
      { wanted: 'phone', of: 5, left: 5 },
      { wanted: 'email', of: 5, left: 5 },
      { wanted: 'ethnicity', of: 6, left: 6 },
    ])
  })

  test('is made of some offices, of a search of places, or of one of officials', async () => {
    const sheriffs = await makeDrive({ place_ids: [bolivar, '28151'], offices: ['Sheriff'], wanted: ['holder'] })
    expect(sheriffs.progress.wanted).toBe(2)
    const places = await makeDrive({
      filters: { subject: 'place', filters: [{ column_id: 'place.seats_open', operator: 'gte', value: 3 }] },
    })
    const officials = await makeDrive({
      filters: { subject: 'official', filters: [{ column_id: 'office.name', operator: 'in', value: ['Constable'] }] },
    })
    for (const { id } of [places, officials]) {
      const { values } = await admin.call(endpoints.listDriveTasks, { params: { id } })
      expect(values.map(({ place }) => place.name)).toEqual(['Bolivar County'])
    }
  })

  test('is counted before it is made', async () => {
    const counted = await admin.call(endpoints.countDrive, { body: { place_ids: [bolivar] } })
    expect(counted).toMatchObject({ places: 1, wanted: { holder: 3, phone: 3, ethnicity: 4, party: 3 } })
    expect(counted.offices).toContainEqual({ office: 'Constable', on_file: 1, not_on_file: 1 })
  })

  test('that is sent twice is made once', async () => {
    const client_id = randomUUID()
    const [one, other] = [await makeDrive({ client_id }), await makeDrive({ client_id })]
    expect(one.id).toBe(other.id)
  })

  test.each([
    ['of a place that there is not', { place_ids: ['28999'] }, 404, 'There is no place with the id 28999.'],
    [
      'of places where nothing is missing',
      { offices: ['Mayor'] },
      422,
      'Nothing of what is wanted is missing there. Choose other places, other offices, or want something else.',
    ],
    ['without a name', { name: ' ' }, 422, 'Give the drive a name.'],
    ['that wants nothing', { wanted: [] }, 422, 'Choose what is wanted.'],
    [
      'of an organization that is gone',
      { organization_id: randomUUID() },
      422,
      'There is no such organization, or not any more. Choose another one.',
    ],
    [
      'of nobody’s organization',
      { organization_id: undefined },
      422,
      'You are in no organization. Say for which one the drive is.',
    ],
  ])('%s is refused in a sentence', async (_, changes, status, sentence) => {
    const body = {
      name: 'Courthouses',
      organization_id: desk.organizationId,
      place_ids: [bolivar],
      wanted: ['holder'],
      ...changes,
    }
    const { detail, fields, ...answer } = await refusal(admin.request(endpoints.makeDrive, { body }))
    expect(answer.status).toBe(status)
    expect([detail, ...fields].join(' ')).toContain(sentence)
  })

  test('is renamed, ended and gone on with; in one that has ended nobody takes anything', async () => {
    const { id } = await makeDrive()
    const params = { id }
    const ended = await admin.call(endpoints.changeDrive, { params, body: { name: 'Done', is_ended: true } })
    expect([ended.name, ended.ended_at]).toEqual(['Done', server.clock.now().toISOString()])
    const task = await taskOf({ id })
    const { status, detail } = await refusal(filler.request(endpoints.takeTask, { params: { id: task } }))
    expect([status, detail]).toEqual([409, 'This drive has ended. Nothing is filled in here any more.'])
    await admin.call(endpoints.changeDrive, { params, body: { is_ended: false } })
    expect((await take(filler, task)).state).toBe('taken')
  })

  test('that is deleted leaves what was published of it', async () => {
    const drive = await makeDrive({ place_ids: ['28151'], offices: ['Coroner'], wanted: ['holder'] })
    const id = await taskOf(drive, admin, '28151')
    await take(filler, id)
    await send(filler, id, { ...sheriffIs(''), seats: [{ id: 'coroner:2', people: [{ name: 'Zoe Reed' }] }] })
    await accept(looker, id)
    await settled(looker, id)
    await admin.call(endpoints.deleteDrive, { params: { id: drive.id } })
    expect((await admin.request(endpoints.readDrive, { params: { id: drive.id } })).statusCode).toBe(404)
    const names = await database.selectFrom('shown_official').select('name').execute()
    expect(names.map(({ name }) => name)).toContain('Zoe Reed')
  })
})

describe('who sees it', () => {
  const others = deskOf(server, 'Gulf Coast Voters')

  test('people of its organization read and fill, and change nothing of the drive', async () => {
    const drive = await makeDrive()
    const { values } = await filler.call(endpoints.listDrives, { query: {} })
    expect(values.find(({ id }) => id === drive.id)).toMatchObject({ can_fill: true, can_change: false })
    const params = { id: drive.id }
    for (const [endpoint, input] of [
      [endpoints.changeDrive, { params, body: { name: 'Mine' } }],
      [endpoints.deleteDrive, { params }],
      [endpoints.makeDrive, { body: { name: 'Mine', place_ids: [bolivar], wanted: ['holder'] } }],
      [endpoints.undoTask, { params: { id: await taskOf(drive) } }],
    ] as const)
      expect((await filler.request(endpoint, input)).statusCode).toBe(403)
  })

  test('a drive of another organization, and each of its tasks, is not there, whatever is done with it', async () => {
    const drive = await makeDrive()
    const task = { params: { id: await taskOf(drive) } }
    const stranger = await (await others).someone()
    expect((await stranger.call(endpoints.listDrives, { query: {} })).values).toEqual([])
    expect((await stranger.call(endpoints.listTasks, { query: {} })).values).toEqual([])
    const body = { client_id: randomUUID(), answers: sheriffIs('Zoe Reed') }
    for (const [endpoint, input] of [
      [endpoints.readDrive, { params: { id: drive.id } }],
      [endpoints.listDriveTasks, { params: { id: drive.id } }],
      [endpoints.readTask, task],
      [endpoints.takeTask, task],
      [endpoints.releaseTask, task],
      [endpoints.keepTaskDraft, { ...task, body: { answers: {} } }],
      [endpoints.submitTask, { ...task, body }],
      [endpoints.acceptTask, { ...task, body: {} }],
      [endpoints.sendBackTask, { ...task, body: { word: 'Why?' } }],
    ] as const) {
      const theirs = await refusal(stranger.request(endpoint, input))
      // An id that does not exist gets the same answer.
      const guessed = await refusal(stranger.request(endpoint, { ...input, params: { id: randomUUID() } }))
      expect(theirs).toEqual(guessed)
      expect(theirs.status).toBe(404)
    }
  })

  test('who is moved to another organization in the middle has neither the drive nor the task any more', async () => {
    const drive = await makeDrive()
    const id = await taskOf(drive)
    const leaving = await desk.someone()
    await take(leaving, id)
    await admin.call(endpoints.moveUser, { body: { user_id: leaving.account.id, organization_id: null } })
    expect((await leaving.request(endpoints.readTask, { params: { id } })).statusCode).toBe(404)
    expect((await take(filler, id)).taken?.by?.is_me).toBe(true)
  })

  test('an administrator of no organization sees every drive, and fills in none', async () => {
    const id = await taskOf(await makeDrive())
    const { status, detail } = await refusal(admin.request(endpoints.takeTask, { params: { id } }))
    expect([status, detail]).toEqual([403, 'Only people of Delta Votes fill this in.'])
  })
})

test('the page of a place finds the drives that ask about it', async () => {
  const drive = await makeDrive({ place_ids: ['28151'], wanted: ['phone'] })
  const { values } = await filler.call(endpoints.listDrives, { query: { place_id: '28151' } })
  const found = values.find(({ id }) => id === drive.id)
  expect(found?.task_id).toBe(await taskOf(drive, filler, '28151'))
  const elsewhere = await filler.call(endpoints.listDrives, { query: { place_id: bolivar } })
  expect(elsewhere.values.map(({ id }) => id)).not.toContain(drive.id)
})

describe('whom volunteers call about a place', () => {
  const line = (office: 'Sheriff' | 'School Board Member' | 'Circuit Clerk', placeKey: string, phone: string) =>
    contactRecord(
      {
        placeKey,
        office,
        name: null,
        phone,
        email: null,
        address: null,
        website: null,
        asOf: '2025',
        confidence: 'high',
      },
      'test-source',
    )
  const board = `school-${bolivar}-bolivar-county`
  const calledOf = async (...contacts: readonly ReturnType<typeof line>[]) => {
    await desk.load(recordsOfDrives({ contacts }))
    const { call } = await desk.read(filler, await taskOf(await makeDrive({ wanted: ['email'] })))
    return call?.office ?? null
  }

  test('is an office that keeps records, else one that is asked about, else any of the place', async () => {
    const [district, sheriffs] = [
      line('School Board Member', board, '6625550101'),
      line('Sheriff', bolivar, '6625550102'),
    ]
    expect(await calledOf(district, sheriffs, line('Circuit Clerk', bolivar, '6625550103'))).toBe('Circuit Clerk')
    expect(await calledOf(district, sheriffs)).toBe('Sheriff')
    expect(await calledOf(district)).toBe('School Board Member')
    expect(await calledOf()).toBe(null)
  })
})
