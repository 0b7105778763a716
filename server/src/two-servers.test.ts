import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import { problems } from '@atlas/contract/problem.ts'
import type { Database } from '#database/connect.ts'
import { openDatabase } from '#database/open.ts'
import { createDatabase } from '#testing/database/create-database.ts'
import { loadRecords } from '#imports/load-records.ts'
import { buildOfficial, buildRecords } from '#testing/imports/records/records.ts'
import { until } from '#testing/jobs/queue.ts'
import { addressOf, startServer } from '#testing/server.ts'

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

// The embedded database is part of the process: it cannot be away.
describe.skipIf(!process.env.DATABASE_URL)('a server whose PostgreSQL is away', () => {
  test('says so in a sentence, goes on with what it holds, and works again by itself', async () => {
    const { address, drop } = await createDatabase(process.env.DATABASE_URL ?? '')
    const folder = await mkdtemp(join(tmpdir(), 'atlas-away-'))
    const way = await wayTo(address)
    const server = startServer({ DATABASE_URL: way.address, DATA_DIR: folder })
    const url = await addressOf(server)
    const signIn = async () => {
      const body = JSON.stringify({ email: 'nobody@example.org', password: 'wrong' })
      const headers = { 'content-type': 'application/json', origin: url }
      const answer = await fetch(`${url}/api/auth/login`, { method: 'POST', body, headers })
      return { status: answer.status, wait: answer.headers.get('retry-after'), body: await answer.text() }
    }
    const statusOf = async (path: string) => (await fetch(`${url}${path}`)).status
    expect((await signIn()).status).toBe(401)
    for (const absence of ['one', 'another']) {
      way.close()
      const refused = await signIn()
      expect([absence, refused.status, refused.wait]).toEqual([absence, 503, '5'])
      expect(JSON.parse(refused.body)).toMatchObject({ detail: problems.unavailable.detail })
      expect(await Promise.all(['/', '/api/health/live', '/api/health/ready', '/api/settings'].map(statusOf))).toEqual([
        200, 200, 503, 200,
      ])
      way.open()
      await until(async () => (await signIn()).status === 401)
      expect(await statusOf('/api/health/ready')).toBe(200)
    }
    server.process.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    way.close()
    await drop()
    await rm(folder, { recursive: true })
  })
})

/** The same database, at an address of its own that can be closed: who is connected is cut off, and nobody gets in. */
async function wayTo(database: string) {
  const to = new URL(database)
  const sockets = new Set<Socket>()
  let isOpen = true
  const way = createServer((from) => {
    if (!isOpen) return void from.destroy()
    const onward = connect(Number(to.port || 5_432), to.hostname)
    for (const [socket, other] of [
      [from, onward],
      [onward, from],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => other.destroy()).on('close', () => sockets.delete(socket))
      socket.pipe(other)
    }
  })
  way.unref()
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve))
  const address = new URL(database)
  address.host = `127.0.0.1:${(way.address() as AddressInfo).port}`
  return {
    address: address.href,
    close: () => {
      isOpen = false
      for (const socket of sockets) socket.destroy()
    },
    open: () => (isOpen = true),
  }
}

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
