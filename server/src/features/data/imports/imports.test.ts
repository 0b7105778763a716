import { afterEach, describe, expect, test, vi } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { Endpoint } from '@atlas/contract/endpoints/endpoint.ts'
import { testDatabase } from '#testing/database.ts'
import { deleteExpired } from '#features/data/imports/jobs.ts'
import { endStuckImports } from '#features/data/imports/end-in-failure.ts'
import {
  checked,
  confirm,
  crowd,
  loaded,
  newestRun,
  officialsFile,
  ownNames,
  see,
  send,
  settled,
} from '#testing/data/imports/imports.ts'
import { tryImport } from '#features/data/imports/try-import.ts'
import { loadRecords } from '#imports/load-records.ts'
import { buildRecords } from '#testing/imports/records/records.ts'
import { memoryLog } from '#testing/jobs/queue.ts'
import { buildAccount } from '#testing/account.ts'
import { testApp, Visitor } from '#testing/app.ts'

const database = await testDatabase()
const options = { origin: 'public', isDemonstration: false, now: new Date('2026-11-01T00:00:00Z') } as const
await loadRecords(database, buildRecords(), { ...options, onProgress: () => undefined })
const server = await testApp(database)
const { clock } = server
const visitor = await new Visitor(server.app).signIn()
const rosa = await new Visitor(server.app).signIn(await buildAccount(server, { roles: ['ADMIN'] }))
const live = new AbortController().signal

// Every test begins without own officials, and without anything under way.
afterEach(async () => {
  await database.deleteFrom('import_request').execute()
  await database.deleteFrom('import_run').where('origin', '=', 'organisation').execute()
  await database.deleteFrom('official').where('origin', '=', 'organisation').execute()
})

async function find(name: string): Promise<number> {
  const { total } = await visitor.call(endpoints.quickSearch, { body: { query: name } })
  return total
}

async function audited(): Promise<string[]> {
  const rows = await database.selectFrom('audit_event').select('action').orderBy('id', 'desc').limit(5).execute()
  return rows.map(({ action }) => action)
}

test('only administrators may look at the data, send a file or undo an import', async () => {
  const user = await new Visitor(server.app).signIn(await buildAccount(server))
  const all = Object.values(endpoints) as Endpoint[]
  const ours = all.filter(({ path }) => /^\/admin\/(import|officials)/.test(path))
  expect(ours).toHaveLength(17)
  for (const endpoint of ours) {
    const params = { id: '7b0c3f62-5a53-4a6e-9a55-0a5f3c1f2d10' }
    expect((await user.request(endpoint, { params, query: { name: 'a.csv' } })).statusCode).toBe(403)
  }
})

