import { resolve } from 'node:path'
import { EmbeddedThread } from '#database/embedded-thread.ts'
import { socketAddress } from '#database/socket-address.ts'
import { takeLock } from '#platform/lock.ts'

export interface Embedded {
  /** What a `pg.Pool` needs to reach the database. */
  readonly connection: {
    readonly host: string
    readonly port: number
    readonly user: string
    readonly database: string
    readonly ssl: false
  }
  /** The whole database as one file, to start others from. No transaction may be open meanwhile. */
  readonly dump: () => Promise<Blob>
  /** Writes everything to disk, stops the thread and gives the folder free. End the pools first. */
  readonly close: () => Promise<void>
}

interface EmbeddedOptions {
  /** What `dump` answered; only for a database in memory. */
  readonly template?: Blob
  /** Hears that the database died while in use; without it, the error ends the process. */
  readonly onCrash?: (error: Error) => void
}

/**
 * Starts the embedded database in a thread of its own, so that a long query holds up nobody else, and
 * behind a socket, so that its driver is PostgreSQL's. With null as the folder it lives in memory.
 * Throws where another process has the folder, and where the files in it cannot be opened.
 */
export async function startEmbedded(dataDirectory: string | null, options: EmbeddedOptions = {}): Promise<Embedded> {
  const lock = dataDirectory === null ? undefined : takeLock(dataDirectory)
  const address = socketAddress()
  const folder = dataDirectory === null ? null : resolve(dataDirectory, 'database')
  const thread = new EmbeddedThread({ folder, listen: address.listen, template: options.template })
  const release = async () => {
    await thread.stop()
    address.remove()
    lock?.release()
  }

  const listening = await thread.opened().catch(async (cause: Error) => {
    await release()
    throw new Error(`The embedded database in ${folder ?? 'memory'} cannot be opened: ${cause.message}`, { cause })
  })
  let isClosing = false
  void thread.ended.then((error) => {
    if (!isClosing) (options.onCrash ?? endProcess)(error)
  })
  return {
    connection: { ...address.reach(listening), user: 'postgres', database: 'postgres', ssl: false },
    dump: () => thread.ask('dump'),
    close: async () => {
      isClosing = true
      try {
        await thread.ask('close')
      } finally {
        await release()
      }
    },
  }
}

function endProcess(error: Error): void {
  setImmediate(() => {
    throw error
  })
}
