import type { Readable } from 'node:stream'
import type { Context } from '#context/context.ts'
import { audit } from '#database/audit.ts'
import type { Database } from '#database/connect.ts'

// Large enough to make few round trips, small enough to hold several in memory and to show progress.
const chunkBytes = 256 * 1024

/** A later attempt makes this file now, or its export is gone: what this attempt writes is of no use. */
export class Superseded extends Error {
  override readonly name = 'Superseded'
}

interface Attempt {
  readonly id: string
  readonly attempt: number
}

interface OwnedAttempt extends Attempt {
  readonly account_id: string
}

/**
 * Stores the bytes of a file chunk by chunk, each together with how far it is. The last chunk and the word
 * that the file is whole are one transaction, so that half a file never looks whole.
 */
export async function writeChunks(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  { id, attempt, account_id }: OwnedAttempt,
  rowsDone: () => number,
  stream: Readable,
): Promise<void> {
  const written = { chunks: 0, bytes: 0 }
  const store = async (bytes: Buffer, status: 'CREATING' | 'COMPLETE') => {
    const place = written.chunks++
    written.bytes += bytes.length
    const progress = { ...written, status, rows_done: rowsDone(), progressed_at: clock.now() }
    await database.transaction().execute(async (transaction) => {
      await progressTo(transaction, { id, attempt }, progress)
      await transaction.insertInto('export_chunk').values({ export_id: id, attempt, place, bytes }).execute()
      if (status === 'CREATING') return
      const details = { export_id: id, rows: progress.rows_done }
      await audit(transaction, { at: progress.progressed_at, by: account_id, action: 'export made', details })
    })
  }
  let waiting: Buffer[] = []
  let length = 0
  let storing = Promise.resolve()
  try {
    for await (const bytes of stream as AsyncIterable<Buffer>) {
      waiting.push(bytes)
      length += bytes.length
      if (length < chunkBytes) continue
      const chunk = Buffer.concat(waiting)
      waiting = []
      length = 0
      // One chunk is stored while the next is made, never more: what waits in memory is bounded.
      await storing
      storing = store(chunk, 'CREATING')
      // Its failure is reported at the next chunk. Until then nothing awaits it, which would end the process.
      storing.catch(() => undefined)
    }
  } finally {
    await storing
  }
  await store(Buffer.concat(waiting), 'COMPLETE')
}

async function progressTo(transaction: Database, { id, attempt }: Attempt, progress: object): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable('export')
    .set(progress)
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('status', '=', 'CREATING')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Superseded()
}

/** The bytes of a file that is whole, one chunk in memory at a time. It breaks where a chunk is gone meanwhile. */
export async function* readChunks(database: Database, { id, attempt, chunks }: Attempt & { readonly chunks: number }) {
  for (let index = 0; index < chunks; index++) {
    const { bytes } = await database
      .selectFrom('export_chunk')
      .select('bytes')
      .where('export_id', '=', id)
      .where('attempt', '=', attempt)
      .where('place', '=', index)
      .executeTakeFirstOrThrow()
    yield bytes
  }
}