describe('a file', () => {
  test('is checked, shown, and changes nothing until it is confirmed', async () => {
    const { id } = await send(visitor, officialsFile({ Wren: '662-555-0101', Finch: '' }))
    const done = await settled(visitor, id)
    expect(done).toMatchObject({ status: 'CHECKED', file_name: 'officials.csv', is_mine: true, error: null })
    expect(done.counts).toMatchObject({ rows_read: 2, problems: 0, added: 2, changed: 0, vanishing: 0 })
    const check = await visitor.call(endpoints.readCheck, { params: { id } })
    expect(check.added.map(({ official }) => official)).toEqual(['Ada Wren', 'Ada Finch'])
    expect(await ownNames(database)).toEqual([])
    expect(await audited()).toContain('officials file sent')
  })

  test('once confirmed is loaded, found by searching, and stands in the history with its file', async () => {
    const bytes = officialsFile({ Wren: '662-555-0101', Finch: '' })
    const { id } = await send(visitor, bytes)
    await settled(visitor, id)
    await confirm(visitor, id)
    expect(await settled(visitor, id)).toMatchObject({ status: 'DONE', error: null, step: null })
    expect(await ownNames(database)).toEqual(['Ada Finch', 'Ada Wren'])
    expect(await find('Ada Wren')).toBe(1)
    const run = await newestRun(visitor)
    expect(run).toMatchObject({
      origin: 'organisation',
      by: 'First Administrator',
      file_name: 'officials.csv',
      officials: { added: 2, changed: 0, removed: 0 },
      undone_at: null,
      has_file: true,
      can_be_undone: true,
    })
    const file = await visitor.request(endpoints.importedFile, { params: { id: String(run.id) } })
    expect(file.headers['content-disposition']).toBe('attachment; filename="officials.csv"')
    expect(file.rawPayload).toEqual(Buffer.from(bytes))
    expect(await audited()).toEqual(expect.arrayContaining(['officials file confirmed', 'officials file loaded']))
  })

  test('tells what it would change: old value, new value, and who is no longer in it', async () => {
    await loaded(visitor, { Wren: '662-555-0101', Finch: '662-555-0102' })
    const { id, counts } = await checked(visitor, { Wren: '662-555-0199' })
    expect(counts).toMatchObject({ added: 0, changed: 1, vanishing: 1, unchanged: 0, losses_to_accept: null })
    const check = await visitor.call(endpoints.readCheck, { params: { id } })
    expect(check.changed).toMatchObject([
      {
        official: 'Ada Wren',
        changes: [{ column: 'Own Office Phone', before: '(662) 555-0101', after: '(662) 555-0199' }],
      },
    ])
    expect(check.vanishing).toMatchObject([{ official: 'Ada Finch' }])
  })

  test('with problems lists each with its line and column, and cannot be loaded', async () => {
    const broken = Buffer.from('eo.name,office.name,county.fips\r\nAda Wren,Constable,99999999\r\n,Constable,28011\r\n')
    const { id } = await send(visitor, broken)
    const { status, counts } = await settled(visitor, id)
    expect(status).toBe('CHECKED')
    const { problems } = await visitor.call(endpoints.readCheck, { params: { id } })
    expect(counts?.problems).toBe(problems.length)
    expect(problems.map(({ line }) => line)).toEqual([2, 3])
    const refused = await visitor.request(endpoints.confirmImport, { params: { id }, body: { accept_losses: null } })
    expect(refused.statusCode).toBe(422)
    expect(refused.json().detail).toContain('Fix them in your file')
  })

  test.each([
    ['bytes that are no text', Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 255, 254])],
    ['a page of a website', Buffer.from('<!doctype html><title>Not found</title>')],
    ['one long word', Buffer.from('x'.repeat(200_000))],
  ])('that is %s is told to be none of officials', async (_, bytes) => {
    const { id } = await send(visitor, bytes)
    expect((await settled(visitor, id)).counts?.problems).toBeGreaterThan(0)
  })

  test('that is empty, or has no name, is refused at once', async () => {
    const empty = await visitor.request(endpoints.sendOfficialsFile, { query: { name: 'a.csv' }, file: '' })
    expect(empty.json()).toMatchObject({ status: 422, detail: expect.stringContaining('The file is empty') })
    const nameless = await visitor.request(endpoints.sendOfficialsFile, { query: { name: ' ' }, file: 'x' })
    expect(nameless.json()).toMatchObject({ status: 422, detail: 'Give the name of the file.' })
  })

  test('whose name would turn the direction of reading is kept and shown under one that does not', async () => {
    const { id } = await send(visitor, officialsFile({ Wren: '' }), 'officials\u202Evsc.exe')
    expect(await settled(visitor, id)).toMatchObject({ file_name: 'officials_vsc.exe' })
    const stored = database.selectFrom('import_request').select('file_name').where('id', '=', id)
    expect(await stored.executeTakeFirst()).toEqual({ file_name: 'officials_vsc.exe' })
    // As names were kept before.
    await database.updateTable('import_request').set({ file_name: 'a\u202Eb.csv' }).where('id', '=', id).execute()
    expect(await see(visitor, id)).toMatchObject({ file_name: 'a_b.csv' })
  })

  test('takes the place of the one that the same person sent before, and of nobody else’s', async () => {
    const first = await checked(visitor, { Wren: '' })
    const theirs = await checked(rosa, { Heron: '' })
    const second = await checked(visitor, { Finch: '' })
    const { values } = await visitor.call(endpoints.listImports, {})
    expect(values.map(({ id }) => id).toSorted()).toEqual([theirs.id, second.id].toSorted())
    expect(values.find(({ id }) => id === theirs.id)).toMatchObject({ is_mine: false, by: 'Rosa Baptiste' })
    for (const { id } of [first, theirs])
      expect((await visitor.request(endpoints.readCheck, { params: { id } })).statusCode).toBe(404)
  })

  test('that is not wanted any more is forgotten', async () => {
    const { id } = await checked(visitor, { Wren: '' })
    await visitor.call(endpoints.discardImport, { params: { id } })
    expect((await visitor.call(endpoints.listImports, {})).values).toEqual([])
  })
})

