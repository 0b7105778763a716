import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { cacheIndexAfter } from '#commands/cache-index.ts'
import { connect } from '#database/connect.ts'
import { type OpenDatabase, openDatabase } from '#database/open.ts'
import { createDatabase } from '#testing/database/create-database.ts'
import { folderWithDatabase } from '#testing/database/folder.ts'
import { buildInThread } from '#dataset/build-in-thread.ts'
import { openDataset } from '#dataset/dataset.ts'
import { snapshotCacheIn } from '#dataset/snapshot-cache.ts'
import { readVersion } from '#dataset/version.ts'
import { loadDemonstration } from '#imports/demonstration.ts'
import { testClock } from '#testing/app.ts'
import { atlasCommand } from '#testing/command.ts'

const clock = testClock()
const coverage = 'all'
const folder = mkdtempSync(join(tmpdir(), 'atlas-command-kept-'))
const url = process.env.DATABASE_URL
let warnings: string[] = []
const log = { info: () => undefined, warn: (_: unknown, text: string) => warnings.push(text) } as never
const cache = snapshotCacheIn(folder, log)
const fail = (error: unknown) => {
  throw error
}

let created: Awaited<ReturnType<typeof createDatabase>> | undefined
let opened: OpenDatabase

beforeAll(async () => {
  if (url) created = await createDatabase(url)
  opened = await openDatabase({
    url: created?.address,
    dataDirectory: url ? '' : folderWithDatabase(),
    as: 'command',
    onIdleError: fail,
  })
})
afterEach(() => {
  rmSync(join(folder, 'kept-snapshot'), { force: true })
  warnings = []
})
afterAll(async () => {
  await opened.close()
  await created?.drop()
  rmSync(folder, { recursive: true })
})

let officials = 40

/** One official more than before. */
async function importAnother(): Promise<void> {
  const { database } = opened
  await loadDemonstration({ database, clock }, { officials: ++officials, seed: 1, onProgress: () => undefined })
}

/** What a command says beside its report. */
async function run(change: () => Promise<void>, builder = buildInThread(opened.address)): Promise<string[]> {
  const lines: string[] = []
  const { database, isEmbedded } = opened
  const options = {
    database,
    isEmbedded,
    builder,
    cache,
    coverage,
    clock,
    log,
    onProgress: (step: string) => void lines.push(step),
  } as const
  await cacheIndexAfter(options, change)
  return lines
}

const refuse = async () => {
  throw new Error('It was to be there')
}
const refusing = { build: refuse, close: () => Promise.resolve() }

test('a server that starts after a command finds the index of what that brought', async () => {
  const { database } = opened
  expect(await run(importAnother)).toEqual(['Building the search index for the next start'])
  const dataset = await openDataset({ database, coverage, clock, cache, builder: refusing, onError: fail })
  expect(dataset.current().identity).toBe((await readVersion(database)).identity)
  await dataset.close()
  expect(warnings).toEqual([])
})

test('as a person types it, a command builds the index after its report', async () => {
  const settings = { DATA_DIR: folderWithDatabase(), ...(created && { DATABASE_URL: created.address }) }
  const { exitCode, output, errors } = await atlasCommand(['demo', '--officials', '30'], settings)
  expect([exitCode, errors]).toEqual([0, ''])
  expect(output).toMatch(/The data is now at version \d+\.\nBuilding the search index for the next start\n$/)
  expect(existsSync(join(settings.DATA_DIR, 'kept-snapshot'))).toBe(true)
})

test('a command that changes nothing builds nothing', async () => {
  expect(await run(async () => undefined, refusing)).toEqual([])
})

test('a command that fails says so, and builds nothing', async () => {
  await expect(run(refuse)).rejects.toThrow('It was to be there')
  expect(existsSync(join(folder, 'kept-snapshot'))).toBe(false)
})

test('what a command has brought stands, also where the index cannot be built', async () => {
  const before = await readVersion(opened.database)
  await run(importAnother, refusing)
  expect((await readVersion(opened.database)).version).toBe(before.version + 1)
  expect(warnings).toEqual(['The search index cannot be built now: the next start builds it'])
})

test.skipIf(!url)('beside a server, which builds its own, a command builds nothing', async () => {
  const server = connect({ connectionString: created?.address }, 'postgresql', fail)
  try {
    await readVersion(server)
    expect(await run(importAnother, refusing)).toEqual([])
  } finally {
    await server.destroy()
  }
})
