import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { Database } from '#database/connect.ts'
import { openDatabase } from '#database/open.ts'
import { createDatabase } from '#database/test-database.ts'
import { loadRecords } from '#imports/load-records.ts'
import { buildOfficial, buildRecords } from '#imports/records/test-records.ts'
import { until } from '#jobs/test-queue.ts'
import { addressOf, startServer } from '#test-server.ts'

// Several processes are for PostgreSQL only: the embedded database belongs to one.
describe.skipIf(!process.env.DATABASE_URL)('two servers on one PostgreSQL', () => {
  test('both show what an import brought, once it is committed', async () => {
    const { address, drop } = await createDatabase(process.env.DATABASE_URL ?? '')
    const folder = await mkdtemp(join(tmpdir(), 'atlas-two-'))
    const settings = { DATABASE_URL: address, DATA_DIR: folder }
    const servers = [startServer(settings), startServer(settings)]
    const addresses = await Promise.all(servers.map(addressOf))
    const shown = async () => await Promise.all(addresses.map(recordsAsOf))
    expect(await shown()).toEqual([null, null])

    const { database, close } = await openDatabase({ url: address, dataDirectory: '', onIdleError: fail })
    for (const asOf of ['2026-01-31', '2026-02-28']) {
      const before = await shown()
      const committing = await database.transaction().execute(async (transaction) => {
        // What waits for the import to end, as the last of its statements, keeps it from being committed.
        await sql`lock table import_run in exclusive mode`.execute(transaction)
        const importing = importOf(database, asOf)
        await until(async () => (await sql`select from pg_locks where not granted`.execute(database)).rows.length > 0)
        expect(await shown()).toEqual(before)
        return { importing }
      })
      await committing.importing
      await until(async () => (await shown()).every((day) => day === asOf))
    }
    await close()
    for (const { process: child } of servers) child.kill('SIGTERM')
    expect(await Promise.all(servers.map(({ ended }) => ended))).toEqual([0, 0])
    await drop()
    await rm(folder, { recursive: true })
  })
})

async function importOf(database: Database, asOf: string): Promise<void> {
  const records = buildRecords({ officials: [buildOfficial({ asOf })] })
  await loadRecords(database, records, {
    origin: 'public',
    isDemonstration: false,
    now: new Date(),
    onProgress: () => undefined,
  })
}

async function recordsAsOf(address: string): Promise<string | null> {
  const answer = await fetch(`${address}/api${endpoints.settings.path}`)
  return ((await answer.json()) as { records_as_of: string | null }).records_as_of
}

function fail(error: Error): void {
  throw error
}
