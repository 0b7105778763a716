import { beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import { outsideRuleMark } from '@atlas/contract/rules/coverage.ts'
import { testDatabase } from '#testing/database.ts'
import { expectAgreement } from '#testing/data/coverage/agreement.ts'
import { loadRecords } from '#imports/load-records.ts'
import { buildJurisdiction, buildRecords } from '#testing/imports/records/records.ts'
import { constable, importOwn, now, officialsFile } from '#testing/imports/spreadsheets/officials-file.ts'
import { buildAccount } from '#testing/account.ts'
import { markColumns } from '#features/exports/file/mark-columns.ts'
import { indexColumn, valueAt } from '#search/search-index.ts'
import { until } from '#testing/jobs/queue.ts'
import { testApp, type TestApp, Visitor } from '#testing/app.ts'

const database = await testDatabase()
const settings = {
  all: { COVERAGE: 'all' },
  rule_and_own: { COVERAGE: 'rule' },
  rule: { COVERAGE: 'rule', OWN_VALUES_EVERYWHERE: 'off' },
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

describe('whom the list does not name', () => {
  const setting = { source: 'A call to the courthouse', as_of: '2026-11-19' }
  const namesIn = async (which: Setting) => {
    const { server, visitor } = apps.get(which) as { server: TestApp; visitor: Visitor }
    await server.context.dataset.refresh()
    const { values } = await visitor.call(endpoints.searchOfficials, { body: { columns: ['eo.name'] } })
    return values.map((each) => each['eo.name'])
  }
  const numberOf = async (name: string) => {
    const found = database.selectFrom('official').select('id').where('name', '=', name)
    return (await found.executeTakeFirstOrThrow()).id
  }
  /** Sets a value as an administrator does, and answers how it is taken back. */
  const set = async (name: string, column_id: 'eo.phone' | 'office.phone', value: string) => {
    const { server } = apps.get('rule_and_own') as { server: TestApp }
    const admin = await new Visitor(server.app).signIn(await buildAccount(server, { roles: ['ADMIN'] }))
    const { id } = await admin.call(endpoints.setValue, {
      body: { ...setting, eo_id: await numberOf(name), column_id, value },
    })
    const settled = async () =>
      await until(async () => {
        const { values } = await admin.call(endpoints.listCorrections, { query: { status: 'accepted' } })
        return values.every(({ is_under_way }) => !is_under_way)
      })
    await settled()
    return async () => {
      await admin.call(endpoints.undoCorrection, { params: { id }, body: {} })
      await settled()
    }
  }

  test('is found as long as a correction of theirs stands, and not where the setting is off', async () => {
    const takeBack = await set('Ada Bird1', 'eo.phone', '662-555-0142')
    expect(await namesIn('rule_and_own')).toEqual(['Ada Bird0', 'Ada Bird1', 'Zoe Newcomer'])
    expect(await namesIn('rule')).toEqual([])
    await takeBack()
    expect(await namesIn('rule_and_own')).toEqual(['Ada Bird0', 'Zoe Newcomer'])
  })

  test('is found with all who hold the office whose line the organization filled in', async () => {
    const takeBack = await set('Ada Bird2', 'office.phone', '662-555-0143')
    expect(await namesIn('rule_and_own')).toEqual(['Ada Bird0', 'Ada Bird1', 'Ada Bird2', 'Zoe Newcomer'])
    expect(await namesIn('rule')).toEqual([])
    await takeBack()
    expect(await namesIn('rule_and_own')).toEqual(['Ada Bird0', 'Zoe Newcomer'])
  })
})

describe.each([
  ['rule_and_own', outsideRuleMark],
  ['all', null],
] as const)('with the setting %s', (which, mark) => {
  const { server } = apps.get(which) as { server: TestApp }

  test.each([false, true])('programs tell who is outside the rule; nonpartisan: %s', async (is_on) => {
    const reader = await new Visitor(server.app).signIn(await buildAccount(server, {}))
    await reader.call(endpoints.chooseNonpartisan, { body: { is_on } })
    reader.key = (await reader.call(endpoints.makeKey, { body: { name: 'Script', scopes: ['officials'] } })).key
    const { values } = await reader.call(endpoints.readOfficials, { query: { columns: 'eo.name' } })
    expect(values.find((each) => each['eo.name'] === 'Ada Bird0')).toMatchObject({ coverage_mark: mark })
  })

  // Any of the three servers may make a file that one of them was asked for.
  test('files do, in a column that stands there where somebody is', () => {
    const snapshot = server.context.dataset.current()
    const columns = markColumns(snapshot, (row) => valueAt(indexColumn(snapshot.index, 'eo.name'), row) === 'Ada Bird0')
    const cells = columns.map(({ heading, codes, cellAt }) => [heading, cellAt(codes?.[0] ?? 0)])
    expect(cells).toEqual(mark === null ? [] : [['Coverage Rule', mark]])
    expect(markColumns(snapshot, () => false)).toEqual([])
  })
})
