import { Ajv } from 'ajv'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { type ColumnId, columnIds, distinctColumnIds } from '@atlas/contract/catalogue/columns.ts'
import { hiddenFrom } from '@atlas/contract/catalogue/nonpartisan.ts'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { dataPackageProfile } from '#testing/exports/data-package-profile.ts'
import { exported, finished, readCsv } from '#testing/exports/exports.ts'
import { loadDemonstration } from '#imports/demonstration.ts'
import { testApp, testClock, Visitor } from '#testing/app.ts'
import { testDatabase } from '#testing/database.ts'

const database = await testDatabase()
await loadDemonstration({ database, clock: testClock() }, { officials: 300, seed: 5 })
const server = await testApp(database)
const visitor = await new Visitor(server.app).signIn()
const georgia: Filter[] = [{ column_id: 'state.name', operator: 'eq', value: 'Georgia' }]

interface Field {
  readonly name: string
  readonly type: 'string' | 'integer' | 'number' | 'date'
}

interface Descriptor {
  readonly name: string
  readonly version: string
  readonly sources: readonly { readonly title: string; readonly license: string }[]
  readonly licenses: readonly { readonly path: string }[]
  readonly resources: readonly {
    readonly name: string
    readonly path: string
    readonly schema: { readonly fields: readonly Field[] }
  }[]
}

/** A data package as a program reads it: by what its descriptor says. */
async function packaged(body: Parameters<typeof exported>[1], who = visitor) {
  const files = unzipSync(await exported(who, { ...body, format: 'package' }))
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  const descriptor = JSON.parse(text('datapackage.json')) as Descriptor
  const tables = descriptor.resources.map(({ path, schema: { fields } }) => {
    const [headings = [], ...rows] = readCsv(Buffer.from(files[path] ?? new Uint8Array()))
    return { path, fields, headings, rows }
  })
  return { names: Object.keys(files), descriptor, tables, readMe: text('README.txt') }
}

const readable: Readonly<Record<Field['type'], RegExp>> = {
  string: /[^]*/,
  integer: /^-?\d+$/,
  number: /^-?\d+(\.\d+)?(e-?\d+)?$/,
  date: /^\d{4}-\d\d-\d\d$/,
}

