import { randomUUID } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { columnIds } from '@atlas/contract/catalogue/columns.ts'
import { reachableTestDatabase } from '#testing/database.ts'
import { type Dataset, openDataset, type Snapshot } from '#dataset/dataset.ts'
import { ensureFirstAdministrator } from '#features/accounts/first-administrator.ts'
import { tryExport } from '#features/exports/jobs.ts'
import { readSheet } from '#testing/exports/exports.ts'
import { writeExportInThread } from '#features/exports/write-export-in-thread.ts'
import { writeExport } from '#features/exports/write-export.ts'
import { loadDemonstration } from '#imports/demonstration.ts'
import { memoryLog } from '#testing/jobs/queue.ts'
import { systemClock as clock } from '#platform/clock.ts'
import { afterwards } from '#testing/end.ts'

const live = new AbortController().signal
const title = 'Atlas'
const { database, address } = await reachableTestDatabase()
let dataset: Dataset

beforeAll(async () => {
  await ensureFirstAdministrator({ database, clock }, { email: 'a@example.org', password: randomUUID() }, true)
  await loadDemonstration({ database, clock }, { officials: 400, seed: 1 })
  dataset = await openDataset({
    database,
    coverage: 'all',
    clock,
    onError: (error) => {
      throw error
    },
  })
})
afterwards(async () => await dataset.close())
// A person has one file made at a time.
afterEach(async () => void (await database.deleteFrom('export').execute()))

async function attempt(id: string, signal = live, from = dataset): Promise<void> {
  const write = writeExportInThread({ address, dataset: from, title, url: undefined })
  await tryExport({ database, dataset: from, clock, title, log: memoryLog().log, write }, id, signal)
}

async function requestExport(format: 'csv' | 'xlsx'): Promise<string> {
  const account = await database.selectFrom('account').select('id').executeTakeFirstOrThrow()
  const now = clock.now()
  const id = randomUUID()
  await database
    .insertInto('export')
    .values({
      id,
      account_id: account.id,
      status: 'CREATING',
      format,
      columns: JSON.stringify(columnIds),
      filters: JSON.stringify([{ column_id: 'party.name', operator: 'eq', value: 'democratic' }]),
      sort: JSON.stringify([{ column_id: 'eo.name', direction: 'desc' }]),
      filter_words: '[]',
      rows_total: 0,
      link_secret: Buffer.alloc(32),
      created_at: now,
      progressed_at: now,
      expires_at: new Date(now.getTime() + 3_600_000),
    })
    .execute()
  return id
}

async function see(id: string) {
  return await database.selectFrom('export').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

async function bytesOf(id: string): Promise<Buffer> {
  const chunks = await database
    .selectFrom('export_chunk')
    .select('bytes')
    .where('export_id', '=', id)
    .orderBy('place')
    .execute()
  return Buffer.concat(chunks.map(({ bytes }) => bytes))
}

/** The same file, made by the thread that asks. */
async function madeHere(format: 'csv' | 'xlsx'): Promise<Buffer> {
  const id = await requestExport(format)
  await writeExport({ database, dataset, clock, title }, id, live)
  return await bytesOf(id)
}

test('a CSV file that is made in a thread is the one that is made by whoever asks', async () => {
  const id = await requestExport('csv')
  await attempt(id)
  const { status, rows_total: total, rows_done: done } = await see(id)
  expect([status, done]).toEqual(['COMPLETE', total])
  expect(total).toBeGreaterThan(20)
  expect(gunzipSync(await bytesOf(id)).toString()).toBe(gunzipSync(await madeHere('csv')).toString())
})

test('an Excel file holds the same, its sources included', async () => {
  const id = await requestExport('xlsx')
  await attempt(id)
  const [file, other] = [await bytesOf(id), await madeHere('xlsx')]
  expect(await readSheet(file, 'Officials')).toEqual(await readSheet(other, 'Officials'))
  const withoutTimes = (rows: Awaited<ReturnType<typeof readSheet>>) => rows.filter(([label]) => label !== 'Made')
  const about = await readSheet(file, 'About')
  expect(withoutTimes(about)).toEqual(withoutTimes(await readSheet(other, 'About')))
  expect(about.map(([label]) => label)).toContain('Sources')
})

test('a file is never of older data than there is, as a server has at first that has just started', async () => {
  const { index, ...rest } = dataset.current()
  const older = { ...rest, index: { ...index, rowCount: 0 } }
  let shown: Snapshot = older
  const behind = { ...dataset, current: () => shown, refresh: async () => void (shown = dataset.current()) }
  const id = await requestExport('csv')
  await attempt(id, live, behind)
  expect(gunzipSync(await bytesOf(id)).toString()).toBe(gunzipSync(await madeHere('csv')).toString())
})

test('what fails there is counted, and tried again', async () => {
  const id = await requestExport('csv')
  await sql`alter table export_chunk add constraint broken check (false) not valid`.execute(database)
  await expect(attempt(id)).rejects.toThrow('broken')
  await sql`alter table export_chunk drop constraint broken`.execute(database)
  expect(await see(id)).toMatchObject({ status: 'CREATING', failures: 1, chunks: 0 })
})

test('a server that closes ends it, and the next one begins anew', async () => {
  const id = await requestExport('csv')
  const closing = new AbortController()
  // Somebody else keeps it waiting, and with it, on the embedded database, whoever would ask for the version.
  const asItIs = { ...dataset, refresh: async () => undefined }
  await database.transaction().execute(async (transaction) => {
    await transaction.selectFrom('export').select('id').where('id', '=', id).forUpdate().execute()
    const over = attempt(id, closing.signal, asItIs)
    setTimeout(() => closing.abort(), 50)
    await expect(over).rejects.toMatchObject({ name: 'AbortError' })
  })
  expect(await see(id)).toMatchObject({ status: 'CREATING', failures: 0, chunks: 0 })
  await attempt(id)
  expect(await see(id)).toMatchObject({ status: 'COMPLETE' })
})
