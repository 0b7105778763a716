import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

interface CreatedDatabase {
  readonly name: string
  readonly address: string
  readonly drop: () => Promise<void>
}

/** Makes a database beside the given one: an empty one, or a copy of a template that nobody is connected to. */
export async function createDatabase(url: string, template = 'template1'): Promise<CreatedDatabase> {
  const name = `atlas_test_${randomBytes(6).toString('hex')}`
  // Files that are copied as they are take a quarter of what pages take that are written to the log one by one.
  await administer(url, (client) => client.query(`create database ${name} template ${template} strategy file_copy`))
  const address = new URL(url)
  address.pathname = `/${name}`
  return { name, address: address.href, drop: () => administer(url, (client) => drop(client, name)) }
}

const longestGoodbyeMilliseconds = 5_000

// A pool has ended before its connections are gone; one that is cut off then would fail the test file.
async function drop(client: pg.Client, name: string): Promise<void> {
  const deadline = performance.now() + longestGoodbyeMilliseconds
  const isInUse = async () => (await client.query('select from pg_stat_activity where datname = $1', [name])).rowCount
  while (performance.now() < deadline && (await isInUse())) await pause(10)
  await client.query(`drop database if exists ${name} with (force)`)
}

async function administer(url: string, act: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await act(client)
  await client.end()
}
