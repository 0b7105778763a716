import { sql } from 'kysely'
import * as z from 'zod/mini'
import { auditMonths } from '@atlas/contract/endpoints/users/audit.ts'
import type { Context } from '#context/context.ts'
import { deviceSeconds } from '#features/accounts/devices/known-devices.ts'
import { mailEndingKeys } from '#features/accounts/keys/mail-ending-keys.ts'
import { limits } from '#features/accounts/limits.ts'
import { defineJob } from '#jobs/define-job.ts'
import type { Jobs } from '#jobs/jobs.ts'

const deleteExpiredJob = defineJob('forget-expired', { payload: z.strictObject({}) })
const everyNight = '20 3 * * *'

const endingKeysJob = defineJob('tell-of-ending-keys', { payload: z.strictObject({}) })
const everyMorning = '15 7 * * *'

type MailWork = Pick<Context, 'database' | 'clock' | 'mailer' | 'about'> & { readonly jobs: Jobs }

/** Every morning this process mails the owners of keys that end soon. */
export async function workOnKeyMails({ jobs, ...context }: MailWork): Promise<void> {
  await jobs.work(endingKeysJob, { perform: async () => await mailEndingKeys(context) })
  await jobs.schedule(endingKeysJob, everyMorning, {})
}

/** Every night this process deletes what has expired. */
export async function workOnAccounts(jobs: Jobs, context: Pick<Context, 'database' | 'clock'>): Promise<void> {
  await jobs.work(deleteExpiredJob, { perform: async () => await deleteExpired(context) })
  await jobs.schedule(deleteExpiredJob, everyNight, {})
}

// As long as administrators are told of it.
const lostMailDays = 30
// For how many days its link says that it was used or has ended.
const invitationDaysKept = 90
const dayMilliseconds = 24 * 60 * 60 * 1_000
const longestWindowSeconds = Math.max(...Object.values(limits).map(({ windowSeconds }) => windowSeconds))

/** Deletes what is no longer valid anyway: sessions, half ones too, links in mails, devices, counted attempts, mails that were given up, old entries of the trail. */
export async function deleteExpired({ database, clock }: Pick<Context, 'database' | 'clock'>): Promise<void> {
  const now = clock.now()
  await database.deleteFrom('session').where('refresh_expires_at', '<=', now).execute()
  for (const table of ['one_time_token', 'second_step', 'remembered_device'] as const)
    await database.deleteFrom(table).where('expires_at', '<=', now).execute()
  const oldestInvitation = new Date(now.getTime() - invitationDaysKept * dayMilliseconds)
  await database.deleteFrom('invitation').where('expires_at', '<=', oldestInvitation).execute()
  const oldestDevice = new Date(now.getTime() - deviceSeconds * 1_000)
  await database.deleteFrom('known_device').where('last_used_at', '<=', oldestDevice).execute()
  await database
    .deleteFrom('audit_event')
    .where('happened_at', '<', sql<Date>`${now}::timestamptz - make_interval(months => ${auditMonths})`)
    .execute()
  await database
    .deleteFrom('lost_mail')
    .where('given_up_at', '<', new Date(now.getTime() - lostMailDays * dayMilliseconds))
    .execute()
  const windowsOver = new Date(now.getTime() - longestWindowSeconds * 1_000)
  await database.deleteFrom('counted_attempt').where('window_start', '<=', windowsOver).execute()
}