describe('losses', () => {
  test('are accepted by their number, and by no other', async () => {
    await loaded(visitor, crowd(40))
    const { id, counts } = await checked(visitor, { Wren: '' })
    expect(counts).toMatchObject({ vanishing: 40, losses_to_accept: 40 })
    for (const accept_losses of [null, 39, 41]) {
      const refused = await visitor.request(endpoints.confirmImport, { params: { id }, body: { accept_losses } })
      expect(refused.json()).toMatchObject({
        status: 409,
        detail: expect.stringContaining('40 officials would vanish'),
      })
    }
    expect(await ownNames(database)).toHaveLength(40)
    await confirm(visitor, id, 40)
    expect(await settled(visitor, id)).toMatchObject({ status: 'DONE' })
    expect(await ownNames(database)).toEqual(['Ada Wren'])
  })

  test('that are others than were confirmed leave the data as it was, and the new check to be looked at', async () => {
    await loaded(visitor, { Wren: '', Finch: '' })
    const mine = await checked(visitor, { Wren: '' })
    await loaded(rosa, { Wren: '', Finch: '', Heron: '' })
    await confirm(visitor, mine.id)
    const refused = await settled(visitor, mine.id)
    expect(refused).toMatchObject({ status: 'CHECKED', counts: { vanishing: 2 } })
    expect(refused.error).toBe(
      'The data has changed since you looked at the check. Now 2 officials would vanish, not 1, so nothing was loaded. Look at the check once more, and load the file then.',
    )
    expect(await ownNames(database)).toEqual(['Ada Finch', 'Ada Heron', 'Ada Wren'])
    await confirm(visitor, mine.id)
    expect(await settled(visitor, mine.id)).toMatchObject({ status: 'DONE', error: null })
  })

  test('that are as many as were confirmed, but other people, leave the data as it was too', async () => {
    await loaded(visitor, { Wren: '', Finch: '' })
    const mine = await checked(visitor, { Wren: '' })
    await loaded(rosa, { Wren: '', Heron: '' })
    await confirm(visitor, mine.id)
    const refused = await settled(visitor, mine.id)
    expect(refused).toMatchObject({ status: 'CHECKED', counts: { vanishing: 1 } })
    expect(refused.error).toContain('Now others would vanish than those you saw, so nothing was loaded.')
    expect(await ownNames(database)).toEqual(['Ada Heron', 'Ada Wren'])
  })
})

