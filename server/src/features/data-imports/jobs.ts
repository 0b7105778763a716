import * as z from 'zod/mini'
import type { Context } from '#context/context.ts'
import { deleteExpired } from '#features/data-imports/delete-expired.ts'
import { endInFailure, endStuckImports } from '#features/data-imports/end-in-failure.ts'
import { importRequestJob } from '#features/data-imports/import-request-job.ts'
import { tryImport } from '#features/data-imports/try-import.ts'
import { defineJob } from '#jobs/define-job.ts'
import type { Jobs } from '#jobs/jobs.ts'
import type { Log } from '#platform/log.ts'

const deleteExpiredJob = defineJob('delete-expired-imports', { payload: z.strictObject({}) })
const everyTenMinutes = '*/10 * * * *'

type Workshop = Pick<Context, 'database' | 'clock'> & { readonly jobs: Jobs; readonly log: Log }

/** Lets this process do the imports that are asked for, and end those whose time is over. */
export async function workOnImports({ jobs, log, ...context }: Workshop): Promise<void> {
  await jobs.work(importRequestJob, {
    perform: async ({ requestId }, signal) => await tryImport({ ...context, log }, requestId, signal),
    giveUp: async ({ requestId }) => {
      log.error({ requestId }, 'An import was given up')
      await endInFailure(context, requestId)
    },
  })
  await jobs.work(deleteExpiredJob, {
    perform: async () => {
      await endStuckImports(context)
      await deleteExpired(context)
    },
  })
  await jobs.schedule(deleteExpiredJob, everyTenMinutes, {})
}
