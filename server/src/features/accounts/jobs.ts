import * as z from 'zod/mini'
import type { Context } from '#context/context.ts'
import { defineJob } from '#jobs/define-job.ts'
import type { Jobs } from '#jobs/jobs.ts'

const deleteExpiredJob = defineJob('forget-expired', { payload: z.strictObject({}) })
const everyNight = '20 3 * * *'

/** Every night this process deletes what has expired. */
export async function workOnAccounts(jobs: Jobs, context: Pick<Context, 'database' | 'clock'>): Promise<void> {
  await jobs.work(deleteExpiredJob, { perform: async () => await deleteExpired(context) })
  await jobs.schedule(deleteExpiredJob, everyNight, {})
}

const longestWindowSeconds = 60 * 60

/** Deletes what is no longer valid anyway: sessions, links in mails, counted attempts. */
export async function deleteExpired({ database, clock }: Pick<Context, 'database' | 'clock'>): Promise<void> {
  const now = clock.now()
  await database.deleteFrom('session').where('refresh_expires_at', '<=', now).execute()
  await database.deleteFrom('one_time_token').where('expires_at', '<=', now).execute()
  const windowsOver = new Date(now.getTime() - longestWindowSeconds * 1_000)
  await database.deleteFrom('counted_attempt').where('window_start', '<=', windowsOver).execute()
}
