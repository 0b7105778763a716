import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays } from '@atlas/contract/rules/calendar-day.ts'
import type { Database } from '#database/connect.ts'
import { testDatabase } from '#testing/database.ts'
import { type Builder, buildHere, type BuiltSnapshot } from '#dataset/build-snapshot.ts'
import { type Dataset, openDataset } from '#dataset/dataset.ts'
import { snapshotCacheIn } from '#dataset/snapshot-cache.ts'
import { hasHadIdentity, readVersion } from '#dataset/version.ts'
import { buffersIn } from '#dataset/weight.ts'
import { loadDemonstration } from '#imports/demonstration.ts'
import { loadRecords } from '#imports/load-records.ts'
import { buildRecords } from '#testing/imports/records/records.ts'
import { dayOf, systemClock as clock } from '#platform/clock.ts'
import { logTo } from '#platform/log.ts'

const never = new AbortController().signal
const folder = mkdtempSync(join(tmpdir(), 'atlas-kept-'))
const file = join(folder, 'kept-snapshot')
const options = { coverage: 'all', today: dayOf(clock.now()) } as const
const found = 'The search index is the one that was kept'
const answersMeanwhile =
  'The search index that was kept is of earlier data or an earlier day: it answers until the new one is built'
const isSaved = 'The search index is kept for the next start'
const isUnusable = 'The search index that was kept cannot be used: it is built'
const other = '00000000-0000-4000-8000-000000000000'
const isNotSaved = 'The search index cannot be kept: the next start builds it'

let logged: string[] = []
const log = logTo(
  new Writable({
    write: (line, _, done) => {
      logged.push((JSON.parse(String(line)) as { msg: string }).msg)
      done()
    },
  }),
  'info',
)
const cache = snapshotCacheIn(folder, log)
let database: Database
let built: BuiltSnapshot
let origin: Parameters<typeof cache.find>[0]

const find = async (request = origin, { known: identities = [] as string[], by = cache } = {}) =>
  await by.find(request, async (identity) => identities.includes(identity))

