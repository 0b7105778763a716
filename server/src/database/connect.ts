import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { applicationNames } from '#database/application-names.ts'
import { CopyingClient } from '#database/copied-rows.ts'
import { NamingClient } from '#database/named-statements.ts'
import type { Schema } from '#database/schema.ts'
import { timeLimits } from '#database/time-limits.ts'

export type Database = Kysely<Schema>

/** How a database is reached, from any thread of this process. */
export interface DatabaseAddress {
  readonly connection: pg.PoolConfig
  readonly engine: keyof typeof poolSize
}

/** How many connections one process holds at most. The embedded database has a single session behind them all. */
const poolSize = { postgresql: 10, embedded: 4 }

// The embedded database has one session, so a limit would apply to everybody, and nobody waits there for a lock.
const limits = { postgresql: timeLimits, embedded: {} }

// What people see is views over a dozen tables. By the limit of eight, of a few officials all seats are put together first.
const planning = { postgresql: { options: '-c join_collapse_limit=20 -c from_collapse_limit=20' }, embedded: {} }

// On the embedded database a second connection asked for inside a transaction would wait for ever: waiting this long is
// an error instead. There an import is everybody's turn to wait, which takes tens of seconds on a slow machine.
const connectTimeoutMilliseconds = { postgresql: 10_000, embedded: 60_000 }

const dateType = 1082
const bigIntegerType = 20

/** What the driver makes of SQL types: a day stays text, a count is a number; nothing shifts by a time zone. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((id: number, format?: 'text' | 'binary') => {
    if (id === dateType) return (text: string) => text
    if (id === bigIntegerType) return readInteger
    return pg.types.getTypeParser(id, format) as unknown
  }) as typeof pg.types.getTypeParser,
}

function readInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new Error(`The integer ${text} is too large to be read exactly`)
  return value
}

/** How many connections a process may have, has, and has free, and how many wait for one. */
export interface Connections {
  readonly most: number
  readonly open: number
  readonly idle: number
  readonly awaited: number
}

interface Connected {
  readonly database: Database
  readonly connections: () => Connections
}

/** Opens a pool of connections; the caller ends it with `database.destroy()`. */
export function connect(...address: Parameters<typeof connectCounted>): Database {
  return connectCounted(...address).database
}

/** The same, with the state of the pool. */
export function connectCounted(
  connection: pg.PoolConfig,
  engine: keyof typeof poolSize,
  onIdleError: (error: Error) => void,
): Connected {
  const pool = new pg.Pool({
    max: poolSize[engine],
    connectionTimeoutMillis: connectTimeoutMilliseconds[engine],
    application_name: applicationNames.server,
    types,
    ...limits[engine],
    ...planning[engine],
    Client: engine === 'postgresql' ? NamingClient : CopyingClient,
    ...connection,
  })
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', onIdleError)
  // So would one that breaks between two statements of a transaction, which hears of it at the next one.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return {
    database: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }),
    connections: () => ({
      most: pool.options.max,
      open: pool.totalCount,
      idle: pool.idleCount,
      awaited: pool.waitingCount,
    }),
  }
}