describe('a data package', () => {
  test('describes each of its columns, and every cell is of the type that it says', async () => {
    const { names, descriptor, tables } = await packaged({})
    expect(names).toEqual(['datapackage.json', 'README.txt', 'officials.csv', 'values.csv'])
    expect(descriptor).toMatchObject({
      profile: 'tabular-data-package',
      name: 'southern-officials-atlas-officials',
      licenses: [{ path: 'README.txt' }],
    })
    const ids = tables[0]?.fields.map(({ name }) => name) ?? []
    expect(ids).toEqual(expect.arrayContaining([...distinctColumnIds, 'record_source', 'standing']))
    for (const { fields, headings, rows } of tables) {
      expect(headings).toEqual(fields.map(({ name }) => name))
      const unreadable = rows.flatMap((row) =>
        fields.filter(({ type }, index) => row[index] !== '' && !readable[type].test(row[index] ?? '')),
      )
      expect(unreadable).toEqual([])
    }
  })

  test('is what the standard calls a tabular data package, of officials and of places, and its columns have names of their own', async () => {
    const ajv = new Ajv({ allErrors: true, allowUnionTypes: true })
    const isAllowed = ajv.compile(dataPackageProfile)
    for (const subject of ['official', 'place'] as const) {
      const { names, descriptor } = await packaged({ subject })
      expect(isAllowed(descriptor), ajv.errorsText(isAllowed.errors)).toBe(true)
      expect(names).toEqual(expect.arrayContaining(descriptor.resources.map(({ path }) => path)))
      for (const { schema } of descriptor.resources) {
        const ids = schema.fields.map((field) => field.name)
        expect(new Set(ids).size).toBe(ids.length)
      }
      const { name: _name, ...nameless } = descriptor
      const wrong = [nameless, { ...descriptor, resources: [] }, { ...descriptor, licensed: descriptor.licenses }]
      expect(wrong.map((each) => isAllowed(each))).toEqual([false, false, false])
    }
  })

  test('tells each value of the table once more with its source, day and method, as the details do', async () => {
    const columns: ColumnId[] = ['eo.name', 'eo.age', 'stats.vap_black%', 'jurisdictionoffice.next_general']
    const { tables } = await packaged({ columns, filters: georgia })
    const [wide, long] = tables
    const known = (wide?.rows ?? []).flatMap((row) =>
      ['eo.id', ...columns].flatMap((id) => {
        const value = row[wide?.headings.indexOf(id) ?? -1]
        return value ? [[row[0], id, value]] : []
      }),
    )
    expect(long?.rows.map((row) => row.slice(0, 3))).toEqual(expect.arrayContaining(known))
    for (const [id = '', column = '', , source, publisher, as_of, method] of (long?.rows ?? []).slice(0, 40)) {
      const { sources } = await visitor.call(endpoints.officialDetail, { params: { id } })
      const provenance = sources[column as ColumnId]
      expect([column, source, publisher, as_of, method]).toEqual([
        column,
        provenance?.source ?? '',
        provenance?.publisher ?? '',
        provenance?.as_of ?? '',
        provenance?.method ?? '',
      ])
    }
  })

  test('says in words how it is cited, what was filtered, and the terms and the license of each source', async () => {
    const { descriptor, readMe } = await packaged({ filters: georgia })
    const { data_version: version } = await visitor.call(endpoints.settings, {})
    expect(descriptor.version).toBe(String(version))
    expect(readMe).toContain(`Southern Officials Atlas. Officials. Version ${version} of the data`)
    expect(readMe).toContain('State: Georgia')
    expect(readMe).toContain('not to resell or distribute content')
    expect(descriptor.sources.length).toBeGreaterThan(0)
    for (const { license } of descriptor.sources) expect(readMe).toContain(license)
  })

  test('of places has the table and its sources', async () => {
    const { names, tables } = await packaged({ subject: 'place', columns: ['place.name', 'stats.vap_total'] })
    expect(names).toEqual(['datapackage.json', 'README.txt', 'places.csv'])
    expect(tables[0]?.headings.slice(0, 3)).toEqual(['place.id', 'place.name', 'stats.vap_total'])
    expect(tables[0]?.rows.length).toBeGreaterThan(0)
  })

  test('in the nonpartisan view has neither party nor shares of candidates, and says so', async () => {
    const nonpartisan = await new Visitor(server.app).signIn()
    await nonpartisan.call(endpoints.chooseNonpartisan, { body: { is_on: true } })
    const { tables, readMe } = await packaged({}, nonpartisan)
    const hidden = hiddenFrom(true)
    const ids = tables[0]?.headings ?? []
    expect(ids).toContain('view')
    expect(ids.filter((id) => hidden.has(id))).toEqual([])
    expect(tables[1]?.rows.filter(([, id = '']) => hidden.has(id))).toEqual([])
    expect(readMe).toContain('Nonpartisan view')
    expect(columnIds.filter((id) => hidden.has(id)).length).toBeGreaterThan(0)
  })

  test('counts as any other file, leaves the same trace, and is refused for a list', async () => {
    const { id } = await visitor.call(endpoints.requestExport, { body: { format: 'package', filters: georgia } })
    const made = await finished(visitor, id)
    expect([made.status, made.format, made.rows_done]).toEqual(['COMPLETE', 'package', made.rows_total])
    const events = await database.selectFrom('audit_event').select(['action', 'details']).execute()
    const ofFile = events.filter(({ details }) => (details as { export_id?: string }).export_id === id)
    expect(ofFile.map(({ action }) => action).toSorted()).toEqual(['export made', 'export requested'])
    const body = { format: 'package', list_id: id } as const
    const answer = await visitor.request(endpoints.requestExport, { body })
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      [{ path: 'format', message: 'A data package is made of a search. Choose CSV or Excel for a list.' }],
    ])
  })
})
