import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { Correction, CorrectionStatusFilter } from '@atlas/contract/endpoints/data/corrections.ts'
import { testDatabase } from '#testing/database.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { describeCorrections } from '#features/data/corrections/describe-corrections.ts'
import { graceSeconds, notifyReporters } from '#features/data/corrections/notify-reporters.ts'
import { applyCorrections } from '#features/data/corrections/apply-corrections.ts'
import { loadRecords } from '#imports/load-records.ts'
import { buildRecords } from '#testing/imports/records/records.ts'
import { undoLastOfficialsImport } from '#imports/spreadsheets/import/import-officials.ts'
import { constable, importOwn, officialsFile, type Row } from '#testing/imports/spreadsheets/officials-file.ts'
import { until } from '#testing/jobs/queue.ts'
import { startSmtpServer } from '#testing/mail/smtp-server.ts'
import { buildAccount } from '#testing/account.ts'
import { testApp, Visitor } from '#testing/app.ts'

const database = await testDatabase()
const mailServer = await startSmtpServer()
afterAll(async () => await mailServer.close())
const server = await testApp(database, {
  SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
  MAIL_FROM: 'atlas@example.org',
})
const { app, context, clock } = server
const admin = await new Visitor(app).signIn()
const rosaAccount = await buildAccount(server)
const rosa = await new Visitor(app).signIn(rosaAccount)
const samAccount = await buildAccount(server)
const sam = await new Visitor(app).signIn(samAccount)
const quiet = () => undefined

async function importPublic(records = buildRecords()) {
  const options = {
    origin: 'public',
    isDemonstration: false,
    onProgress: quiet,
    acceptLosses: Number.POSITIVE_INFINITY,
  } as const
  await loadRecords(database, records, { ...options, now: clock.now() })
  await context.dataset.refresh()
}

const own = async (...rows: Row[]) => {
  await importOwn(database, officialsFile(rows), { acceptLosses: Number.POSITIVE_INFINITY, at: clock.now() })
  await context.dataset.refresh()
}

beforeEach(async () => {
  await database.deleteFrom('correction').execute()
  await database.deleteFrom('official').execute()
  await importPublic()
})

async function idOf(name = 'Ada Bird0'): Promise<number> {
  const { id } = await database
    .selectFrom('shown_official')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return id
}

async function phone(name = 'Ada Bird0'): Promise<string | null> {
  const shown = database.selectFrom('shown_official').select('phone').where('name', '=', name)
  return (await shown.executeTakeFirstOrThrow()).phone
}

async function report(who: Visitor, value = '662-555-0142', eo_id?: number) {
  const body = { eo_id: eo_id ?? (await idOf()), column_id: 'eo.phone' as const, value, note: '', seen_where: '' }
  return await who.call(endpoints.reportMistake, { body })
}

/** What the mail server has taken since it was last asked, once no mail waits any more. */
async function mails() {
  await until(async () => (await database.selectFrom('waiting_mail').select('id').execute()).length === 0)
  return mailServer.received.splice(0)
}

const acceptance = { value: '662-555-0142', source: 'Letterhead of 10-30-2026', as_of: '2026-10-30' }

async function listCorrections(status: CorrectionStatusFilter = 'open') {
  return await admin.call(endpoints.listCorrections, { query: { status } })
}

/** Waits until what was decided is seen. */
async function settled(status: Correction['status'] = 'accepted'): Promise<Correction> {
  await until(async () => {
    await context.dataset.refresh()
    return (await listCorrections(status)).values.every(({ is_under_way }) => !is_under_way)
  })
  const [first] = (await listCorrections(status)).values
  if (!first) throw new Error('There is none')
  return first
}

async function accept(id: string, more: object = {}) {
  await admin.call(endpoints.acceptCorrection, { params: { id }, body: { ...acceptance, ...more } })
  return await settled()
}

async function undo(id: string, body: { earlier_too?: boolean } = {}) {
  return await admin.call(endpoints.undoCorrection, { params: { id }, body })
}