beforeAll(async () => {
  database = await testDatabase()
  await loadDemonstration({ database, clock }, { officials: 400, seed: 1 })
  built = (await buildHere(database).build(options, null, never)).snapshot
  origin = { ...options, identity: built.identity, isDemonstration: true }
})
beforeEach(async () => {
  rmSync(file, { force: true })
  await cache.save(built, 'all', never)
  logged = []
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let constables = 2

/** Imports one more constable than before; each import is a new version. */
async function importAnother(): Promise<void> {
  const options = {
    origin: 'public',
    isDemonstration: false,
    now: clock.now(),
    acceptLosses: Number.POSITIVE_INFINITY,
  } as const
  await loadRecords(database, buildRecords({ constables: ++constables }), { ...options, onProgress: () => undefined })
}

describe('the snapshot that was built last', () => {
  test('is read as it was built, into memory that threads share', async () => {
    const read = await find()
    expect(read).toEqual(built)
    expect(logged).toEqual([found])
    expect([...buffersIn(read)].filter((memory) => !(memory instanceof SharedArrayBuffer))).toEqual([])
  })

  test('is one file that only its owner reads', () => {
    expect(readdirSync(folder)).toEqual(['kept-snapshot'])
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  test('is written once', async () => {
    const { ino } = statSync(file)
    await cache.save(built, 'all', never)
    expect([statSync(file).ino, logged]).toEqual([ino, []])
  })

  test.each([
    ['an earlier day', { today: addDays(options.today, 7) }],
    ['data that the database has held before', { identity: other }],
  ])('answers where it is of %s, and says that a new one comes', async (_, request) => {
    expect(await find({ ...origin, ...request }, { known: [built.identity] })).toEqual(built)
    expect(logged).toEqual([answersMeanwhile])
  })

  test.each([
    ['data that the database has never held', { identity: other }],
    ['a later day', { today: addDays(options.today, -1) }],
    ['more than a week ago', { today: addDays(options.today, 8) }],
    ['another coverage setting', { coverage: 'rule' }],
    ['invented officials, and the data of real ones', { isDemonstration: false }],
  ] as const)('never answers where it is of %s', async (_, request) => {
    const identities = 'identity' in request ? [] : [built.identity]
    expect(await find({ ...origin, ...request }, { known: identities })).toBeNull()
    expect(logged).toEqual([])
  })

  test('is not that of another program', async () => {
    expect(await find(origin, { by: snapshotCacheIn(folder, log, 'another') })).toBeNull()
  })

  test.each([
    ['coverage setting', { coverage: 'rule' }],
    ['day', { today: '2026-01-01' }],
    ['data', { identity: other }],
  ] as const)('makes room for one of another %s', async (_, { coverage, ...changed }: Partial<typeof origin>) => {
    await cache.save({ ...built, ...changed }, coverage ?? 'all', never)
    expect(logged).toEqual([isSaved])
    logged = []
    await find({ ...origin, ...changed, ...(coverage && { coverage }) })
    expect(logged).toEqual([found])
  })

  test.each([
    ['cut short in the middle', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['cut short in its first bytes', (bytes: Buffer) => bytes.subarray(0, 40)],
    ['empty', () => ''],
    ['longer than it was', (bytes: Buffer) => Buffer.concat([bytes, bytes])],
    ['damaged in an array', (bytes: Buffer) => bytes.fill(bytes.at(1_001) === 1 ? 2 : 1, 1_001, 1_002)],
    ['damaged in its last value', (bytes: Buffer) => bytes.fill(0, bytes.length - 9, bytes.length - 4)],
    ['damaged in its length', (bytes: Buffer) => bytes.fill(1, 72, 80)],
  ])('is not used where its file is %s, and is kept anew', async (_, spoil) => {
    writeFileSync(file, spoil(readFileSync(file)))
    expect(await find()).toBeNull()
    await cache.save(built, 'all', never)
    expect(await find()).toEqual(built)
    expect(logged).toEqual([isUnusable, isSaved, found])
  })
})

describe('keeping a snapshot', () => {
  const another = () => ({ ...built, today: '2026-01-01' })

  test('that cannot be written says so in one line, and fails nobody', async () => {
    await snapshotCacheIn(join(file, 'below'), log).save(built, 'all', never)
    expect(logged).toEqual([isNotSaved])
  })

  test('that cannot be written leaves none that is older: it would answer at the next start', async () => {
    const unwritable = { ...another(), today: Symbol('which nobody can write') as unknown as string }
    await cache.save(unwritable, 'all', never)
    expect([logged, readdirSync(folder)]).toEqual([[isNotSaved], []])
  })

  test('is given up without a word or a trace by a server that closes', async () => {
    const closing = new AbortController()
    const saving = cache.save(another(), 'all', closing.signal)
    closing.abort()
    await saving
    expect([logged, readdirSync(folder)]).toEqual([[], ['kept-snapshot']])
    expect(await find()).not.toBeNull()
  })

  test('by two processes at once leaves one whole file', async () => {
    await Promise.all([cache.save(another(), 'all', never), snapshotCacheIn(folder, log).save(another(), 'all', never)])
    expect(await find({ ...origin, today: another().today })).toEqual(another())
    expect(readdirSync(folder)).toEqual(['kept-snapshot'])
  })

  test('clears away what a killed process left, and not what another is writing', async () => {
    const long = new Date(Date.now() - 2 * 3_600_000)
    for (const name of ['left', 'new']) writeFileSync(`${file}.${name}`, '')
    utimesSync(`${file}.left`, long, long)
    await cache.save(another(), 'all', never)
    expect(readdirSync(folder).sort()).toEqual(['kept-snapshot', 'kept-snapshot.new'])
    rmSync(`${file}.new`)
  })
})

describe('a server that starts', () => {
  let builds = 0
  let failures = 0
  let errors: unknown[] = []
  let now = clock.now()
  beforeEach(() => {
    rmSync(file)
    logged = []
    failures = 0
    errors = []
    now = clock.now()
  })
  afterEach(() => expect(errors).toHaveLength(0))
  const build: Builder['build'] = (...given) => {
    builds++
    if (failures-- > 0) throw new Error('Cannot be built')
    return buildHere(database).build(...given)
  }
  const start = async () => {
    builds = 0
    const onError = (error: unknown) => errors.push(error)
    const builder = { build, close: () => Promise.resolve() }
    return await openDataset({ database, builder, cache, coverage: 'all', clock: { now: () => now }, onError })
  }
  const isLogged = (line: string) => expect.poll(() => logged).toContain(line)
  // Without the build time, and without the memory, which is larger if it was read in one piece.
  const shown = (dataset: Dataset) => {
    const { index, ...rest } = dataset.current()
    return { ...rest, weight: null, bytes: null, preparedSeconds: null, index: { ...index, cache: null } }
  }
  /** Long enough to save the snapshot. */
  const startAndEnd = async () => {
    const dataset = await start()
    await isLogged(isSaved)
    await dataset.close()
    return dataset
  }
  const restart = async (dataset: Dataset) => {
    await dataset.close()
    logged = []
    return await start()
  }

  test('again on the same data builds nothing, and answers the same', async () => {
    const first = await start()
    await isLogged(isSaved)
    const second = await restart(first)
    expect([builds, logged]).toEqual([0, [found]])
    expect(shown(second)).toEqual(shown(first))
    await second.close()
  })

  test('after an import that it has seen finds what it built then', async () => {
    const first = await start()
    await isLogged(isSaved)
    logged = []
    await importAnother()
    await first.refresh()
    await isLogged(isSaved)
    const second = await restart(first)
    expect([builds, second.current().index.version]).toEqual([0, built.index.version + 1])
    expect(shown(second)).toEqual(shown(first))
    await second.close()
  })

  const startOnNewData = async ({ buildsThatFail = 0 } = {}) => {
    const first = await startAndEnd()
    await importAnother()
    logged = []
    failures = buildsThatFail
    const second = await start()
    return { first, second, ofBoth: () => [first, second].map((dataset) => dataset.current().index.version) }
  }

  test('on data that no server has built yet answers from what was kept, and builds meanwhile', async () => {
    const { first, second, ofBoth } = await startOnNewData()
    expect([shown(second), builds, logged]).toEqual([shown(first), 0, [answersMeanwhile]])
    await expect.poll(ofBoth).toEqual([first.current().index.version, first.current().index.version + 1])
    await isLogged(isSaved)
    const third = await restart(second)
    expect([builds, logged]).toEqual([0, [found]])
    expect(shown(third)).toEqual(shown(second))
    await third.close()
  })

  test('answers on when what is new cannot be built, says so, and builds it later', async () => {
    const { second, ofBoth } = await startOnNewData({ buildsThatFail: 2 })
    const [before] = ofBoth()
    await expect.poll(() => errors.length).toBe(2)
    await expect.poll(ofBoth).toEqual([before, (before as number) + 1])
    errors = []
    await second.close()
  })

  test('on another day answers from what was kept, and builds meanwhile', async () => {
    const first = await startAndEnd()
    now = new Date(now.getTime() + 86_400_000)
    const second = await start()
    expect(second.current().today).toBe(first.current().today)
    await expect.poll(() => second.current().today).toBe(dayOf(now))
    await second.close()
  })

  test('closes while it still builds what is new', async () => {
    const { second } = await startOnNewData()
    await expect.poll(() => builds, { interval: 5 }).toBe(1)
    await second.close()
    expect(errors).toEqual([])
  })

  test('writes again nothing that it has found', async () => {
    const first = await start()
    await isLogged(isSaved)
    const second = await restart(first)
    const savedMeanwhile = { ...built, identity: other }
    await cache.save(savedMeanwhile, 'all', never)
    logged = []
    await pause(1_000)
    expect(logged).toEqual([])
    await second.close()
  })

  test('builds where the database has never held what was kept, as after a restore', async () => {
    const first = await startAndEnd()
    await cache.save(
      { ...(await buildHere(database).build(options, null, never)).snapshot, identity: other },
      'all',
      never,
    )
    logged = []
    const second = await start()
    expect([builds, logged]).toEqual([1, []])
    expect(shown(second)).toEqual(shown(first))
    await second.close()
  })
})

test('a database has held what was replaced, and neither what holds now, nor what it was never given, nor what was rolled back', async () => {
  const { identity: before } = await readVersion(database)
  await importAnother()
  const { identity: now } = await readVersion(database)
  let rolledBack = ''
  const rolling = database.transaction().execute(async (transaction) => {
    await sql`update dataset_version set version = version + 1`.execute(transaction)
    rolledBack = (await readVersion(transaction)).identity
    throw new Error('Rolled back')
  })
  await expect(rolling).rejects.toThrow('Rolled back')
  const identities = await Promise.all(
    [before, now, other, rolledBack].map(async (each) => await hasHadIdentity(database, each)),
  )
  expect(identities).toEqual([true, false, false, false])
})
