import * as z from 'zod/mini'
import { deleteExpired } from '#features/exports/delete-expired.ts'
import { giveUpExport, giveUpStuckExports } from '#features/exports/give-up-export.ts'
import { tryExport } from '#features/exports/try-export.ts'
import type { ExportContext } from '#features/exports/write-export.ts'
import { writeExportJob } from '#features/exports/write-export-job.ts'
import { defineJob } from '#jobs/define-job.ts'
import type { Jobs } from '#jobs/jobs.ts'
import type { Log } from '#platform/log.ts'

const deleteExpiredJob = defineJob('delete-expired-exports', { payload: z.strictObject({}) })
const everyTenMinutes = '*/10 * * * *'

type Workshop = ExportContext & { readonly jobs: Jobs; readonly log: Log }

/** Lets this process make the files that are asked for, and end those whose time is over. */
export async function workOnExports({ jobs, log, ...context }: Workshop): Promise<void> {
  await jobs.work(writeExportJob, {
    perform: async ({ exportId }, signal) => await tryExport({ ...context, log }, exportId, signal),
    giveUp: async ({ exportId }) => {
      log.error({ exportId }, 'An export was given up')
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