async function set(value: string, as_of = acceptance.as_of) {
  const body = { ...acceptance, eo_id: await idOf(), column_id: 'eo.phone' as const, value, as_of }
  const { id } = await admin.call(endpoints.setValue, { body })
  await settled()
  return id
}

describe('a report', () => {
  test('of one field by several people is one entry, and a second of one person takes the place of the first', async () => {
    const { id } = await report(rosa)
    expect(await report(sam, '662-555-0143')).toEqual({ id, reported_by: 2 })
    expect(await report(sam, '662-555-0144')).toEqual({ id, reported_by: 2 })
    const { values, counts } = await listCorrections()
    expect(counts).toEqual({ open: 1, accepted: 0, declined: 0 })
    expect(values).toMatchObject([
      { id, column_id: 'eo.phone', now: { value: null, is_own: false }, official: { name: 'Ada Bird0' } },
    ])
    expect(values[0]?.reports.map(({ value }) => value)).toEqual(['662-555-0142', '662-555-0144'])
  })

  test('is kept as it is read: two who write the same otherwise say the same', async () => {
    const body = { eo_id: await idOf(), column_id: 'eo.gender' as const, note: '', seen_where: '' }
    await rosa.call(endpoints.reportMistake, { body: { ...body, value: 'f' } })
    await sam.call(endpoints.reportMistake, { body: { ...body, value: 'Female' } })
    expect((await listCorrections()).values[0]?.reports.map(({ value }) => value)).toEqual(['Female', 'Female'])
  })

  test('is seen by whoever sent it, and by no other user', async () => {
    await report(rosa)
    expect((await rosa.call(endpoints.listOwnReports, {})).values).toMatchObject([
      { value: '662-555-0142', decided: null },
    ])
    expect((await sam.call(endpoints.listOwnReports, {})).values).toEqual([])
    expect((await sam.request(endpoints.listCorrections, { query: {} })).statusCode).toBe(403)
  })

  test.each([
    ['eo.phone', '662-555-0142 (cell)', ''],
    ['eo.phone', '662-555-0142', 'This is his cell phone'],
    ['stats.address', '12 Oak Street, Apt 4, Cleveland, MS 38732', ''],
    ['something_else', 'She lives at 12 Oak Street', ''],
  ] as const)('of %s that says %j %j is refused, because it is a home or personal', async (column_id, value, note) => {
    const body = { eo_id: await idOf(), column_id, value, note, seen_where: '' }
    const answer = await rosa.request(endpoints.reportMistake, { body })
    expect([answer.statusCode, answer.json().detail]).toEqual([
      422,
      'Office numbers only. Please never send homes or personal phones.',
    ])
    expect((await listCorrections()).counts.open).toBe(0)
  })

  test.each([
    ['stats.address', '205 Government Street, Mobile, AL 36602'],
    ['something_else', 'See the home page of the county'],
    ['eo.term_end', '2026-12-31'],
  ] as const)('of %s that says %j is taken', async (column_id, value) => {
    const body = { eo_id: await idOf(), column_id, value, note: '', seen_where: 'https://example.org/home' }
    expect((await rosa.request(endpoints.reportMistake, { body })).statusCode).toBe(201)
  })

  test('only that something is wrong needs no value, and says so to whoever checks it', async () => {
    const body = { eo_id: await idOf(), column_id: 'eo.phone' as const, seen_where: 'A call to this number' }
    expect((await rosa.request(endpoints.reportMistake, { body })).statusCode).toBe(422)
    const { id } = await rosa.call(endpoints.reportMistake, { body: { ...body, kind: 'wrong' } })
    await report(sam)
    const [first] = (await listCorrections()).values
    expect(first?.reports).toMatchObject([
      { kind: 'wrong', value: '', seen_where: 'A call to this number' },
      { kind: 'value', value: '662-555-0142' },
    ])
    expect((await rosa.call(endpoints.listOwnReports, {})).values).toMatchObject([{ id, kind: 'wrong' }])
  })

  test.each(['eo.term_end', 'eo.name', 'stats.address', 'wrong_person', 'wrong_district'] as const)(
    'of %s can say only that it is wrong, and the trail tells it',
    async (column_id) => {
      const body = { eo_id: await idOf(), column_id, kind: 'wrong' as const }
      expect((await rosa.request(endpoints.reportMistake, { body })).statusCode).toBe(201)
      const { details } = await database
        .selectFrom('audit_event')
        .select('details')
        .where('action', '=', 'mistake reported')
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow()
      expect(details).toMatchObject({ column: column_id, kind: 'wrong' })
    },
  )

  test('of nobody, or of what no cell may hold, is refused', async () => {
    const request = async (body: object) =>
      (await rosa.request(endpoints.reportMistake, { body: { column_id: 'eo.phone', value: '662-555-0142', ...body } }))
        .statusCode
    expect(await request({ eo_id: 999_999 })).toBe(409)
    expect(await request({ eo_id: await idOf(), column_id: 'eo.email', value: 'no address' })).toBe(422)
    expect(await request({ eo_id: await idOf(), column_id: 'eo.term_end', value: 'soon' })).toBe(422)
  })
})

