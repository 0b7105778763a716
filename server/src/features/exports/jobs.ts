import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Context } from '#context/context.ts'
import type { Database } from '#database/connect.ts'
import { giveUpExport, giveUpStuckExports } from '#features/exports/give-up-export.ts'
import { writeExportJob } from '#features/exports/write-export-job.ts'
import type { ExportContext, WriteExport, writeExport } from '#features/exports/write-export.ts'
import { defineJob } from '#jobs/define-job.ts'
import type { Jobs } from '#jobs/jobs.ts'
import type { Log } from '#platform/log.ts'

const deleteExpiredJob = defineJob('delete-expired-exports', { payload: z.strictObject({}) })
const everyTenMinutes = '*/10 * * * *'

interface ExportTry extends Omit<ExportContext, 'dataset'>, Pick<Context, 'dataset'> {
  readonly log: Log
  /** The calling thread by default: for few officials, making the file takes less time than starting a thread. */
  readonly write?: WriteExport
}
type ExportWork = ExportTry & { readonly jobs: Jobs }

/** Lets this process make the files that are asked for, and end those whose time is over. */
export async function workOnExports({ jobs, ...context }: ExportWork): Promise<void> {
  await jobs.work(writeExportJob, {
    perform: async ({ exportId }, signal) => await tryExport(context, exportId, signal),
    giveUp: async ({ exportId }) => {
      context.log.error({ exportId }, 'An export was given up')
      await giveUpExport(context, exportId)
    },
  })
  await jobs.work(deleteExpiredJob, {
    perform: async () => {
      await giveUpStuckExports(context)
      await deleteExpired(context)
    },
  })
  await jobs.schedule(deleteExpiredJob, everyTenMinutes, {})
}

const mostFailures = 3

/**
 * Tries to make the file, and gives up after three failures. An attempt that was stopped because its process ends has
 * not failed: however often servers are restarted, the file is made.
 */
export async function tryExport(
  { log, write, ...context }: ExportTry,
  exportId: string,
  signal: AbortSignal,
): Promise<void> {
  // A file is kept for long, and a server that has just started may still answer from data of before the last import.
  await context.dataset.refresh()
  try {
    if (write) await write(exportId, signal)
    else await writeHere(context, exportId, signal)
  } catch (err) {
    if (signal.aborted) throw err
    if ((await countFailure(context.database, exportId)) < mostFailures) throw err
    log.error({ err, exportId }, 'An export was given up')
    await giveUpExport(context, exportId)
  }
}

// Read only here: a server has a thread for it, and need not know how files are written.
async function writeHere(...parameters: Parameters<typeof writeExport>): Promise<void> {
  const { writeExport } = await import('#features/exports/write-export.ts')
  await writeExport(...parameters)
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

/** Deletes the files whose time is over. */
export async function deleteExpired({ database, clock }: Pick<Context, 'database' | 'clock'>): Promise<void> {
  const { numDeletedRows } = await database
    .deleteFrom('export')
    .where('expires_at', '<=', clock.now())
    .executeTakeFirst()
  // The embedded database does not tidy up by itself: without this its folder would grow with every file.
  if (numDeletedRows > 0n) await sql`vacuum export_chunk`.execute(database)
}
