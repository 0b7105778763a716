import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#database/connect.ts'
import { type OpenDatabase, openDatabase } from '#database/open.ts'
import { createDatabase } from '#testing/database/create-database.ts'
import { folderWithDatabase } from '#testing/database/folder.ts'
import { type Dataset, openDataset } from '#dataset/dataset.ts'
import { loadRecords } from '#imports/load-records.ts'
import type { LoadReport } from '#imports/load/load.ts'
import { loadedTableNames } from '#imports/load/loaded-tables.ts'
import { buildRecords } from '#testing/imports/records/records.ts'
import { momentsOfWriting } from '#testing/imports/load/statement.ts'
import { systemClock as clock } from '#platform/clock.ts'

const folder = folderWithDatabase()
const program = fileURLToPath(new URL('../../testing/imports/load/import-victim.ts', import.meta.url))
const constables = { old: 900, new: 800 }
let created: Awaited<ReturnType<typeof createDatabase>> | undefined

const fail = (error: unknown) => {
  throw error
}
const open = () => openDatabase({ url: created?.address, dataDirectory: folder, onIdleError: fail })

beforeAll(async () => {
  if (process.env.DATABASE_URL) created = await createDatabase(process.env.DATABASE_URL)
  const { database, close } = await open()
  await load(database, 'old')
  await close()
})
afterAll(async () => await created?.drop())

async function load(database: Database, prefix: keyof typeof constables): Promise<LoadReport> {
  return await loadRecords(database, buildRecords({ prefix, constables: constables[prefix] }), {
    origin: 'public',
    isDemonstration: false,
    now: clock.now(),
    acceptLosses: Number.POSITIVE_INFINITY,
    onProgress: () => undefined,
  })
}

/** A short digest of everything that an import may change. */
async function digest(database: Database): Promise<string> {
  const tables = [...loadedTableNames, 'dataset_version', 'import_run', 'official_change']
  const texts = tables.map(
    (table) => sql`(select string_agg(each::text, ' ' order by each::text) from ${sql.table(table)} as each)`,
  )
  const { rows } = await sql<{ digest: string }>`select md5(concat_ws('|', ${sql.join(texts)})) as digest`.execute(
    database,
  )
  return rows[0]?.digest ?? ''
}

interface Reader {
  readonly opened: OpenDatabase
  readonly dataset: Dataset
}

async function openReader(): Promise<Reader> {
  const opened = await open()
  return { opened, dataset: await openDataset({ database: opened.database, coverage: 'all', clock, onError: fail }) }
}

async function closeReader({ opened, dataset }: Reader): Promise<void> {
  await dataset.close()
  await opened.close()
}

async function expectOldData({ opened, dataset }: Reader, old: string): Promise<void> {
  await dataset.refresh()
  expect(dataset.current().index.rowCount).toBe(constables.old)
  expect(await digest(opened.database)).toBe(old)
}

// On PostgreSQL a server reads at the same time; the embedded database allows only one process.
test.each(momentsOfWriting)(
  'an import killed when %s leaves the old data whole',
  async (_, statement) => {
    let reader = await openReader()
    const old = await digest(reader.opened.database)
    if (!created) await closeReader(reader)
    const words = [created?.address ?? '', folder, statement.source, String(constables.new)]
    const victim = spawn(process.execPath, [program, ...words], { stdio: ['ignore', 'pipe', 'inherit'] })
    const [output] = (await once(victim.stdout, 'data')) as [Buffer]
    expect(output.toString()).toBe('half\n')
    if (created) await expectOldData(reader, old)
    victim.kill('SIGKILL')
    await once(victim, 'exit')
    if (!created) reader = await openReader()
    await expectOldData(reader, old)
    await closeReader(reader)
  },
  60_000,
)

test('and the same import afterwards brings the new data', async () => {
  const reader = await openReader()
  const { version } = reader.dataset.current().index
  const report = await load(reader.opened.database, 'new')
  expect(report.version).toBe(version + 1)
  await reader.dataset.refresh()
  expect(reader.dataset.current().index).toMatchObject({ version: report.version, rowCount: constables.new })
  const officialChanges = reader.opened.database
    .selectFrom('official_change')
    .select(({ fn }) => fn.countAll<number>().as('count'))
  expect(await officialChanges.where('version', '=', report.version).where('kind', '=', 'left').execute()).toEqual([
    { count: constables.old },
  ])
  await closeReader(reader)
})
