import * as z from 'zod/mini'
import { type DigestContext, sendDigests } from '#features/saved/searches/digest/send-digests.ts'
import { defineJob } from '#jobs/define-job.ts'
import type { Jobs } from '#jobs/jobs.ts'

export const weeklyDigestJob = defineJob('weekly-digest', { payload: z.strictObject({}) })
// Whose Monday morning it is depends on where they are; and what a stopped server missed is made up for the same day.
const everyHour = '1 * * * *'

const year = 365 * 24 * 60 * 60 * 1_000

/** Every hour this process tells people by mail what changed in their searches, where it is Monday morning. */
export async function workOnSavedSearches({
  jobs,
  ...context
}: DigestContext & { readonly jobs: Jobs }): Promise<void> {
  await jobs.work(weeklyDigestJob, {
    perform: async () => {
      await sendDigests(context)
      await forgetOldWeeks(context)
    },
  })
  await jobs.schedule(weeklyDigestJob, everyHour, {})
}

/** A link in a mail ends the mails for a year. */
async function forgetOldWeeks({ database, clock }: Pick<DigestContext, 'database' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - year)
  await database.deleteFrom('weekly_digest').where('decided_at', '<', before).execute()
}