describe('an accepted report', () => {
  test('is the organization’s own value, with its source and day, in what people see and in what changed', async () => {
    const { id } = await report(rosa)
    expect(await accept(id)).toMatchObject({
      status: 'accepted',
      now: { value: '662-555-0142', source: acceptance.source, as_of: acceptance.as_of, is_own: true },
      decided: { column_id: 'eo.phone', source: acceptance.source },
    })
    const { values } = await admin.call(endpoints.officialChanges, { params: { id: String(await idOf()) }, query: {} })
    expect(values[0]).toMatchObject({
      column_id: 'eo.phone',
      source: acceptance.source,
      correction_id: id,
      by: expect.any(String),
    })
  })

  test('names the correction where it is in force, and no more where it was taken out', async () => {
    const earlier = await set('662-555-0141')
    clock.forward(60)
    const later = await set('662-555-0142')
    await undo(later)
    await settled()
    const { values } = await admin.call(endpoints.officialChanges, { params: { id: String(await idOf()) }, query: {} })
    const named = values.flatMap(({ column_id: column, correction_id: id }) => (column === 'eo.phone' ? [id] : []))
    expect(named).toEqual([earlier, later, earlier])
    await undo(earlier)
    await settled()
    const after = await admin.call(endpoints.officialChanges, { params: { id: String(await idOf()) }, query: {} })
    expect(after.values[0]).toMatchObject({ after: null, correction_id: null })
  })

  test('is listed with what was declined, newest first', async () => {
    const { id } = await report(rosa)
    await accept(id)
    clock.forward(60)
    const other = await report(sam)
    const params = { id: other.id }
    await admin.call(endpoints.declineCorrection, { params, body: { reason: 'already_right' } })
    expect((await listCorrections('decided')).values.map(({ status }) => status)).toEqual(['declined', 'accepted'])
  })

  test('while a list loads is laid over that list', async () => {
    const { id } = await report(rosa)
    const loading = own(constable({ 'eo.phone': '601-555-0100' }), constable({ 'eo.name': 'Zoe Reed' }))
    await Promise.all([loading, accept(id)])
    await settled()
    expect([await phone(), await phone('Zoe Reed')]).toEqual(['662-555-0142', null])
  })

  test('is decided once, of two administrators at once', async () => {
    const { id } = await report(rosa)
    const request = async () => await admin.request(endpoints.acceptCorrection, { params: { id }, body: acceptance })
    const answers = await Promise.all([request(), request()])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const decline = { params: { id }, body: { reason: 'not_confirmed' } } as const
    expect((await admin.request(endpoints.declineCorrection, decline)).statusCode).toBe(409)
  })

  test('that is laid over the list again changes nothing', async () => {
    const id = await set('662-555-0142')
    const runs = async () => (await database.selectFrom('import_run').select('id').execute()).length
    const before = await runs()
    await applyCorrections(context, { correctionIds: [id], by: rosaAccount.id })
    expect([await runs(), await phone()]).toEqual([before, '662-555-0142'])
  })

  test('of somebody who is gone meanwhile is refused', async () => {
    const { id } = await report(rosa)
    await importPublic(buildRecords({ officials: buildRecords().officials.slice(1) }))
    const answer = await admin.request(endpoints.acceptCorrection, { params: { id }, body: acceptance })
    expect(answer.statusCode).toBe(409)
    expect((await listCorrections()).values).toMatchObject([{ official: { id: null, name: 'Ada Bird0' }, now: null }])
  })

  test('of the next election is of everybody who holds the seat', async () => {
    const body = {
      ...acceptance,
      eo_id: await idOf(),
      column_id: 'jurisdictionoffice.next_general' as const,
      value: '2031-11-04',
    }
    const { id } = await admin.call(endpoints.setValue, { body })
    await settled()
    const next = async () =>
      (await database.selectFrom('shown_seat').select('next_general').executeTakeFirstOrThrow()).next_general
    expect(await next()).toBe('2031-11-04')
    await undo(id)
    await settled()
    expect(await next()).toBe('2027-11-02')
  })

  test('of what is only known to be wrong sets the value that is entered, or nothing where it was put right otherwise', async () => {
    const body = { eo_id: await idOf(), column_id: 'eo.phone' as const, kind: 'wrong' as const }
    const entered = await rosa.call(endpoints.reportMistake, { body })
    expect(await accept(entered.id)).toMatchObject({ decided: { column_id: 'eo.phone', value: '662-555-0142' } })
    const marked = await rosa.call(endpoints.reportMistake, { body })
    await accept(marked.id, { value: '' })
    const all = (await listCorrections('accepted')).values
    expect(all.find(({ id }) => id === marked.id)).toMatchObject({ decided: { column_id: null, value: null } })
    expect(await phone()).toBe('662-555-0142')
    // Who said what is right is not answered with nothing.
    const { id } = await report(rosa, '662-555-0199')
    const nothing = { params: { id }, body: { ...acceptance, value: '' } }
    expect((await admin.request(endpoints.acceptCorrection, nothing)).statusCode).toBe(422)
  })

  test('of something else puts nothing in its place, unless a column is named', async () => {
    const body = {
      eo_id: await idOf(),
      column_id: 'something_else' as const,
      value: 'Somebody else won',
      seen_where: '',
    }
    const { id } = await rosa.call(endpoints.reportMistake, { body })
    const accepted = await accept(id, { value: '' })
    expect(accepted).toMatchObject({ decided: { column_id: null, value: null }, is_under_way: false })
  })
})

