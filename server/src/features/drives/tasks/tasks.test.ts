import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import { testDatabase } from '#testing/database.ts'
import { releaseExpired } from '#features/drives/tasks/take-task.ts'
import { mailSentBackTasks } from '#features/drives/mails/mail-sent-back-tasks.ts'
import { testApp } from '#testing/app.ts'
import { bolivar, call, deskOf, recordsOfDrives, refusal, type SentAnswers, sheriffIs } from '#testing/drives/drives.ts'

const database = await testDatabase()
const server = await testApp(database)
const { clock, context } = server
const desk = await deskOf(server)
const { admin, makeDrive, taskOf, take, send, accept, read, settled } = desk
await desk.load(recordsOfDrives())
const filler = await desk.someone()
const looker = await desk.someone()

const newTask = async (body: Parameters<typeof makeDrive>[0] = {}) => await taskOf(await makeDrive(body))
const { official_id: constable = 0 } =
  (await read(admin, await newTask())).seats.find(({ office }) => office === 'Constable')?.holders[0] ?? {}
const attempt = async (who: typeof filler, name: 'takeTask' | 'releaseTask' | 'acceptTask', id: string) =>
  await refusal(who.request(endpoints[name], { params: { id }, body: {} }))

describe('a task that somebody has taken', () => {
  test('is theirs for two hours, and others are told whose', async () => {
    const id = await newTask()
    expect((await take(filler, id)).taken).toMatchObject({ by: { is_me: true }, until: '2026-11-20T17:00:00.000Z' })
    expect(await attempt(looker, 'takeTask', id)).toMatchObject({
      status: 409,
      detail: 'Rosa Baptiste has taken this task until 11:00 AM. Take another one, or wait until it is free again.',
    })
    const answers = sheriffIs('Zoe Reed')
    const stolen = looker.request(endpoints.submitTask, { params: { id }, body: { client_id: randomUUID(), answers } })
    expect((await refusal(stolen)).status).toBe(409)
    expect((await attempt(looker, 'releaseTask', id)).status).toBe(409)
    expect((await read(filler, id)).state).toBe('taken')
  })

  test('is kept for two hours more by taking it again, and free once they are over, whatever no job has done', async () => {
    const id = await newTask()
    await take(filler, id)
    clock.forward(3_600)
    expect((await take(filler, id)).taken?.until).toBe('2026-11-20T18:00:00.000Z')
    clock.forward(2 * 3_600)
    expect((await read(looker, id)).state).toBe('open')
    expect((await take(looker, id)).taken?.by?.is_me).toBe(true)
  })

  test('is free by a job when the hours are over, or whoever has it may not fill it in any more', async () => {
    const [id, other] = [await newTask(), await newTask()]
    const leaving = await desk.someone()
    await take(filler, id)
    await take(leaving, other)
    await database.deleteFrom('account_role').where('account_id', '=', leaving.account.id).execute()
    // before any job has run
    expect((await read(looker, other)).state).toBe('open')
    await releaseExpired(context)
    const stateOf = async (task: string) =>
      await database.selectFrom('drive_task').select(['state', 'taken_by']).where('id', '=', task).executeTakeFirst()
    expect(await stateOf(other)).toEqual({ state: 'open', taken_by: null })
    expect((await stateOf(id))?.state).toBe('taken')
    clock.forward(2 * 3_600)
    await releaseExpired(context)
    expect(await stateOf(id)).toEqual({ state: 'open', taken_by: null })
  })

  test('is given back, and taken from somebody by an administrator, whose act is in the log', async () => {
    const id = await newTask()
    await take(filler, id)
    const { state } = await filler.call(endpoints.releaseTask, { params: { id } })
    expect(state).toBe('open')
    await take(filler, id)
    await admin.call(endpoints.releaseTask, { params: { id } })
    expect((await take(looker, id)).state).toBe('taken')
    const { values } = await admin.call(endpoints.listAudit, { query: { what: 'drives' } })
    expect(values[0]).toMatchObject({ act: 'task released', to_what: 'Bolivar County, Courthouses: Rosa Baptiste' })
  })

  test('of two who take it at once, one has it', async () => {
    const id = await newTask()
    const answers = await Promise.all(
      [filler, looker].map(async (each) => await each.request(endpoints.takeTask, { params: { id } })),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })

  test('keeps the draft of each who worked on it, also after it went to somebody else', async () => {
    const id = await newTask()
    await take(filler, id)
    const answers = sheriffIs('Zoe Re')
    await filler.call(endpoints.keepTaskDraft, { params: { id }, body: { answers } })
    clock.forward(2 * 3_600)
    await take(looker, id)
    expect((await read(looker, id)).draft).toBe(null)
    expect((await read(filler, id)).draft?.answers.seats[0]?.people[0]?.name).toBe('Zoe Re')
    const sent = filler.request(endpoints.submitTask, { params: { id }, body: { client_id: randomUUID(), answers } })
    expect((await refusal(sent)).detail).toContain('Rosa Baptiste has taken this task until')
    // also later
    await filler.call(endpoints.keepTaskDraft, { params: { id }, body: { answers: sheriffIs('Zoe Reed') } })
    expect((await read(filler, id)).draft?.answers.seats[0]?.people[0]?.name).toBe('Zoe Reed')
  })
})

describe('what is filled in', () => {
  test('waits to be looked at by somebody else; sent again, it is there once', async () => {
    const id = await newTask()
    const clientId = randomUUID()
    await take(filler, id)
    const sent = await send(filler, id, sheriffIs('Zoe Reed'), clientId)
    expect(sent).toMatchObject({ state: 'done', waiting: 1, filled: { answers: 1 }, draft: null })
    expect(await send(filler, id, sheriffIs('Zoe Reed'), clientId)).toMatchObject({ state: 'done', waiting: 1 })
    const other = filler.request(endpoints.submitTask, {
      params: { id },
      body: { client_id: randomUUID(), answers: sheriffIs('Zoe Reed') },
    })
    expect((await refusal(other)).detail).toBe('This task is filled in. Take another one.')
    expect(await attempt(filler, 'acceptTask', id)).toMatchObject({
      status: 409,
      detail: 'You filled this in. Somebody else looks at it.',
    })
    const waiting = async (who: typeof filler) =>
      (await who.call(endpoints.listTasks, { query: {} })).values.map((task) => task.id)
    expect(await waiting(looker)).toContain(id)
    expect(await waiting(filler)).not.toContain(id)
  })

  test('counts "Could not find out" as an answer, and who did how many', async () => {
    const drive = await makeDrive()
    const id = await taskOf(drive)
    await take(filler, id)
    await send(filler, id, {
      source: call,
      seats: [{ id: 'sheriff:1', not_found: { reason: 'vacant' } }],
      lines: [{ id: 'coroner', phone: '', email: '', not_found: { reason: 'no_answer' } }],
    })
    const { progress } = await looker.call(endpoints.readDrive, { params: { id: drive.id } })
    // the holder and the ethnicity of the sheriff, and the office line of the coroner
    expect(progress).toMatchObject({ wanted: 10, waiting: 3, left: 7, people: [{ answers: 3 }] })
    expect(progress.tasks).toMatchObject({ done: 1, open: 0 })
  })

  const source = call
  const person = (more: object, from: object = source): SentAnswers =>
    ({ source: from, seats: [{ id: 'sheriff:1', people: [{ name: 'Zoe Reed', ...more }] }] }) as SentAnswers
  const web = { kind: 'web', address: 'bolivar.example/officials', day: null } as const
  const officesOnly = 'Office numbers only. Please never send homes or personal phones.'
  let id = ''
  beforeAll(async () => {
    id = await newTask()
    await take(filler, id)
  })

  test.each<[string, SentAnswers, string]>([
    ['nothing', {}, 'answers: Nothing is filled in yet. Give at least one answer, and send it then.'],
    [
      'no source',
      { ...sheriffIs('Zoe Reed'), source: null },
      'answers.source: Say where this comes from: a call, a web page, a document, or that you know it.',
    ],
    [
      'a source that is no address',
      person({}, { ...web, address: 'the county page' }),
      'answers.source.address: This is no address of a web page. One looks like https://county.example/officials.',
    ],
    [
      'an address that would run something',
      person({}, { ...web, address: 'javascript:alert(1)' }),
      'answers.source.address: This is no address of a web page. One looks like https://county.example/officials.',
    ],
    [
      'a day in the future',
      person({}, { ...call, day: '2026-12-24' }),
      'answers.source.day: This day is in the future.',
    ],
    ['a call without a day', person({}, { ...call, day: null }), 'answers.source.day: Say on which day you called.'],
    [
      'a call with nobody',
      person({}, { ...call, office: '' }),
      'answers.source.office: Say which office you spoke with.',
    ],
    [
      'two holders of one seat',
      { source, seats: [{ id: 'sheriff:1', people: [{ name: 'Zoe Reed' }, { name: 'Ann Hill' }] }] },
      'answers.seats.0.people: A single seat cannot have two holders: Zoe Reed and Ann Hill are named for Sheriff.',
    ],
    [
      'two people in one name',
      person({ name: 'Zoe Reed and Ann Hill' }),
      'answers.seats.0.people.0.name: "Zoe Reed and Ann Hill" names several people; give each a row.',
    ],
    [
      'values without a name',
      person({ name: '', since: '2024-01-01' }),
      'answers.seats.0.people.0.name: Enter the name.',
    ],
    [
      'a beginning in the future',
      person({ since: '2027-01-04' }),
      'answers.seats.0.people.0.since: This day is in the future. Say since when they hold the office.',
    ],
    [
      'an ethnicity of which nobody says how it is known',
      person({ ethnicity: 'African-American' }, web),
      'answers.seats.0.people.0.stated_by: Say how this is known: the person said so, or the source states it.',
    ],
    [
      'a gender that an office told on the phone',
      person({ gender: 'Female', stated_by: 'source' }),
      'answers.seats.0.people.0.stated_by: Ethnicity and gender need a web page or a document that states them, or the person’s own word.',
    ],
    [
      'half a phone number',
      { source, lines: [{ id: 'sheriff', phone: '662-5550', email: '' }] },
      'answers.lines.0.phone: A phone number has ten digits; this one has seven.',
    ],
    [
      'somebody’s cell phone',
      { source, lines: [{ id: 'sheriff', phone: '662-555-0142 (cell)', email: '' }] },
      `answers.lines.0.phone: ${officesOnly}`,
    ],
    [
      'somebody’s home',
      { source: { kind: 'document', title: 'Her home address on file', day: null }, seats: [] },
      'answers: Nothing is filled in yet. Give at least one answer, and send it then.',
    ],
    [
      'a home in the source',
      person({}, { kind: 'document', title: 'Letter from her house', day: null }),
      `answers.source.title: ${officesOnly}`,
    ],
    [
      'another reason without a word',
      { seats: [{ id: 'sheriff:1', not_found: { reason: 'other' } }] },
      'answers.seats.0.not_found.note: Say why it could not be found out.',
    ],
    [
      'a seat of another place',
      { source, seats: [{ id: 'sheriff:2', people: [{ name: 'Zoe Reed' }] }] },
      'answers.seats.0.id: There is no such seat in this task any more. Reload the page.',
    ],
    [
      'an official of another place',
      { source, officials: [{ official_id: 987, ethnicity: 'African-American', stated_by: 'person' }] },
      'answers.officials.0.official_id: This official holds no seat of this task any more. Reload the page.',
    ],
  ])('%s is refused beside its field, and nothing is lost', async (_, answers, sentence) => {
    const body = { client_id: randomUUID(), answers }
    const { status, fields } = await refusal(filler.request(endpoints.submitTask, { params: { id }, body }))
    expect(status).toBe(422)
    expect(fields).toContain(sentence)
    expect((await read(filler, id)).taken?.by?.is_me).toBe(true)
  })

  test('may be of the day after midnight in Atlanta, when it is still the day before in Montgomery', async () => {
    clock.forward((24 + 5.5 - clock.now().getUTCHours()) * 3_600)
    const day = clock.now().toISOString().slice(0, 10)
    const late = await newTask()
    await take(filler, late)
    await send(filler, late, person({ since: day }, { ...call, day }))
    await accept(looker, late)
    expect(await settled(looker, late)).toMatchObject({ rounds: [{ answers: 1 }] })
  })

  test('may say an ethnicity that the person said, or a page states', async () => {
    await send(filler, id, {
      source: web,
      officials: [{ official_id: constable, ethnicity: 'African-American', stated_by: 'source' }],
      seats: [{ id: 'sheriff:1', people: [{ name: 'Zoe Reed', gender: 'Female', stated_by: 'person' }], source: call }],
    })
    expect((await read(filler, id)).state).toBe('done')
  })
})

describe('what is sent back', () => {
  const sendBack = async (id: string, word = 'Which day did you call?') =>
    await looker.call(endpoints.sendBackTask, { params: { id }, body: { word } })
  const sentBack = async () => {
    const id = await newTask()
    await take(filler, id)
    await send(filler, id, sheriffIs('Zoe Reed'))
    await sendBack(id)
    return id
  }

  test('needs a word, is told in the product, and keeps what was filled in', async () => {
    const id = await newTask()
    await take(filler, id)
    await send(filler, id, sheriffIs('Zoe Reed'))
    const silent = looker.request(endpoints.sendBackTask, { params: { id }, body: { word: ' ' } })
    expect((await refusal(silent)).fields).toEqual(['word: Say what is to be done, in a word or two.'])
    expect((await sendBack(id)).sent_back).toMatchObject({ word: 'Which day did you call?' })
    const { sent_back: told } = await filler.call(endpoints.listDrives, { query: {} })
    expect(told).toMatchObject([{ task_id: id, place: 'Bolivar County', word: 'Which day did you call?' }])
    const mine = await filler.call(endpoints.listTasks, { query: { which: 'mine' } })
    expect(mine.values.map((task) => task.id)).toContain(id)
    expect((await take(filler, id)).answers?.seats[0]?.people[0]?.name).toBe('Zoe Reed')
    await filler.call(endpoints.releaseTask, { params: { id } })
    expect((await read(filler, id)).state).toBe('sent_back')
    await take(filler, id)
    expect(await send(filler, id, sheriffIs('Zoe Reed'))).toMatchObject({ state: 'done', sent_back: null })
  })

  test('is mailed once a day, until one click ends it', async () => {
    await database.deleteFrom('task_mail').execute()
    await database.updateTable('drive_task').set({ told_at: clock.now() }).execute()
    await server.mails()
    await sentBack()
    await sentBack()
    await mailSentBackTasks(context)
    await mailSentBackTasks(context)
    const [mail, ...others] = await server.mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: filler.account.email, subject: '2 tasks were sent back to you' })
    expect(mail?.text).toContain('“Which day did you call?”')
    await sentBack()
    await mailSentBackTasks(context)
    expect(await server.mails()).toEqual([])
    clock.forward(86_400)
    await mailSentBackTasks(context)
    const [next] = await server.mails()
    expect(next?.subject).toBe('Sent back to you: Bolivar County')
    const token = /\/unsubscribe\/([\w-]+)/.exec(next?.text ?? '')?.[1] ?? ''
    const page = await server.app.inject({ method: 'GET', url: `/api/unsubscribe/${token}` })
    expect(page.headers.location).toBe(`http://atlas.test/unsubscribe/${token}?of=tasks`)
    expect((await server.app.inject({ method: 'POST', url: `/api/unsubscribe/${token}` })).statusCode).toBe(200)
    const again = await desk.someone()
    expect((await again.call(endpoints.listDrives, { query: {} })).is_mailed).toBe(true)
    await filler.signIn(filler.account)
    expect((await filler.call(endpoints.listDrives, { query: {} })).is_mailed).toBe(false)
    await looker.signIn(looker.account)
    await admin.signIn()
    await sentBack()
    clock.forward(86_400)
    await mailSentBackTasks(context)
    expect(await server.mails()).toEqual([])
  })

  test('is mailed again once that is switched on, and at night to nobody', async () => {
    for (const each of [filler, looker]) await each.signIn(each.account)
    await admin.signIn()
    await filler.call(endpoints.mailAboutTasks, { body: { is_on: true } })
    await sentBack()
    const toHour = (hour: number) => clock.forward(((hour - clock.now().getUTCHours() + 24) % 24 || 24) * 3_600)
    // 3 AM in Mississippi
    toHour(9)
    await mailSentBackTasks(context)
    expect(await server.mails()).toEqual([])
    toHour(14)
    await mailSentBackTasks(context)
    expect((await server.mails()).map(({ to }) => to)).toEqual([filler.account.email])
  })
})

test('what was accepted twice is published once', async () => {
  for (const each of [filler, looker]) await each.signIn(each.account)
  await admin.signIn()
  const id = await newTask({ wanted: ['phone'], offices: ['Sheriff'], place_ids: [bolivar] })
  await take(filler, id)
  await send(filler, id, { source: call, lines: [{ id: 'sheriff', phone: '662-555-0142', email: '' }] })
  await Promise.all([accept(looker, id), accept(looker, id)])
  expect(await settled(looker, id)).toMatchObject({ state: 'published', rounds: [{ answers: 1 }] })
  expect((await attempt(looker, 'acceptTask', id)).detail).toContain('Nothing waits to be looked at here any more.')
  expect((await attempt(filler, 'takeTask', id)).detail).toBe('This task is filled in. Take another one.')
})