describe('one at a time', () => {
  test('a file that is confirmed twice is loaded once', async () => {
    const { id } = await checked(visitor, { Wren: '' })
    await Promise.all([confirm(visitor, id), confirm(visitor, id)])
    await settled(visitor, id)
    await confirm(visitor, id)
    const runs = await visitor.call(endpoints.listImportRuns, { query: {} })
    expect(runs.values.filter(({ origin }) => origin === 'organisation')).toHaveLength(1)
  })

  test('a second import is refused in words while the first one is loaded', async () => {
    const mine = await checked(visitor, { Wren: '' })
    const theirs = await checked(rosa, { Heron: '' })
    await database.updateTable('import_request').set({ status: 'LOADING' }).where('id', '=', theirs.id).execute()
    const refused = await visitor.request(endpoints.confirmImport, {
      params: { id: mine.id },
      body: { accept_losses: null },
    })
    expect(refused.json()).toMatchObject({
      status: 409,
      detail:
        'officials.csv is being loaded right now, as Rosa Baptiste asked. Please wait until that is over, and try again.',
    })
    const discarded = await rosa.request(endpoints.discardImport, { params: { id: theirs.id } })
    expect(discarded.json()).toMatchObject({ status: 409, detail: expect.stringContaining('cannot be stopped') })
    const another = await rosa.request(endpoints.sendOfficialsFile, { query: { name: 'a.csv' }, file: 'x' })
    expect(another.json()).toMatchObject({ status: 409, detail: expect.stringContaining('is being loaded right now') })
  })

  test('a job that is done twice, by processes that do not know of each other, loads once', async () => {
    const { id } = await checked(visitor, { Wren: '' })
    const work = { database, clock, log: memoryLog().log }
    await database.updateTable('import_request').set({ status: 'LOADING' }).where('id', '=', id).execute()
    await Promise.all([tryImport(work, id, live), tryImport(work, id, live)])
    await tryImport(work, id, live)
    expect(await settled(visitor, id)).toMatchObject({ status: 'DONE' })
    const runs = await database.selectFrom('import_run').select('id').where('origin', '=', 'organisation').execute()
    expect(runs).toHaveLength(1)
  })
})

describe('the last import', () => {
  test('is undone: the list is as it was before, the history says so, and the one before can be undone next', async () => {
    await loaded(visitor, { Wren: '662-555-0101', Finch: '' })
    const first = await newestRun(visitor)
    await loaded(visitor, { Wren: '662-555-0199', Heron: '' })
    const second = await newestRun(visitor)
    const tooEarly = await visitor.call(endpoints.undoImport, { params: { id: String(first.id) } })
    expect(await settled(visitor, tooEarly.id)).toMatchObject({
      status: 'FAILED',
      error: expect.stringMatching(/^What is said of Ada \w+ has been changed since; undo that first/),
    })

    const { id } = await visitor.call(endpoints.undoImport, { params: { id: String(second.id) } })
    expect(await settled(visitor, id)).toMatchObject({ kind: 'undo', status: 'DONE', file_name: 'officials.csv' })
    expect(await ownNames(database)).toEqual(['Ada Finch', 'Ada Wren'])
    expect(await find('Ada Heron')).toBe(0)
    const { values: imports } = await visitor.call(endpoints.listImports, {})
    expect(imports.map(({ kind }) => kind)).toEqual(['undo'])
    const { values } = await visitor.call(endpoints.listImportRuns, { query: {} })
    expect(values.slice(0, 3)).toMatchObject([
      { undoes: second.id, can_be_undone: false },
      { id: second.id, undone_at: clock.now().toISOString(), can_be_undone: false },
      { id: first.id, undone_at: null, can_be_undone: true },
    ])
    expect(await audited()).toContain('import undone')
  })

  test('that is asked to be undone twice is undone once', async () => {
    await loaded(visitor, { Wren: '' })
    await loaded(visitor, { Finch: '' })
    const params = { id: String((await newestRun(visitor)).id) }
    const responses = await Promise.all([
      visitor.call(endpoints.undoImport, { params }),
      visitor.call(endpoints.undoImport, { params }),
    ])
    expect(responses[0].id).toBe(responses[1].id)
    await settled(visitor, responses[0].id)
    expect(await ownNames(database)).toEqual(['Ada Wren'])
    expect((await visitor.request(endpoints.undoImport, { params })).statusCode).toBe(202)
    expect(await ownNames(database)).toEqual(['Ada Wren'])
  })
})

test('an import that came after the question is not undone in the place of the one that was meant', async () => {
  await loaded(visitor, { Wren: '' })
  const toUndo = await newestRun(visitor)
  const { id } = await loaded(visitor, { Finch: '' })
  await database
    .updateTable('import_request')
    .set({ kind: 'undo', status: 'LOADING', undoes_run_id: toUndo.id, run_id: null, version: null })
    .where('id', '=', id)
    .execute()
  await tryImport({ database, clock, log: memoryLog().log }, id, live)
  const error = 'What is said of Ada Wren has been changed since; undo that first, or set the right value.'
  expect(await see(visitor, id)).toMatchObject({ status: 'FAILED', error })
  expect(await ownNames(database)).toEqual(['Ada Finch'])
  expect(await newestRun(visitor)).toMatchObject({ undoes: null, can_be_undone: true })
})

