import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#database/connect.ts'
import { testDatabase } from '#database/test-database.ts'
import { type Build, buildHere, type BuiltSnapshot } from '#dataset/build-snapshot.ts'
import { type Dataset, openDataset } from '#dataset/dataset.ts'
import { keptIn } from '#dataset/kept-snapshot.ts'
import { buffersIn } from '#dataset/weight.ts'
import { loadDemonstration } from '#imports/demonstration.ts'
import { loadRecords } from '#imports/load-records.ts'
import { buildRecords } from '#imports/records/test-records.ts'
import { dayOf, systemClock as clock } from '#platform/clock.ts'
import { logTo } from '#platform/log.ts'

const never = new AbortController().signal
const folder = mkdtempSync(join(tmpdir(), 'atlas-kept-'))
const file = join(folder, 'kept-snapshot')
const options = { coverage: 'all', today: dayOf(clock.now()) } as const
const found = 'The search index is the one that was kept'
const isKept = 'The search index is kept for the next start'
const isUnusable = 'The search index that was kept cannot be used: it is built'
const isNotKept = 'The search index cannot be kept: the next start builds it'

let said: string[] = []
const log = logTo(
  new Writable({
    write: (line, _, done) => {
      said.push((JSON.parse(String(line)) as { msg: string }).msg)
      done()
    },
  }),
  'info',
)
const kept = keptIn(folder, log)
let database: Database
let built: BuiltSnapshot
let origin: Parameters<typeof kept.find>[0]

