import { beforeEach, describe, expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import { testDatabase } from '#testing/database.ts'
import { loadRecords } from '#imports/load-records.ts'
import { contactRecord } from '#imports/records/contact-record.ts'
import { undoLastOfficialsImport } from '#imports/spreadsheets/import/import-officials.ts'
import { buildRecords } from '#testing/imports/records/records.ts'
import { constable, importOwn, officialsFile } from '#testing/imports/spreadsheets/officials-file.ts'
import { until } from '#testing/jobs/queue.ts'
import { buildAccount } from '#testing/account.ts'
import { testApp, Visitor } from '#testing/app.ts'

const database = await testDatabase()
const server = await testApp(database)
const { app, context, clock } = server
const admin = await new Visitor(app).signIn()
const rosa = await new Visitor(app).signIn(await buildAccount(server))
const sam = await new Visitor(app).signIn(await buildAccount(server))
const quiet = () => undefined

const line = contactRecord(
  {
    placeKey: '28011',
    office: 'Constable',
    name: null,
    phone: '662-555-0120',
    email: null,
    address: null,
    website: null,
    asOf: '2009',
    confidence: 'low',
  },
  'test-source',
)

beforeEach(async () => {
  await database.deleteFrom('correction').execute()
  await database.deleteFrom('official').execute()
  await database.deleteFrom('office_contact').execute()
  const options = { origin: 'public', isDemonstration: false, onProgress: quiet, now: clock.now() } as const
  await loadRecords(database, buildRecords({ contacts: [line] }), {
    ...options,
    acceptLosses: Number.POSITIVE_INFINITY,
  })
  await context.dataset.refresh()
})

/** What people see of each constable. */
async function shown() {
  const { values } = await admin.call(endpoints.searchOfficials, {
    body: {
      columns: ['eo.id', 'eo.name', 'contact.phone', 'contact.phone_of', 'contact.phone_as_of'],
      filters: [],
      sort: [],
      cursor: null,
      limit: 25,
    },
  })
  return values
}

async function phones() {
  return (await shown()).map((row) => row['contact.phone'])
}

async function settled(status: 'accepted' | 'open' = 'accepted') {
  await until(async () => {
    await context.dataset.refresh()
    const { values } = await admin.call(endpoints.listCorrections, { query: { status } })
    return values.every(({ is_under_way: isUnderWay }) => !isUnderWay)
  })
}

const acceptance = { value: '662-555-0199', source: 'A call of 10-30-2026', as_of: '2026-10-30' }

describe('the line of an office', () => {
  test('is the phone of everybody who holds it and has none of their own, with its year', async () => {
    expect(await shown()).toMatchObject(
      ['Ada Bird0', 'Ada Bird1', 'Ada Bird2'].map((name) => ({
        'eo.name': name,
        'contact.phone': '662-555-0120',
        'contact.phone_of': 'office of the constable',
        'contact.phone_as_of': '2009',
      })),
    )
  })

  test('that is wrong is reported once for all who hold the office, and set for all of them', async () => {
    const [one, other] = (await shown()).map((row) => row['eo.id'] as number)
    const wrong = (eo_id = 0) => ({ eo_id, column_id: 'office.phone' as const, value: '', note: '', seen_where: '' })
    const report = { kind: 'wrong' as const }
    const { id } = await rosa.call(endpoints.reportMistake, { body: { ...wrong(one), ...report } })
    expect(await sam.call(endpoints.reportMistake, { body: { ...wrong(other), ...report } })).toEqual({
      id,
      reported_by: 2,
    })
    await admin.call(endpoints.acceptCorrection, { params: { id }, body: acceptance })
    await settled()
    expect(await phones()).toEqual(['662-555-0199', '662-555-0199', '662-555-0199'])
    const [row] = await shown()
    expect(row).toMatchObject({ 'contact.phone_of': 'office of the constable', 'contact.phone_as_of': '2026-10-30' })
    const detail = await admin.call(endpoints.officialDetail, { params: { id: String(one) } })
    expect(detail.sources['contact.phone']).toMatchObject({ source: 'A call of 10-30-2026', as_of: '2026-10-30' })
    await admin.call(endpoints.undoCorrection, { params: { id }, body: {} })
    await settled('open')
    expect(await phones()).toEqual(['662-555-0120', '662-555-0120', '662-555-0120'])
  })

  test('is set by one row of an own file, and goes with it', async () => {
    await importOwn(database, officialsFile([constable({ 'office.phone': '662-555-0177' })]), { at: clock.now() })
    await context.dataset.refresh()
    expect(new Set(await phones())).toEqual(new Set(['662-555-0177']))
    await undoLastOfficialsImport(database, { now: clock.now(), accountId: null, onProgress: quiet })
    await context.dataset.refresh()
    expect(new Set(await phones())).toEqual(new Set(['662-555-0120']))
  })

  test('outlives its holder', async () => {
    await database.deleteFrom('official').execute()
    expect(await database.selectFrom('office_contact').select('phone').execute()).toEqual([{ phone: '662-555-0120' }])
  })
})