describe('a correction and the own list', () => {
  const row = constable({ 'eo.phone': '601-555-0100', source: 'Delta Alliance', as_of: '2026-10-01' })

  test('a later load of the same list keeps the correction; a list that says something newer takes its place', async () => {
    await own(row)
    await set('662-555-0142')
    await own(row, constable({ 'eo.name': 'Zoe Reed' }))
    expect(await phone()).toBe('662-555-0142')
    await own(constable({ ...row, 'eo.phone': '601-555-0199', as_of: '2026-11-01' }))
    expect(await phone()).toBe('601-555-0199')
    await undoLastOfficialsImport(database, { now: clock.now(), accountId: null, onProgress: quiet })
    expect(await phone()).toBe('662-555-0142')
  })

  test.each([
    ['the day before does not take the place of a correction', '2026-10-29', '662-555-0142'],
    ['the same day takes the place of a correction', acceptance.as_of, '601-555-0199'],
    ['the day after takes the place of a correction', '2026-10-31', '601-555-0199'],
  ])('something else in a list of %s', async (_, as_of, shown) => {
    await own(row)
    await set('662-555-0142')
    await own({ ...row, 'eo.phone': '601-555-0199', as_of })
    expect(await phone()).toBe(shown)
  })

  test.each([acceptance.as_of, '2026-11-01'])(
    'a list of %s that said the same before the correction never takes its place',
    async (as_of) => {
      await own({ ...row, as_of })
      await set('662-555-0142')
      await own({ ...row, as_of }, constable({ 'eo.name': 'Zoe Reed' }))
      expect(await phone()).toBe('662-555-0142')
    },
  )

  test('an undone correction gives back what the list says, also where that came later', async () => {
    const id = await set('662-555-0142')
    await own(row)
    expect(await phone()).toBe('662-555-0142')
    await undo(id)
    await settled()
    expect(await phone()).toBe('601-555-0100')
  })

  test('an undone load takes no correction with it', async () => {
    await own(row)
    await set('662-555-0142')
    await undoLastOfficialsImport(database, { now: clock.now(), accountId: null, onProgress: quiet })
    expect(await phone()).toBe('662-555-0142')
    expect(
      await database.selectFrom('official').select('is_listed').where('origin', '=', 'organisation').execute(),
    ).toEqual([{ is_listed: false }])
  })

  test('newer public data keeps it with the person, and never lays it over somebody else', async () => {
    await set('662-555-0142')
    const { officials } = buildRecords()
    const first = (changes: object) => officials.map((each, at) => (at === 0 ? { ...each, ...changes } : each))
    await importPublic(buildRecords({ officials: first({ phone: '601-555-0111' }) }))
    expect(await phone()).toBe('662-555-0142')
    await importPublic(buildRecords({ officials: first({ name: 'Bo Day', first: 'Bo', last: 'Day' }) }))
    expect(await phone('Bo Day')).toBe(null)
    await importPublic(buildRecords({ officials: officials.slice(1) }))
    expect(await database.selectFrom('official').select('id').where('origin', '=', 'organisation').execute()).toEqual(
      [],
    )
    await importPublic()
    expect(await phone()).toBe('662-555-0142')
  })
})

