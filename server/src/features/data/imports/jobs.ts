import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Context } from '#context/context.ts'
import { endInFailure, endStuckImports } from '#features/data/imports/end-in-failure.ts'
import { importRequestJob } from '#features/data/imports/import-request-job.ts'
import { type ImportContext, tryImport } from '#features/data/imports/try-import.ts'
import { defineJob } from '#jobs/define-job.ts'
import type { Jobs } from '#jobs/jobs.ts'

const deleteExpiredJob = defineJob('delete-expired-imports', { payload: z.strictObject({}) })
const beginTermsJob = defineJob('begin-terms', { payload: z.strictObject({}) })
const everyTenMinutes = '*/10 * * * *'
const everyHour = '5 * * * *'

type ImportWork = ImportContext & { readonly jobs: Jobs }

/** Lets this process do the imports that are asked for, and end those whose time is over. */
export async function workOnImports({ jobs, ...context }: ImportWork): Promise<void> {
  await jobs.work(importRequestJob, {
    perform: async ({ requestId }, signal) => await tryImport(context, requestId, signal),
    giveUp: async ({ requestId }) => {
      context.log.error({ requestId }, 'An import was given up')
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
  await jobs.work(beginTermsJob, {
    perform: async () => {
      // Read only here, as the files of the browser are.
      const { beginTerms } = await import('#imports/publish-results/begin-terms.ts')
      await beginTerms(context.database, { now: context.clock.now() })
    },
  })
  await jobs.schedule(beginTermsJob, everyHour, {})
}

/** Deletes the files that nobody loaded in time, and the word of what is over. */
export async function deleteExpired({ database, clock }: Pick<Context, 'database' | 'clock'>): Promise<void> {
  const { numDeletedRows } = await database
    .deleteFrom('import_request')
    .where('expires_at', '<=', clock.now())
    .where('status', '!=', 'LOADING')
    .executeTakeFirst()
  // The embedded database does not tidy up by itself: without this its folder would grow with every file.
  if (numDeletedRows > 0n) await sql`vacuum import_request`.execute(database)
}
