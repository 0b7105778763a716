import { type ExecProtocolOptionsStream, PGlite, type PGliteOptions, type Results } from '@electric-sql/pglite'

const messageType = { startup: 0, query: 0x51, sync: 0x53, terminate: 0x58 }
const endsBatch: ReadonlySet<number | undefined> = new Set(Object.values(messageType))
// Parse, bind, describe, execute and close: nobody waits for an answer to these before a sync or a flush.
const canWait: ReadonlySet<number | undefined> = new Set(Buffer.from('PBDEC'))

/**
 * The one session of the embedded database, shared by every client of the socket server.
 *
 * That server lets clients take turns message by message. A statement that comes in several messages
 * (parse, bind, execute, sync) must not be interrupted: another client's parse would replace it, and the
 * bind that follows would silently answer one client with the other's rows. Inside a transaction the
 * server hears one client only, so an unfinished batch of messages is told to it as a transaction.
 *
 * What can wait is carried out together with the message that ends it: five answers, each written to the socket and
 * read from it, become one.
 */
export class OneSession extends PGlite {
  readonly #onFailure: (error: Error) => void
  readonly #answers: Int32Array
  #isBatchOpen = false
  #waiting: Uint8Array[] = []

  /** @param answers counts in its first number what was carried out, whoever asked for it */
  constructor(options: PGliteOptions, answers: Int32Array, onFailure: (error: Error) => void) {
    super(options)
    this.#answers = answers
    this.#onFailure = onFailure
  }

  override isInTransaction(): boolean {
    return this.#isBatchOpen || super.isInTransaction()
  }

  // The socket server rolls back what a lost client left open. Where that client's last batch failed,
  // everything up to the end of the batch is skipped, the first ROLLBACK too.
  override async exec(statement: string): Promise<Results[]> {
    this.#waiting = []
    this.#isBatchOpen = false
    const results = await super.exec(statement)
    return statement === 'ROLLBACK' && super.isInTransaction() ? await super.exec(statement) : results
  }

  // The socket server serves nobody any more after a message that could not be executed at all.
  override async execProtocolRawStream(message: Uint8Array, options: ExecProtocolOptionsStream): Promise<void> {
    this.#waiting.push(message)
    this.#isBatchOpen = !endsBatch.has(message[0])
    if (canWait.has(message[0])) return
    const batch = this.#waiting.length > 1 ? Buffer.concat(this.#waiting) : message
    this.#waiting = []
    try {
      await super.execProtocolRawStream(batch, options)
      Atomics.add(this.#answers, 0, 1)
    } catch (error) {
      this.#onFailure(new Error('The embedded database failed', { cause: error }))
      throw error
    }
  }
}
