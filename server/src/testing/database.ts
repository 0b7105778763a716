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
export async function testDatabase(joins?: Joins): Promise<Database> {
  return (await reachableTestDatabase(joins)).database
}

/**
 * In which order PostgreSQL joins tables. What people see is views over a dozen of them, and to look for the best order
 * takes it 40 ms a statement, most of what it did in tests. The tables of most tests have a few rows: any order will do.
 */
type Joins = 'as written' | 'as in the product'

interface Reachable {
  readonly database: Database
  readonly address: DatabaseAddress
  /** How much it has answered so far, whoever asked; of the embedded database only. */
  readonly answered?: () => number
}

/** The same, for a test in which another thread uses it too. */
export async function reachableTestDatabase(joins: Joins = 'as written'): Promise<Reachable> {
  const url = process.env.DATABASE_URL
  const { remove, ...reachable } = url ? await onPostgresql(url, joins) : await embedded()
  const { address } = reachable
  const database = connect(address.connection, address.engine, fail)
  afterwards(async () => {
    await database.destroy()
    await remove()
  })
  await migrate(database)
  return { database, ...reachable }
}

interface TestDatabase extends Omit<Reachable, 'database'> {
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
  const { connection, answered, close: remove } = server
  return { address: { connection, engine: 'embedded' }, answered, remove }
}

async function onPostgresql(url: string, joins: Joins): Promise<TestDatabase> {
  const { address, drop } = await createDatabase(url, inject('emptyPostgresql') ?? undefined)
  const reached = new URL(address)
  if (joins === 'as written') reached.searchParams.set('options', '-c join_collapse_limit=1')
  return { address: { connection: { connectionString: reached.href }, engine: 'postgresql' }, remove: drop }
}

function fail(error: Error): void {
  throw error
}
