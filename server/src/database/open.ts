import { applicationNames } from '#database/application-names.ts'
import { type Connections, connectCounted, type Database, type DatabaseAddress } from '#database/connect.ts'
import { startEmbedded } from '#database/embedded.ts'
import { migrate } from '#database/migrate.ts'
import { asNotReached } from '#database/not-reached.ts'

export interface OpenDatabase {
  readonly database: Database
  readonly isEmbedded: boolean
  readonly address: DatabaseAddress
  readonly connections: () => Connections
  /** As of the embedded database; nobody knows what PostgreSQL has answered. */
  readonly answered?: () => number
  readonly close: () => Promise<void>
}

interface OpenOptions {
  /** PostgreSQL; undefined = the embedded database in `dataDirectory`. */
  readonly url: string | undefined
  readonly dataDirectory: string
  /** Which process opens it; a server by default. */
  readonly as?: keyof typeof applicationNames
  readonly onIdleError: (error: Error) => void
}

/** Opens the configured database and brings its schema up to date. */
export async function openDatabase(options: OpenOptions): Promise<OpenDatabase> {
  const { url, dataDirectory, as = 'server', onIdleError } = options
  const opened = url
    ? postgresql({ connectionString: url, application_name: applicationNames[as] }, onIdleError)
    : await embedded(dataDirectory, onIdleError)
  try {
    await migrate(opened.database)
  } catch (error) {
    await opened.close()
    throw url ? asNotReached(url, error) : error
  }
  return opened
}

function postgresql(connection: DatabaseAddress['connection'], onIdleError: (error: Error) => void): OpenDatabase {
  const address = { connection, engine: 'postgresql' } as const
  const connected = connectCounted(address.connection, address.engine, onIdleError)
  return { ...connected, isEmbedded: false, address, close: () => connected.database.destroy() }
}

async function embedded(dataDirectory: string, onIdleError: (error: Error) => void): Promise<OpenDatabase> {
  const server = await startEmbedded(dataDirectory)
  const address = { connection: server.connection, engine: 'embedded' } as const
  const connected = connectCounted(address.connection, address.engine, onIdleError)
  return {
    ...connected,
    isEmbedded: true,
    address,
    answered: server.answered,
    close: async () => {
      await connected.database.destroy()
      await server.close()
    },
  }
}
