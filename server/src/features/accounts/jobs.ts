import * as z from 'zod/mini'
import type { Context } from '#context/context.ts'
import { forgetExpired } from '#features/accounts/forget-expired.ts'
import { defineJob } from '#jobs/define-job.ts'
import type { Jobs } from '#jobs/jobs.ts'

const forgetExpiredJob = defineJob('forget-expired', { payload: z.strictObject({}) })
const everyNight = '20 3 * * *'

/** What accounts want done without anybody asking. */
export async function workOnAccounts(jobs: Jobs, context: Pick<Context, 'database' | 'clock'>): Promise<void> {
  await jobs.work(forgetExpiredJob, { perform: async () => await forgetExpired(context) })
  await jobs.schedule(forgetExpiredJob, everyNight, {})
}
