import * as z from 'zod/mini'
import type { Context } from '#context/context.ts'
import { mailRegistrations } from '#features/users/mail-registrations.ts'
import { defineJob } from '#jobs/define-job.ts'
import type { Jobs } from '#jobs/jobs.ts'

const registrationsJob = defineJob('tell-of-registrations', { payload: z.strictObject({}) })
const everyMorning = '5 7 * * *'

type Work = Pick<Context, 'database' | 'clock' | 'mailer' | 'about'> & { readonly jobs: Jobs }

/** Every morning this process mails administrators who waits for approval. */
export async function workOnUsers({ jobs, ...context }: Work): Promise<void> {
  await jobs.work(registrationsJob, { perform: async () => await mailRegistrations(context) })
  await jobs.schedule(registrationsJob, everyMorning, {})
}