describe('what goes wrong', () => {
  test('is tried three times, and then told, with the data as it was', async () => {
    const { id } = await checked(visitor, { Wren: '' })
    await database
      .updateTable('import_request')
      .set({ status: 'LOADING', file: Buffer.from('no gzip') })
      .where('id', '=', id)
      .execute()
    const { log, lines } = memoryLog()
    const work = { database, clock, log }
    await expect(tryImport(work, id, live)).rejects.toThrow()
    await expect(tryImport(work, id, live)).rejects.toThrow()
    await tryImport(work, id, live)
    expect(await see(visitor, id)).toMatchObject({
      status: 'FAILED',
      error: expect.stringContaining('Nothing was changed'),
    })
    expect(lines).toMatchObject([{ msg: 'An import was given up', requestId: id }])
    expect(await ownNames(database)).toEqual([])
  })

  test('a try whose process was told to end has not failed', async () => {
    const { id } = await checked(visitor, { Wren: '' })
    await database
      .updateTable('import_request')
      .set({ status: 'LOADING', file: Buffer.from('no gzip') })
      .where('id', '=', id)
      .execute()
    const work = { database, clock, log: memoryLog().log }
    for (let time = 0; time < 4; time++) await expect(tryImport(work, id, AbortSignal.abort())).rejects.toThrow()
    expect(await see(visitor, id)).toMatchObject({ status: 'LOADING' })
  })

  test('an import of which nothing was heard for two hours does not keep others from importing', async () => {
    const { id } = await checked(visitor, { Wren: '' })
    await database.updateTable('import_request').set({ status: 'LOADING' }).where('id', '=', id).execute()
    vi.spyOn(clock, 'now').mockReturnValue(new Date(clock.now().getTime() + 3 * 3_600_000))
    await endStuckImports({ database, clock })
    vi.restoreAllMocks()
    expect(await see(visitor, id)).toMatchObject({
      status: 'FAILED',
      error: expect.stringContaining('not done in time'),
    })
  })

  test('a file that nobody loaded is gone after 24 hours', async () => {
    const { id } = await checked(visitor, { Wren: '' })
    const later = (hours: number) => ({ now: () => new Date(clock.now().getTime() + hours * 3_600_000) })
    await deleteExpired({ database, clock: later(23) })
    expect(await see(visitor, id)).toMatchObject({ status: 'CHECKED' })
    await deleteExpired({ database, clock: later(24) })
    expect((await visitor.call(endpoints.listImports, {})).values).toEqual([])
  })
})

test('the history tells packs and files, page by page', async () => {
  await loaded(visitor, { Wren: '' })
  const first = await visitor.call(endpoints.listImportRuns, { query: { limit: 1 } })
  expect(first).toMatchObject({ total: 2, values: [{ origin: 'organisation' }] })
  const second = await visitor.call(endpoints.listImportRuns, { query: { limit: 1, cursor: first.cursor ?? '' } })
  expect(second).toMatchObject({
    total: 2,
    cursor: null,
    values: [
      { origin: 'public', by: null, file_name: null, officials: { added: 3 }, has_file: false, can_be_undone: false },
    ],
  })
  const params = { id: String(second.values[0]?.id) }
  expect((await visitor.request(endpoints.importedFile, { params })).statusCode).toBe(404)
})

test('the template is a file whose headings and example the check takes', async () => {
  const answer = await visitor.request(endpoints.officialsTemplate)
  expect(answer.headers['content-disposition']).toBe('attachment; filename="officials-template.csv"')
  const { id } = await send(visitor, answer.rawPayload)
  expect((await settled(visitor, id)).counts).toMatchObject({ rows_read: 1, problems: 0, added: 1 })
})
