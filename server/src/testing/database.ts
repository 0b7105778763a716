import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { inject } from 'vitest'
import { connect, type Database, type DatabaseAddress } from '#database/connect.ts'
import { startEmbedded } from '#database/embedded.ts'
import { migrate } from '#database/migrate.ts'
import { createDatabase } from '#testing/database/create-database.ts'
import { afterwards } from '#testing/end.ts'

/**
 * A fresh, migrated database for one test file: PostgreSQL where DATABASE_URL is set, else the embedded
 * one in memory. It is gone after the file, or after the test that asked for it.
 */
export async function testDatabase(): Promise<Database> {
  return (await reachableTestDatabase()).database
}

/** The same, for a test in which another thread uses it too. */
export async function reachableTestDatabase(): Promise<{ database: Database; address: DatabaseAddress }> {
  const url = process.env.DATABASE_URL
  const { address, remove } = url ? await onPostgresql(url) : await embedded()
  const database = connect(address.connection, address.engine, fail)
  afterwards(async () => {
    await database.destroy()
    await remove()
  })
  await migrate(database)
  return { database, address }
}

interface TestDatabase {
  readonly address: DatabaseAddress
  readonly remove: () => Promise<void>
}

// While a process holds the compiled program of the embedded database, each thread that starts one takes over what is
// compiled already, with all that V8 made faster since: that halves what a start costs.
const program = join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), 'pglite.wasm')
// It is in the types of browsers alone.
declare const WebAssembly: { compile(program: Buffer): Promise<object> }
let compiled: object | undefined

async function embedded(): Promise<TestDatabase> {
  compiled ??= await WebAssembly.compile(readFileSync(program))
  const template = inject('emptyDatabase')
  const server = await startEmbedded(null, template === null ? {} : { template: new Blob([readFileSync(template)]) })
  return { address: { connection: server.connection, engine: 'embedded' }, remove: server.close }
}

async function onPostgresql(url: string): Promise<TestDatabase> {
  const { address, drop } = await createDatabase(url, inject('emptyPostgresql') ?? undefined)
  return { address: { connection: { connectionString: address }, engine: 'postgresql' }, remove: drop }
}

function fail(error: Error): void {
  throw error
}