describe('an undo', () => {
  test('brings the earlier correction back, or the public value where that is asked for', async () => {
    const earlier = await set('662-555-0141')
    clock.forward(60)
    const later = await set('662-555-0142')
    await undo(later)
    await settled()
    expect(await phone()).toBe('662-555-0141')
    await undo(later)
    expect(await phone()).toBe('662-555-0141')
    clock.forward(60)
    const last = await set('662-555-0143')
    await undo(last, { earlier_too: true })
    await settled()
    expect(await phone()).toBe(null)
    expect((await listCorrections('accepted')).values.find(({ id }) => id === earlier)).toMatchObject({
      can_be_undone: false,
    })
  })

  test('before anybody is told opens the report again, with what was reported since; nobody is told of it', async () => {
    const { id } = await report(rosa)
    await accept(id)
    await report(sam)
    expect(await undo(id)).toMatchObject({ status: 'open', reports: { length: 2 }, decided: null })
    await settled('open')
    expect([await phone(), (await listCorrections()).counts]).toEqual([null, { open: 1, accepted: 0, declined: 0 }])
    clock.forward(graceSeconds)
    expect(await notifyReporters(context)).toBe(0)
    expect((await accept(id, { value: '662-555-0149' })).now?.value).toBe('662-555-0149')
  })

  test('is under way until the process shows what stood before', async () => {
    const { id } = await report(rosa)
    await accept(id)
    const before = context.dataset.current()
    await undo(id)
    await settled('open')
    const rows = await database.selectFrom('correction').selectAll().execute()
    const isUnderWayIn = async (snapshot: Snapshot) =>
      (await describeCorrections(database, snapshot, rows)).map((each) => each.is_under_way)
    expect(await isUnderWayIn(before)).toEqual([true])
    expect(await isUnderWayIn(context.dataset.current())).toEqual([false])
  })

  test('of what was declined works until it is told', async () => {
    const { id } = await report(rosa)
    const decline = async () =>
      await admin.call(endpoints.declineCorrection, {
        params: { id },
        body: { reason: 'not_confirmed', note: 'No source.' },
      })
    await decline()
    expect(await undo(id)).toMatchObject({ status: 'open' })
    await decline()
    clock.forward(graceSeconds)
    await notifyReporters(context)
    expect((await admin.request(endpoints.undoCorrection, { params: { id }, body: {} })).statusCode).toBe(409)
  })
})

