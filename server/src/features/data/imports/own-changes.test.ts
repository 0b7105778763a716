import { beforeEach, expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { OwnChange } from '@atlas/contract/endpoints/data/own-changes.ts'
import { settled } from '#testing/data/imports/imports.ts'
import { testApp } from '#testing/app.ts'
import { testDatabase } from '#testing/database.ts'
import { deskOf, recordsOfDrives, sheriffIs } from '#testing/drives/drives.ts'

const database = await testDatabase()
const server = await testApp(database)
const { clock, context } = server
const desk = await deskOf(server)
const { admin } = desk
const filler = await desk.someone()
const looker = await desk.someone()

beforeEach(async () => {
  await database.deleteFrom('drive').execute()
  await database.deleteFrom('correction').execute()
  await database.deleteFrom('import_request').execute()
  await database.deleteFrom('import_run').execute()
  await database.deleteFrom('office_contact').execute()
  await database.deleteFrom('official').execute()
  await desk.load(recordsOfDrives())
})

const list = async (): Promise<OwnChange[]> =>
  (await admin.call(endpoints.listOwnChanges, { query: { limit: 25 } })).values
const shown = async () =>
  (await database.selectFrom('shown_official').select(['name', 'phone', 'gender']).orderBy('name').execute()).map(
    ({ name, phone, gender }) => [name, phone, gender],
  )
const rows = 'eo.name,office.name,county.fips,eo.phone,stats.vap_total,source,as_of'
const file = async (...lines: readonly string[]) => {
  const bytes = Buffer.from([rows, ...lines, ''].join('\n'))
  const { id } = await admin.call(endpoints.sendOfficialsFile, { query: { name: 'constables.csv' }, file: bytes })
  const { counts } = await settled(admin, id)
  await admin.call(endpoints.confirmImport, {
    params: { id },
    body: { accept_losses: counts?.losses_to_accept ?? null },
  })
  expect(await settled(admin, id)).toMatchObject({ status: 'DONE' })
}
const publishSheriff = async () => {
  const id = await desk.taskOf(await desk.makeDrive({ offices: ['Sheriff'], wanted: ['holder'] }))
  await desk.take(filler, id)
  await desk.send(filler, id, sheriffIs('Zoe Reed'))
  await desk.accept(looker, id)
  await desk.settled(looker, id)
  return id
}
const correctGender = async () => {
  await context.dataset.refresh()
  const { id } = await database
    .selectFrom('shown_official')
    .select('id')
    .where('name', '=', 'Ada Bird')
    .executeTakeFirstOrThrow()
  const set = { eo_id: id, column_id: 'eo.gender', value: 'Male', source: 'A call', as_of: '2026-11-19' } as const
  await admin.call(endpoints.setValue, { body: set })
  await expect.poll(async () => (await shown())[0]?.[2]).toBe('Male')
}
const undoRun = async (id: string) => {
  const undo = await admin.call(endpoints.undoImport, { params: { id } })
  return await settled(admin, undo.id)
}

test('what came in is listed by day whichever way it came, page by page, and each is undone where it is', async () => {
  await file('Ada Bird,Constable,28011,662-555-0107,20000,Our list,2026-11-01')
  clock.forward(86_400)
  const task = await publishSheriff()
  clock.forward(86_400)
  await correctGender()
  const [correction, drive, constables] = await list()
  expect([correction, drive, constables]).toMatchObject([
    { way: 'correction', what: 'Gender: Ada Bird, Constable, Bolivar County', officials: null },
    { way: 'drive', what: 'Bolivar County, Courthouses', officials: { added: 1 }, undo: { of: 'task', id: task } },
    { way: 'file', what: 'constables.csv', by: expect.any(String), officials: { changed: 1 }, undone_at: null },
  ])
  expect(new Set((await list()).map(({ at }) => at.slice(0, 10)))).toHaveLength(3)
  const pages: string[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: { values: OwnChange[]; cursor: string | null } = await admin.call(endpoints.listOwnChanges, {
      query: { limit: 1, ...(cursor !== '' && { cursor }) },
    })
    pages.push(...page.values.map(({ id }) => id))
    cursor = page.cursor
  }
  expect(pages).toEqual((await list()).map(({ id }) => id))

  // The file came first: what came since stays, with the places and figures of before.
  const facts = async () =>
    await database.selectFrom('jurisdiction_fact').select('value').where('layer', '=', 'organisation').execute()
  expect(await facts()).toEqual([{ value: 20_000 }])
  expect(await undoRun(constables?.undo?.id ?? '')).toMatchObject({ status: 'DONE' })
  expect(await facts()).toEqual([])
  expect(await shown()).toEqual([
    ['Ada Bird', null, 'Male'],
    ['Zoe Reed', null, null],
  ])
  await admin.call(endpoints.undoTask, { params: { id: task } })
  await desk.settled(looker, task)
  await admin.call(endpoints.undoCorrection, { params: { id: correction?.undo?.id ?? '' }, body: {} })
  await expect.poll(shown).toEqual([['Ada Bird', null, 'Female']])
  const undone = (await list()).filter(({ way }) => way !== 'correction')
  expect(undone.map(({ undone_at: at, undo }) => [at === null, undo])).toEqual([
    [false, null],
    [false, null],
  ])
}, 60_000)

test('what was changed since is not taken out: the sentence says of whom, and the later one is undone first', async () => {
  await file('Ada Bird,Constable,28011,662-555-0107,,Our list,2026-11-01')
  await file('Ada Bird,Constable,28011,662-555-0199,,Our list,2026-11-02')
  const [second, first] = await list()
  expect(await undoRun(first?.undo?.id ?? '')).toMatchObject({
    status: 'FAILED',
    error: 'What is said of Ada Bird has been changed since; undo that first, or set the right value.',
  })
  expect((await shown())[0]?.[1]).toBe('662-555-0199')
  expect((await list())[1]?.kept_by).toMatch(/^Not undone: What is said of Ada Bird has been changed since/)
  expect(await undoRun(second?.undo?.id ?? '')).toMatchObject({ status: 'DONE' })
  expect(await undoRun(first?.undo?.id ?? '')).toMatchObject({ status: 'DONE' })
  expect((await shown())[0]?.[1]).toBe(null)
  const again = await admin.request(endpoints.undoImport, { params: { id: first?.undo?.id ?? '' } })
  expect(again.statusCode).toBe(202)
}, 60_000)

test('an earlier import is undone for good: undoing the next one does not bring it back', async () => {
  await file('Ada Bird,Constable,28011,662-555-0107,,Our list,2026-11-01')
  clock.forward(60)
  await publishSheriff()
  const [, constables] = await list()
  expect(await undoRun(constables?.undo?.id ?? '')).toMatchObject({ status: 'DONE' })
  const { id } = await database
    .selectFrom('import_run')
    .select('id')
    .where('came_by', '=', 'drive')
    .executeTakeFirstOrThrow()
  expect(await undoRun(String(id))).toMatchObject({ status: 'DONE' })
  expect(await shown()).toEqual([['Ada Bird', null, 'Female']])
  expect((await list()).map(({ way, undone_at: at }) => [way, at !== null])).toEqual([
    ['drive', true],
    ['file', true],
  ])
}, 60_000)
