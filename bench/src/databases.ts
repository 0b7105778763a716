import pg from 'pg'
import type { Database } from '@atlas/server/database/connect.ts'
import { openDatabase } from '@atlas/server/database/open.ts'
import { loadDemonstration } from '@atlas/server/imports/demonstration.ts'
import { systemClock as clock } from '@atlas/server/platform/clock.ts'

const seed = 1

/**
 * Provides a database with so many invented officials beside the given one and returns its URL. It is kept and reused
 * by the next run.
 */
export async function prepareDatabase(url: string, officials: number, say: (line: string) => void): Promise<string> {
  const name = `atlas_bench_${officials}`
  await createDatabase(url, name)
  const address = new URL(url)
  address.pathname = `/${name}`
  const { database, close } = await openDatabase({ url: address.href, dataDirectory: '', onIdleError: fail })
  try {
    const count = await countOfficials(database)
    const dates = await database.selectFrom('election_date').select('uid').limit(1).execute()
    // A database filled by an older version has no dates of elections.
    if (count !== officials || dates.length === 0) {
      const start = performance.now()
      await loadDemonstration({ database, clock }, { officials, seed })
      say(`${officials} officials made and loaded in ${((performance.now() - start) / 1_000).toFixed(1)} s`)
    }
  } finally {
    await close()
  }
  return address.href
}

export async function countOfficials(database: Database): Promise<number> {
  const { count } = await database
    .selectFrom('official')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Creates an empty database beside the given one for a callback, and replaces an earlier one. */
export async function withEmptyDatabase<Result>(
  url: string,
  name: string,
  use: (address: string) => Promise<Result>,
): Promise<Result> {
  const drop = `drop database if exists ${name} with (force)`
  await administer(url, (client) => client.query(drop))
  await createDatabase(url, name)
  const address = new URL(url)
  address.pathname = `/${name}`
  try {
    return await use(address.href)
  } finally {
    await administer(url, (client) => client.query(drop))
  }
}

/** Creates a temporary copy of a database for a callback. */
export async function withCopyOf<Result>(
  url: string,
  name: string,
  use: (address: string) => Promise<Result>,
): Promise<Result> {
  const address = new URL(url)
  const model = address.pathname.slice(1)
  address.pathname = '/postgres'
  const drop = `drop database if exists ${name} with (force)`
  await administer(address.href, (client) => client.query(drop))
  await administer(address.href, (client) => client.query(`create database ${name} template ${model}`))
  const copy = new URL(url)
  copy.pathname = `/${name}`
  try {
    return await use(copy.href)
  } finally {
    await administer(address.href, (client) => client.query(drop))
  }
}

async function createDatabase(url: string, name: string): Promise<void> {
  await administer(url, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`create database ${name}`)
  })
}

async function administer(url: string, act: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await act(client)
  } finally {
    await client.end()
  }
}

function fail(error: Error): void {
  throw error
}
