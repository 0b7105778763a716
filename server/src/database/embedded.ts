import { statfsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { EmbeddedThread } from '#database/embedded-thread.ts'
import { socketAddress } from '#database/socket-address.ts'
import { lockOwner, takeLock } from '#platform/lock.ts'

/** What a `pg.Pool` needs to reach an embedded database. */
export interface EmbeddedConnection {
  readonly host: string
  readonly port: number
  readonly user: string
  readonly database: string
  readonly ssl: false
}

export interface Embedded {
  readonly connection: EmbeddedConnection
  /** How much it has answered so far, whoever asked: while the number is the same, nothing has changed in it. */
  readonly answered: () => number
  /** The whole database as one file, to start others from. No transaction may be open meanwhile. */
  readonly dump: () => Promise<Blob>
  /** Writes everything to disk, stops the thread and gives the folder free. End the pools first. */
  readonly close: () => Promise<void>
}

interface EmbeddedOptions {
  /** What `dump` answered; only for a database in memory. */
  readonly template?: Blob
  /** Called when the database died while in use; without it, the error ends the process. */
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
  const answers = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const thread = new EmbeddedThread({ folder, listen: address.listen, template: options.template, answers })
  const release = async () => {
    await thread.stop()
    address.remove()
    lock?.release()
  }

  const listening = await thread.opened().catch(async (cause: Error) => {
    await release()
    const reason = folder && isDiskFull(folder) ? 'there is no space left on its disk' : cause.message
    throw new Error(`The embedded database in ${folder ?? 'memory'} cannot be opened: ${reason}`, { cause })
  })
  const connection = { ...address.reach(listening), user: 'postgres', database: 'postgres', ssl: false } as const
  lock?.leaveNote(JSON.stringify(connection))
  let isClosing = false
  void thread.ended.then((error) => {
    if (!isClosing) (options.onCrash ?? endProcess)(error)
  })
  return {
    connection,
    answered: () => Atomics.load(answers, 0),
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

/**
 * How to reach the embedded database of a folder that a process of the same user has open already;
 * undefined where nobody has it.
 */
export function openElsewhere(dataDirectory: string): EmbeddedConnection | undefined {
  const owner = lockOwner(dataDirectory)
  if (!owner) return undefined
  if (owner.note === '') throw new Error(`Process ${owner.pid} is just opening the database. Try again in a moment.`)
  return JSON.parse(owner.note) as EmbeddedConnection
}

function endProcess(error: Error): void {
  setImmediate(() => {
    throw error
  })
}

// It ends in many ways there, none of which says so.
const leastBytes = 1_048_576

function isDiskFull(folder: string): boolean {
  const { bavail, bsize } = statfsSync(dirname(folder))
  return bavail * bsize < leastBytes
}