beforeAll(async () => {
  database = await testDatabase()
  await loadDemonstration({ database, clock }, { officials: 400, seed: 1 })
  built = await buildHere(database)(options, never)
  origin = { ...options, identity: built.identity }
})
beforeEach(async () => {
  rmSync(file, { force: true })
  await kept.keep(built, origin, never)
  said = []
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Brings in as many constables as are asked for, and nobody else: each import is a new version. */
async function importConstables(constables: number): Promise<void> {
  const options = {
    origin: 'public',
    isDemonstration: false,
    now: clock.now(),
    acceptLosses: Number.POSITIVE_INFINITY,
  } as const
  await loadRecords(database, buildRecords({ constables }), { ...options, onProgress: () => undefined })
}

describe('the snapshot that was built last', () => {
  test('is read as it was built, into memory that threads share', async () => {
    const read = await kept.find(origin)
    expect(read).toEqual(built)
    expect(said).toEqual([found])
    expect([...buffersIn(read)].filter((memory) => !(memory instanceof SharedArrayBuffer))).toEqual([])
  })

  test('is one file that only its owner reads', () => {
    expect(readdirSync(folder)).toEqual(['kept-snapshot'])
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  test('is written once', async () => {
    const { ino } = statSync(file)
    await kept.keep(built, origin, never)
    expect([statSync(file).ino, said]).toEqual([ino, []])
  })

  test.each([
    ['coverage setting', { coverage: 'rule' }],
    ['day', { today: '2026-01-01' }],
    ['data', { identity: '00000000-0000-4000-8000-000000000000' }],
  ] as const)('is not that of another %s, which takes its place', async (_, other) => {
    expect(await kept.find({ ...origin, ...other })).toBeNull()
    expect(said).toEqual([])
    await kept.keep(built, { ...origin, ...other }, never)
    expect(await kept.find(origin)).toBeNull()
    expect(said).toEqual([isKept])
  })

  test('is not that of another program', async () => {
    expect(await keptIn(folder, log, 'another').find(origin)).toBeNull()
  })

  test.each([
    ['cut short in the middle', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['cut short in its first bytes', (bytes: Buffer) => bytes.subarray(0, 40)],
    ['empty', () => ''],
    ['longer than it was', (bytes: Buffer) => Buffer.concat([bytes, bytes])],
    ['damaged in an array', (bytes: Buffer) => bytes.fill(bytes.at(1_001) === 1 ? 2 : 1, 1_001, 1_002)],
    ['damaged in its last value', (bytes: Buffer) => bytes.fill(0, bytes.length - 9, bytes.length - 4)],
    ['damaged in its length', (bytes: Buffer) => bytes.fill(1, 40, 48)],
  ])('is not used where its file is %s, and is kept anew', async (_, spoil) => {
    writeFileSync(file, spoil(readFileSync(file)))
    expect(await kept.find(origin)).toBeNull()
    await kept.keep(built, origin, never)
    expect(await kept.find(origin)).toEqual(built)
    expect(said).toEqual([isUnusable, isKept, found])
  })
})

describe('keeping a snapshot', () => {
  const other = () => ({ ...origin, today: '2026-01-01' })

  test('that cannot be written says so in one line, and fails nobody', async () => {
    await keptIn(join(file, 'below'), log).keep(built, origin, never)
    expect(said).toEqual([isNotKept])
  })

  test('is given up without a word or a trace by a server that closes', async () => {
    const closing = new AbortController()
    const keeping = kept.keep(built, other(), closing.signal)
    closing.abort()
    await keeping
    expect([said, readdirSync(folder)]).toEqual([[], ['kept-snapshot']])
    expect(await kept.find(origin)).not.toBeNull()
  })

  test('by two processes at once leaves one whole file', async () => {
    await Promise.all([kept.keep(built, other(), never), keptIn(folder, log).keep(built, other(), never)])
    expect(await kept.find(other())).toEqual(built)
    expect(readdirSync(folder)).toEqual(['kept-snapshot'])
  })

  test('clears away what a killed process left, and not what another is writing', async () => {
    const long = new Date(Date.now() - 2 * 3_600_000)
    for (const name of ['left', 'new']) writeFileSync(`${file}.${name}`, '')
    utimesSync(`${file}.left`, long, long)
    await kept.keep(built, other(), never)
    expect(readdirSync(folder).sort()).toEqual(['kept-snapshot', 'kept-snapshot.new'])
    rmSync(`${file}.new`)
  })
})

describe('a server that starts', () => {
  let builds = 0
  beforeEach(() => {
    rmSync(file)
    said = []
  })
  const build: Build = (given, signal) => {
    builds++
    return buildHere(database)(given, signal)
  }
  const start = async () => {
    builds = 0
    const onError = (error: unknown) => {
      throw error
    }
    return await openDataset({ database, build, kept, coverage: 'all', clock, onError })
  }
  const isSaid = (line: string) => expect.poll(() => said).toContain(line)
  // Not how long it took, nor what it weighs, which is more where it was read in one piece.
  const shown = (dataset: Dataset) => {
    const { index, ...rest } = dataset.current()
    return { ...rest, weight: null, bytes: null, preparedSeconds: null, index: { ...index, cache: null } }
  }
  const restart = async (dataset: Dataset) => {
    await dataset.close()
    said = []
    return await start()
  }

  test('again on the same data builds nothing, and answers the same', async () => {
    const first = await start()
    await isSaid(isKept)
    const second = await restart(first)
    expect([builds, said]).toEqual([0, [found]])
    expect(shown(second)).toEqual(shown(first))
    await second.close()
  })

  test('after an import that it has seen finds what it built then', async () => {
    const first = await start()
    await isSaid(isKept)
    said = []
    await importConstables(3)
    await first.refresh()
    await isSaid(isKept)
    const second = await restart(first)
    expect([builds, second.current().index.version]).toEqual([0, built.index.version + 1])
    expect(shown(second)).toEqual(shown(first))
    await second.close()
  })

  test('builds where the data has changed and its version has the same number, as after a restore', async () => {
    const first = await start()
    await isSaid(isKept)
    const { version, rowCount } = first.current().index
    await importConstables(4)
    await sql`update dataset_version set version = ${version}`.execute(database)
    await first.refresh()
    expect([first.current().index.version, first.current().index.rowCount]).toEqual([version, rowCount + 1])
    await first.close()
    await kept.keep(built, origin, never)
    said = []
    const second = await start()
    expect([builds, said, second.current().index.rowCount]).toEqual([1, [], rowCount + 1])
    await second.close()
  })
})
