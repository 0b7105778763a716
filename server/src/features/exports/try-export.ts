import type { Database } from '#database/connect.ts'
import { giveUpExport } from '#features/exports/give-up-export.ts'
import { type ExportContext, writeExport } from '#features/exports/write-export.ts'
import type { Log } from '#platform/log.ts'

const mostFailures = 3

/**
 * Tries to make the file, and gives it up when that has failed three times. A try that was told to stop, because
 * its process ends, has not failed: however often servers are started anew, a file is made.
 */
export async function tryExport(
  { log, ...context }: ExportContext & { readonly log: Log },
  exportId: string,
  signal: AbortSignal,
): Promise<void> {
  try {
    await writeExport(context, exportId, signal)
  } catch (err) {
    if (signal.aborted) throw err
    if ((await countFailure(context.database, exportId)) < mostFailures) throw err
    log.error({ err, exportId }, 'An export was given up')
    await giveUpExport(context, exportId)
  }
}

async function countFailure(database: Database, id: string): Promise<number> {
  const counted = await database
    .updateTable('export')
    .set((column) => ({ failures: column('failures', '+', 1) }))
    .where('id', '=', id)
    .returning('failures')
    .executeTakeFirst()
  return counted?.failures ?? 0
}
