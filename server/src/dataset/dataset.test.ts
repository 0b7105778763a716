import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { columnIds } from '@atlas/contract/catalogue/columns.ts'
import type { Database, DatabaseAddress } from '#database/connect.ts'
import { reachableTestDatabase } from '#testing/database.ts'
import { buildInThread } from '#dataset/build-in-thread.ts'
import { type Builder, buildHere } from '#dataset/build-snapshot.ts'
import { type Dataset, type NewVersion, openDataset } from '#dataset/dataset.ts'
import { logNewVersion } from '#dataset/log-new-version.ts'
import { buffersIn } from '#dataset/weight.ts'
import { loadDemonstration } from '#imports/demonstration.ts'
import { loadRecords } from '#imports/load-records.ts'
import { buildRecords } from '#testing/imports/records/records.ts'
import { systemClock as clock } from '#platform/clock.ts'
import { page } from '#search/page.ts'
import type { SearchIndex } from '#search/search-index.ts'

const today = '2026-11-22'
const never = new AbortController().signal
const fail = (error: unknown) => {
  throw error
}
let database: Database
let address: DatabaseAddress
const opened: Dataset[] = []

beforeAll(async () => {
  const reachable = await reachableTestDatabase()
  database = reachable.database
  address = reachable.address
  await loadDemonstration({ database, clock }, { officials: 400, seed: 1 })
})
afterAll(async () => {
  for (const dataset of opened) await dataset.close()
})

async function open(builder: Builder, onError: (error: unknown) => void = fail): Promise<Dataset> {
  const dataset = await openDataset({ database, builder, coverage: 'all', clock, onError })
  opened.push(dataset)
  return dataset
}

/** Imports the given number of constables besides the demonstration data; each import is a new version. */
async function importConstables(constables: number): Promise<number> {
  const { version } = await loadRecords(database, buildRecords({ constables }), {
    origin: 'public',
    isDemonstration: false,
    now: clock.now(),
    acceptLosses: Number.POSITIVE_INFINITY,
    onProgress: () => undefined,
  })
  return version
}

test.skipIf(process.env.DATABASE_URL)(
  'an embedded database that answers nobody is not asked for its version, and a change is seen',
  async () => {
    const { database, answered = () => 0 } = await reachableTestDatabase()
    await loadDemonstration({ database, clock }, { officials: 20, seed: 1 })
    const dataset = await openDataset({ database, coverage: 'all', clock, answered, onError: fail })
    // It is asked once more after whatever else was answered.
    await pause(500)
    const before = answered()
    await pause(1_000)
    expect(answered() - before).toBe(0)
    const identity = dataset.current().identity
    await loadDemonstration({ database, clock }, { officials: 21, seed: 1 })
    await expect.poll(() => dataset.current().identity).not.toBe(identity)
    await dataset.close()
  },
)

const first = (index: SearchIndex) => page(index, { columns: columnIds.slice(0, 15), filters: [], sort: [], limit: 25 })

describe('a snapshot that is built in a thread', () => {
  test('is what it is where it is built by whoever asks, in memory that both share', async () => {
    const options = { coverage: 'all', today } as const
    const builder = buildInThread(address)
    const { snapshot: built } = await builder.build(options, null, never)
    await builder.close()
    expect(built).toEqual((await buildHere(database).build(options, null, never)).snapshot)
    expect([...buffersIn(built)].filter((memory) => !(memory instanceof SharedArrayBuffer))).toEqual([])
  })

  test('takes the place of the old one whole, and who has begun on that goes on with it', async () => {
    await importConstables(3)
    const dataset = await open(buildInThread(address))
    const before = dataset.current()
    const shown = first(before.index)
    const version = await importConstables(5)
    const refreshed = dataset.refresh()
    expect(dataset.current()).toBe(before)
    await refreshed
    const after = dataset.current()
    expect([after.index.version, after.index.rowCount - before.index.rowCount]).toEqual([version, 2])
    expect(first(before.index)).toEqual(shown)
    expect(first(after.index)).not.toEqual(shown)
  })

  test('is given up when the server closes, without an error', async () => {
    const dataset = await open(buildInThread(address))
    await importConstables(4)
    const refreshed = dataset.refresh()
    await new Promise(setImmediate)
    await dataset.close()
    await expect(refreshed).rejects.toMatchObject({ name: 'AbortError' })
  })
})

test('each new version is counted by what it is made of, and one that no patch can follow says why in the log', async () => {
  const builder = buildHere(database)
  const lines: string[] = []
  const say = (_: object, line: string) => lines.push(line)
  const reasons: unknown[] = []
  const tell = logNewVersion({ info: say, error: say } as never)
  const onNewVersion = (made: NewVersion) => {
    if (made.kind === 'everything') reasons.push(made.reason)
    tell(made)
  }
  const dataset = await openDataset({ database, builder, coverage: 'all', clock, onError: fail, onNewVersion })
  opened.push(dataset)
  const changeOf = async (subject: string) => {
    await sql`insert into dataset_change (version, subject, row_id) select version + 1, ${subject}, 0 from dataset_version`.execute(
      database,
    )
    await sql`update dataset_version set version = version + 1`.execute(database)
    await dataset.refresh()
  }
  await changeOf('contact')
  expect([dataset.versions, reasons]).toEqual([{ changes: 1, everything: 0 }, []])
  await changeOf('other')
  expect([dataset.versions, reasons]).toEqual([{ changes: 1, everything: 1 }, ['other tables']])
  expect(lines).toEqual(['The search index was patched with what changed', 'The search index was built whole'])
})

describe('a build that fails', () => {
  test('in its thread says why', async () => {
    const nobody = { ...address, connection: { host: '/nowhere', port: 1, database: 'none' } }
    await expect(buildInThread(nobody).build({ coverage: 'all', today }, null, never)).rejects.toThrow('ENOENT')
  })

  test('is reported, leaves the old snapshot answering, and is tried again at the next look', async () => {
    const errors: unknown[] = []
    const lost = new Error('The thread is gone')
    const builder = buildHere(database)
    const builds = [builder.build, () => Promise.reject(lost), builder.build]
    const build: Builder['build'] = (...given) => (builds.shift() as Builder['build'])(...given)
    const dataset = await open({ ...builder, build }, (error) => errors.push(error))
    const before = dataset.current()
    const version = await importConstables(6)
    while (errors.length === 0) await new Promise((resolve) => setTimeout(resolve, 10))
    expect([errors, dataset.current()]).toEqual([[lost], before])
    while (dataset.current() === before) await new Promise((resolve) => setTimeout(resolve, 10))
    expect(dataset.current().index.version).toBe(version)
  })
})