test('each reporter is told once what became of the report, and not before it can be undone no more', async () => {
  await mails()
  const { id } = await report(rosa)
  await report(sam)
  await accept(id)
  expect(await notifyReporters(context)).toBe(0)
  clock.forward(graceSeconds)
  expect(await Promise.all([notifyReporters(context), notifyReporters(context)])).toContain(1)
  expect(await notifyReporters(context)).toBe(0)
  const subject = 'What became of your report'
  const received = (await mails()).filter(({ mail }) => mail.subject === subject)
  expect(received.map(({ mail }) => mail.subject)).toEqual([subject, subject])
  expect(received.flatMap(({ recipients }) => recipients).toSorted()).toEqual(
    [rosaAccount.email, samAccount.email].toSorted(),
  )
  expect(received[0]?.mail.text).toContain('(662) 555-0142')
  await undo(id)
  await undo(id)
  await settled()
  expect(await phone()).toBe(null)
  expect(await notifyReporters(context)).toBe(0)
  const undone = await mails()
  expect(undone.map(({ mail }) => mail.subject)).toEqual(Array(2).fill('Your report was looked at once more'))
  expect(undone[0]?.mail.text).toContain('(662) 555-0142')
})

test('who reported another value than was accepted reads that, and who reported the same does not', async () => {
  await mails()
  const { id } = await report(rosa, '662-555-0199')
  await report(sam)
  await accept(id)
  clock.forward(graceSeconds)
  await until(
    async () =>
      (await database.selectFrom('correction').select('id').where('told_at', 'is', null).execute()).length === 0 ||
      (await notifyReporters(context)) > 0,
  )
  const textTo = new Map((await mails()).map(({ recipients, mail }) => [recipients[0], mail.text]))
  expect(textTo.get(rosaAccount.email)).toMatch(/answered with another value than yours.*\s+.*\(662\) 555-0142/)
  expect(textTo.get(samAccount.email)).toContain('It was checked and accepted: the atlas is put right.')
})

test('administrators are mailed of the first report that waits, and not of each', async () => {
  await mails()
  await report(rosa)
  await report(sam)
  await report(sam, '662-555-0177', await idOf('Ada Bird1'))
  const received = await mails()
  expect(received.map(({ mail }) => mail.subject)).toEqual([
    'A report waits to be checked in the Southern Officials Atlas',
  ])
  expect(received[0]?.mail.text).toContain('Ada Bird0, Constable, Bolivar County (Own Office Phone)')
})

test('"Other" needs a line, which the reporter reads', async () => {
  const { id } = await report(rosa)
  const refused = await admin.request(endpoints.declineCorrection, {
    params: { id },
    body: { reason: 'other', note: ' ' },
  })
  expect(refused.statusCode).toBe(422)
  expect(refused.json().errors).toEqual([{ path: 'note', message: 'Say why in a line to whoever reported it.' }])
  await admin.call(endpoints.declineCorrection, {
    params: { id },
    body: { reason: 'other', note: 'The line is shared.' },
  })
  expect(await listCorrections('declined')).toMatchObject({ values: [{ decided: { note: 'The line is shared.' } }] })
})

test('the trail tells who did what, and not what was written', async () => {
  const { id } = await report(rosa)
  await accept(id)
  await undo(id)
  const events = await database
    .selectFrom('audit_event')
    .select(['action', 'details'])
    .orderBy('id', 'desc')
    .limit(3)
    .execute()
  expect(events.map(({ action }) => action)).toEqual(['correction undone', 'correction accepted', 'mistake reported'])
  expect(JSON.stringify(events)).not.toContain('662-555')
  await settled('open')
})
