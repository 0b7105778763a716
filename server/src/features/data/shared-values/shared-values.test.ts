import { unzipSync } from 'fflate'
import { beforeEach, describe, expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import { problemSchema } from '@atlas/contract/problem.ts'
import type { Input } from '@atlas/contract/endpoints/endpoint.ts'
import { testApp } from '#testing/app.ts'
import { settled } from '#testing/data/imports/imports.ts'
import { testDatabase } from '#testing/database.ts'
import { deskOf, recordsOfDrives, sheriff } from '#testing/drives/drives.ts'
import { buildOfficial } from '#testing/imports/records/records.ts'
import { fileOf, importOwn } from '#testing/imports/spreadsheets/officials-file.ts'
import { changed } from '#testing/data/shared-values.ts'

/** Two atlases, each with a database of its own and the same public data. */
const [delta, hill] = await Promise.all(
  ['Delta Votes', 'Hill Country Alliance'].map(async (name) => {
    const database = await testDatabase()
    const server = await testApp(database)
    const desk = await deskOf(server, name)
    const admin = await desk.someone(['USER', 'ADMIN'])
    return { database, server, desk, admin }
  }),
)
if (!delta || !hill) throw new Error('There are two atlases')

const bird = buildOfficial({ key: 'ada', last: 'Bird', phone: '662-555-0100', asOf: '2026-01-01' })
const records = recordsOfDrives({ officials: [bird, sheriff({ asOf: '2026-01-01' })] })

beforeEach(async () => {
  for (const { database, desk } of [delta, hill]) {
    await database.deleteFrom('import_request').execute()
    await database.deleteFrom('correction').execute()
    await database.deleteFrom('import_run').execute()
    await database.deleteFrom('office_contact').execute()
    await database.deleteFrom('official').execute()
    await desk.load(records)
  }
})

const headings = 'eo.name,office.name,office.type,county.fips,eo.phone,eo.email,eo.gender,source,as_of'
type Row = readonly [
  name: string,
  office: string,
  phone: string,
  email: string,
  gender: string,
  source: string,
  day: string,
]
const own = async ({ database, server }: typeof delta, ...rows: readonly Row[]) => {
  const lines = rows.map(([name, office, ...cells]) =>
    [name, office, 'Law Enforcement', '28011', ...cells].map((cell) => `"${cell}"`).join(','),
  )
  await importOwn(database, fileOf([headings, ...lines, ''].join('\n')), { at: server.clock.now() })
  await server.context.dataset.refresh()
}
const zip = async ({ admin }: typeof delta) => (await admin.request(endpoints.shareValues, {})).rawPayload
const load = async (bytes: Uint8Array, at = hill) => {
  const sent = await at.admin.call(endpoints.sendSharedValues, { query: { name: 'shared.zip' }, file: bytes })
  expect(await settled(at.admin, sent.id)).toMatchObject({ kind: 'shared', status: 'CHECKED', error: null })
  const params = { id: sent.id }
  const read = async () => await at.admin.call(endpoints.readSharedValues, { params, query: { limit: 100 } })
  return {
    id: sent.id,
    read,
    confirm: async (body: Partial<Input<typeof endpoints.confirmSharedValues>['body']> = {}) => {
      const { digest } = await read()
      const answer = await at.admin.request(endpoints.confirmSharedValues, {
        params,
        body: { digest, take: [], keep: [], ...body },
      })
      return answer.statusCode === 202 ? await settled(at.admin, sent.id) : problemSchema.parse(answer.json())
    },
  }
}
const shown = async ({ database }: typeof delta) =>
  await database.selectFrom('shown_official').select(['name', 'phone', 'email', 'gender']).orderBy('name').execute()
const publishers = async ({ database }: typeof delta) =>
  (await database.selectFrom('source').select('publisher').where('origin', '=', 'organisation').execute()).map(
    ({ publisher }) => publisher,
  )
describe('between two atlases', () => {
  test('values travel with their sources and days, and say who found them wherever they are shown', async () => {
    await own(delta, ['Ada Bird', 'Constable', '', 'ada@bolivar.example', '', 'County web page', '2026-10-01'])
    const { values, from, counts, read, confirm } = await load(await zip(delta)).then(async (loaded) => ({
      ...loaded,
      ...(await loaded.read()),
    }))
    expect(from).toEqual({ organization: 'Delta Votes', day: '2026-11-20' })
    expect(counts).toEqual({ contradicts: 0, newer: 0, new: 1, older: 0, same: 1 })
    expect(values[0]).toMatchObject({
      official: 'Ada Bird',
      office: 'Constable',
      place: 'Bolivar County',
      kind: 'new',
      ours: null,
      theirs: { value: 'ada@bolivar.example', source: 'County web page', as_of: '2026-10-01' },
    })
    // Nothing is taken before it is confirmed.
    expect((await shown(hill))[0]).toMatchObject({ name: 'Ada Bird', email: null })
    expect(await confirm()).toMatchObject({ status: 'DONE' })
    expect((await shown(hill))[0]).toMatchObject({
      name: 'Ada Bird',
      email: 'ada@bolivar.example',
      phone: '662-555-0100',
    })
    expect(await publishers(hill)).toEqual(['County web page; shared by Delta Votes, 11-20-2026'])
    // And on to a third, under the name of those who found it; at home it is the same.
    const home = await load(await zip(hill), delta)
    const again = await home.read()
    expect(again.values.map(({ kind, theirs }) => [kind, theirs.source])).toEqual([
      ['same', 'County web page; shared by Delta Votes, 11-20-2026'],
      ['same', 'County web page; shared by Delta Votes, 11-20-2026'],
    ])
    expect((await read()).digest).toMatch(/^\w{64}$/)
  })

  test('newer wins by itself, older and contradictions stay until somebody takes them', async () => {
    await own(
      delta,
      ['Ada Bird', 'Constable', '662-555-0177', 'new@bolivar.example', 'Female', 'Call with the clerk', '2026-10-05'],
      ['Zoe Reed', 'Sheriff', '662-555-0199', '', '', 'Call with the clerk', '2026-01-01'],
    )
    await own(hill, ['Ada Bird', 'Constable', '662-555-0111', 'old@bolivar.example', '', 'Our list', '2026-10-05'])
    const before = await shown(hill)
    const loaded = await load(await zip(delta))
    const { values, taken_by_themselves: byThemselves } = await loaded.read()
    expect(values.map(({ official, field, kind, with: name }) => [official, field, kind, name !== null])).toEqual([
      ['Ada Bird', 'Own Office Phone', 'contradicts', false],
      ['Ada Bird', 'Own Email', 'contradicts', false],
      ['Zoe Reed', 'Name', 'contradicts', false],
      ['Zoe Reed', 'Own Office Phone', 'new', true],
      ['Ada Bird', 'Name', 'same', false],
      ['Ada Bird', 'Gender', 'same', false],
    ])
    expect(byThemselves).toBe(1)
    // Whoever is new in the seat is not there, so their phone is nobody's.
    const refused = await loaded.confirm({ keep: values.filter(({ kind }) => kind === 'same').map(({ id }) => id) })
    expect(refused).toMatchObject({ detail: 'Nothing is chosen. Choose at least one value that you take.' })
    expect(await shown(hill)).toEqual(before)
    const idOf = (official: string, field: string) =>
      values.find((value) => value.official === official && value.field === field)?.id ?? 0
    const take = [idOf('Ada Bird', 'Own Office Phone'), idOf('Zoe Reed', 'Name')]
    expect(await loaded.confirm({ take })).toMatchObject({ status: 'DONE' })
    expect(await shown(hill)).toEqual([
      { name: 'Ada Bird', phone: '662-555-0177', email: 'old@bolivar.example', gender: 'Female' },
      { name: 'Zoe Reed', phone: '662-555-0199', email: null, gender: null },
    ])
    // Undone as every import is.
    const { values: runs } = await hill.admin.call(endpoints.listImportRuns, { query: { limit: 25 } })
    const undoing = await hill.admin.call(endpoints.undoImport, { params: { id: String(runs[0]?.id) } })
    expect(await settled(hill.admin, undoing.id)).toMatchObject({ status: 'DONE' })
    expect(await shown(hill)).toEqual(before)
  })

  test('an older value is not taken unless somebody says so, and never before one that was set by hand', async () => {
    await own(delta, ['Ada Bird', 'Constable', '662-555-0177', 'a@bolivar.example', '', 'An old list', '2025-01-01'])
    await own(hill, ['Ada Bird', 'Constable', '', 'b@bolivar.example', '', 'Our list', '2026-01-05'])
    const { values: rows } = await hill.admin.call(endpoints.searchOfficials, {
      body: { columns: ['eo.id', 'eo.name'], filters: [], sort: [], cursor: null, limit: 25 },
    })
    const ada = rows.find((row) => row['eo.name'] === 'Ada Bird')?.['eo.id'] as number
    await hill.admin.call(endpoints.setValue, {
      body: { eo_id: ada, column_id: 'eo.phone', value: '662-555-0133', source: 'The clerk', as_of: '2026-06-01' },
    })
    await expect.poll(async () => (await shown(hill))[0]?.phone).toBe('662-555-0133')
    await hill.server.context.dataset.refresh()
    const loaded = await load(await zip(delta))
    const { values } = await loaded.read()
    expect(values.map(({ field, kind, can_be_taken }) => [field, kind, can_be_taken])).toEqual([
      ['Own Office Phone', 'older', false],
      ['Own Email', 'older', true],
      ['Name', 'same', false],
    ])
    expect(await loaded.confirm({ take: values.map(({ id }) => id) })).toMatchObject({ status: 'DONE' })
    expect((await shown(hill))[0]).toMatchObject({ phone: '662-555-0133', email: 'a@bolivar.example' })
  })

  test('what has changed since it was looked at is not overwritten: it is asked once more', async () => {
    await own(delta, ['Ada Bird', 'Constable', '662-555-0177', '', '', 'Call with the clerk', '2026-10-05'])
    const loaded = await load(await zip(delta))
    expect((await loaded.read()).values[0]).toMatchObject({ kind: 'newer', ours: { value: '(662) 555-0100' } })
    await own(hill, ['Ada Bird', 'Constable', '662-555-0111', '', '', 'Our list', '2026-10-01'])
    const { digest } = await loaded.read()
    expect(await loaded.confirm({ digest })).toMatchObject({
      status: 'CHECKED',
      error: expect.stringMatching(/^The data has changed since you looked at these values\. Nothing was taken/),
    })
    expect((await shown(hill))[0]).toMatchObject({ phone: '662-555-0111' })
    expect((await loaded.read()).values[0]).toMatchObject({ kind: 'newer', ours: { value: '(662) 555-0111' } })
    expect(await loaded.confirm({ digest })).toMatchObject({ status: 409 })
  })

  test('the line of an office travels, and no value says which volunteer found it', async () => {
    const { desk } = delta
    const filler = await desk.someone()
    const looker = await desk.someone()
    const task = await desk.taskOf(await desk.makeDrive({ offices: ['Sheriff', 'Coroner'], wanted: ['phone'] }))
    await desk.take(filler, task)
    await desk.send(filler, task, {
      source: { kind: 'document', day: '2026-11-02', title: 'Directory that Rosa Baptiste photographed' },
      lines: [{ id: 'coroner', phone: '662-555-0142', email: '' }],
    } as never)
    await desk.accept(looker, task)
    await desk.settled(looker, task)
    const bytes = await zip(delta)
    const texts = Object.values(unzipSync(bytes)).map((part) => Buffer.from(part).toString())
    expect(texts.join('\n')).toContain('662-555-0142')
    expect(texts.join('\n')).not.toMatch(/Rosa|Baptiste|@example\.org/)
    expect(texts.join('\n')).not.toContain(filler.account.id)
    const loaded = await load(bytes)
    expect((await loaded.read()).values).toMatchObject([
      { official: null, office: 'Coroner', kind: 'new', theirs: { source: 'Known to Delta Votes' } },
    ])
    expect(await loaded.confirm()).toMatchObject({ status: 'DONE' })
    expect(await hill.database.selectFrom('office_contact').select(['office_id', 'phone']).execute()).toEqual([
      { office_id: 'coroner', phone: '662-555-0142' },
    ])
    await delta.database.deleteFrom('drive').execute()
  })

  test('nothing found is said in a sentence, and how many there are is counted', async () => {
    expect(await delta.admin.call(endpoints.countSharedValues, {})).toEqual({ total: 0, most: 20_000 })
    const nothing = await delta.admin.request(endpoints.shareValues, {})
    expect(nothing.json()).toMatchObject({
      status: 404,
      detail: expect.stringMatching(/^There is nothing to share yet/),
    })
    await own(delta, ['Ada Bird', 'Constable', '662-555-0177', '', '', 'Our list', '2026-10-05'])
    expect(await delta.admin.call(endpoints.countSharedValues, {})).toMatchObject({ total: 2 })
  })

  test('a file that names a personal phone is refused as in corrections, and nothing of it is kept', async () => {
    await own(delta, ['Ada Bird', 'Constable', '662-555-0177', '', '', 'Our list', '2026-10-05'])
    const file = changed(await zip(delta), (table) => table.replace('662-555-0177', '662-555-0177 cell'))
    const answer = await hill.admin.request(endpoints.sendSharedValues, { query: { name: 'shared.zip' }, file })
    expect(problemSchema.parse(answer.json())).toMatchObject({
      status: 422,
      detail: expect.stringMatching(/^Line \d of the file names a home or a personal phone\. Office numbers only\./),
    })
    expect(await hill.database.selectFrom('import_request').select('id').execute()).toEqual([])
  })

  test('what cannot be told here is listed, and the rest is taken', async () => {
    await own(
      delta,
      ['Ada Bird', 'Constable', '662-555-0177', '', '', 'Our list', '2026-10-05'],
      ['Kit Lane', 'Dog Catcher', '662-555-0188', '', '', 'Our list', '2026-10-05'],
    )
    const good = changed(await zip(delta), (table) => table.replace('2026-10-05', '2027-10-05'))
    const { untold } = await (await load(good)).read()
    expect(untold).toEqual([
      'Line 2: it is of a day after the file was made.',
      'Kit Lane, Dog Catcher, Bolivar County, Mississippi: there is no such office on file here.',
    ])
  })
})
