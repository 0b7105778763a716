import * as z from 'zod/mini'
import type { Context } from '#context/context.ts'
import { mailSentBackTasks } from '#features/drives/mails/mail-sent-back-tasks.ts'
import type { PublishTask } from '#features/drives/publish/publish-task.ts'
import { publishTaskJob } from '#features/drives/publish/publish-task-job.ts'
import { releaseExpired } from '#features/drives/tasks/take-task.ts'
import { defineJob } from '#jobs/define-job.ts'
import type { Jobs } from '#jobs/jobs.ts'

const releaseTasksJob = defineJob('release-tasks', { payload: z.strictObject({}) })
const everyMinute = '* * * * *'
const sentBackTasksJob = defineJob('tell-of-tasks', { payload: z.strictObject({}) })
const everyHour = '11 * * * *'
const forgottenMinutes = 30
const year = 365 * 24 * 60 * 60 * 1_000

type PublishWork = Pick<Context, 'database' | 'clock'> & {
  readonly jobs: Jobs
  /** Runs in this thread by default. */
  readonly publish?: PublishTask
}

/** Registers the jobs that publish accepted answers and release tasks whose two hours are over. */
export async function workOnDrives({ jobs, publish, ...context }: PublishWork): Promise<void> {
  await jobs.work(publishTaskJob, {
    perform: async ({ taskId }, signal) => await (publish ?? (await publishHere(context)))(taskId, signal),
    giveUp: async ({ taskId }) => {
      const { endInRefusal } = await publishing()
      await endInRefusal(context, taskId, failed)
    },
  })
  await jobs.work(releaseTasksJob, {
    perform: async () => {
      await releaseExpired(context)
      await publishForgotten({ jobs, ...context })
    },
  })
  await jobs.schedule(releaseTasksJob, everyMinute, {})
}

const failed = 'This could not be published, after several tries. Nothing was changed. Please try again.'

// Imported lazily, because a server publishes in a thread and need not load the code that reads lists.
const publishing = async () => await import('#features/drives/publish/publish-task.ts')

async function publishHere(context: Pick<Context, 'database' | 'clock'>): Promise<PublishTask> {
  const { publishTask } = await publishing()
  return async (taskId) => await publishTask(context, taskId)
}

/** Enqueues accepted answers again that were not published for a long time, whatever happened to their job. */
async function publishForgotten({
  jobs,
  database,
  clock,
}: Pick<Context, 'jobs' | 'database' | 'clock'>): Promise<void> {
  const since = new Date(clock.now().getTime() - forgottenMinutes * 60_000)
  await database.transaction().execute(async (transaction) => {
    const forgotten = await transaction
      .selectFrom('drive_task')
      .select('id')
      .where((column) => column.or([column('state', '=', 'publishing'), column('undoes_round', 'is not', null)]))
      .where('progressed_at', '<', since)
      .execute()
    for (const { id } of forgotten) await jobs.enqueue(transaction, publishTaskJob, { taskId: id })
  })
}

type TellWork = Pick<Context, 'database' | 'clock' | 'mailer' | 'about'> & { readonly jobs: Jobs }

/** Registers the job that mails people whose answers were sent back. */
export async function workOnTaskMails({ jobs, ...context }: TellWork): Promise<void> {
  await jobs.work(sentBackTasksJob, {
    perform: async () => {
      await mailSentBackTasks(context)
      // The unsubscribe link in a mail is valid for a year.
      const before = new Date(context.clock.now().getTime() - year)
      await context.database.deleteFrom('task_mail').where('sent_at', '<', before).execute()
    },
  })
  await jobs.schedule(sentBackTasksJob, everyHour, {})
}
