import { beforeAll, expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import { testDatabase } from '#testing/database.ts'
import { expectAgreement } from '#testing/data/coverage/agreement.ts'
import { loadRecords } from '#imports/load-records.ts'
import { buildJurisdiction, buildRecords } from '#testing/imports/records/records.ts'
import { constable, importOwn, now, officialsFile } from '#testing/imports/spreadsheets/officials-file.ts'
import { testApp, type TestApp, Visitor } from '#testing/app.ts'

const database = await testDatabase()
const settings = {
  all: { COVERAGE: 'all' },
  rule_and_own: { COVERAGE: 'rule' },
  rule: { COVERAGE: 'rule', OWN_OFFICIALS: 'rule' },
} as const
type Setting = keyof typeof settings
const apps = new Map<Setting, { readonly server: TestApp; readonly visitor: Visitor }>()
for (const setting of ['all', 'rule_and_own', 'rule'] as const) {
  const server = await testApp(database, settings[setting])
  apps.set(setting, { server, visitor: await new Visitor(server.app).signIn() })
}

/** A county that the rule leaves out: three public constables, one of whom the list names, and one whom it alone knows. */
beforeAll(async () => {
  const records = buildRecords({ jurisdictions: [buildJurisdiction({ coverage: 'no' })] })
  await loadRecords(database, records, { origin: 'public', isDemonstration: false, now, onProgress: () => undefined })
  const list = [constable({ 'eo.phone': '601-555-0100' }), constable({ 'eo.name': 'Zoe Newcomer' })]
  const report = await importOwn(database, officialsFile(list))
  expect(report.uncovered).toBe(2)
  for (const { server } of apps.values()) await server.context.dataset.refresh()
})

function visitorOf(setting: Setting): Visitor {
  return apps.get(setting)?.visitor as Visitor
}

test.each([
  ['all', ['Ada Bird0', 'Ada Bird1', 'Ada Bird2', 'Zoe Newcomer'], 0],
  ['rule_and_own', ['Ada Bird0', 'Zoe Newcomer'], 2],
  ['rule', [], 4],
] as const)(
  'with the setting %s search, page of the place and figures of the data agree',
  async (setting, names, leftOut) => {
    const visitor = visitorOf(setting)
    const { values } = await visitor.call(endpoints.searchOfficials, {
      body: { columns: ['eo.name', 'eo.phone'], limit: 9 },
    })
    expect(values.map((each) => each['eo.name'])).toEqual(names)
    const place = await visitor.call(endpoints.findPlace, { params: { id: '28011' } })
    expect(place.coverage).toMatchObject({ answer: 'no', left_out: leftOut })
    expect(place.lede.officials).toBe(names.length)
    const coverage = await visitor.call(endpoints.describeCoverage, {})
    expect(coverage).toMatchObject({ setting, total: { searchable: names.length } })
    const county = coverage.counties.find(({ id }) => id === '28011')
    expect(county?.officials).toEqual([expect.objectContaining({ searchable: names.length, left_out: leftOut })])
    await expectAgreement(visitor, coverage)
    expect(await visitor.call(endpoints.settings, {})).toMatchObject({ coverage: setting })
  },
)

test('who is on file and left out is told from who does not exist', async () => {
  const { id } = await database
    .selectFrom('official')
    .select('id')
    .where('name', '=', 'Ada Bird2')
    .executeTakeFirstOrThrow()
  const { official } = await visitorOf('rule').call(endpoints.officialChanges, {
    params: { id: String(id) },
    query: {},
  })
  expect(official).toMatchObject({
    name: 'Ada Bird2',
    jurisdiction: 'Bolivar County',
    left_how: 'left_out',
    left_at: null,
  })
  const nobody = await visitorOf('rule').request(endpoints.officialChanges, { params: { id: '999999' } })
  expect(nobody.statusCode).toBe(404)
})

test('who is corrected, and is not of the list, is found no more than before', async () => {
  const { server } = apps.get('rule_and_own') ?? {}
  await database.updateTable('official').set({ is_listed: false }).where('name', '=', 'Zoe Newcomer').execute()
  await database.updateTable('dataset_version').set({ version: 99 }).execute()
  await server?.context.dataset.refresh()
  const { total } = await visitorOf('rule_and_own').call(endpoints.searchOfficials, { body: { columns: ['eo.name'] } })
  expect(total).toBe(1)
})
