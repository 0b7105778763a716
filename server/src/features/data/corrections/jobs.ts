import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Context } from '#context/context.ts'
import type { ApplyCorrections } from '#features/data/corrections/apply-corrections.ts'
import { applyCorrectionsJob } from '#features/data/corrections/apply-corrections-job.ts'
import { notifyReporters } from '#features/data/corrections/notify-reporters.ts'
import { defineJob } from '#jobs/define-job.ts'
import type { Jobs } from '#jobs/jobs.ts'

const notifyReportersJob = defineJob('tell-reporters', { payload: z.strictObject({}) })
const everyMinute = '* * * * *'
const forgottenMinutes = 30

type ApplyWork = Pick<Context, 'database' | 'clock'> & {
  readonly jobs: Jobs
  /** By default this thread does it. */
  readonly apply?: ApplyCorrections
}

/** Lets this process apply what administrators decide. */
export async function workOnCorrections({ jobs, apply, ...context }: ApplyWork): Promise<void> {
  await jobs.work(applyCorrectionsJob, {
    perform: async (decided, signal) => await (apply ?? (await applyHere(context)))(decided, signal),
  })
}

type NotifyWork = Pick<Context, 'database' | 'clock' | 'mailer' | 'about'> & { readonly jobs: Jobs }

/** Lets this process notify those who reported a mistake of the decision. */
export async function workOnReporters({ jobs, ...context }: NotifyWork): Promise<void> {
  await jobs.work(notifyReportersJob, {
    perform: async () => {
      await applyForgotten({ jobs, ...context })
      await notifyReporters(context)
    },
  })
  await jobs.schedule(notifyReportersJob, everyMinute, {})
}

// Read only here: a server has a thread for it, and need not know how lists are read.
async function applyHere(context: Pick<Context, 'database' | 'clock'>): Promise<ApplyCorrections> {
  const { applyCorrections } = await import('#features/data/corrections/apply-corrections.ts')
  return async (decided) => await applyCorrections(context, decided)
}

/** Enqueues decisions again that were not applied for long, whatever became of their job. */
export async function applyForgotten({
  jobs,
  database,
  clock,
}: Pick<Context, 'jobs' | 'database' | 'clock'>): Promise<void> {
  const since = new Date(clock.now().getTime() - forgottenMinutes * 60_000)
  await database.transaction().execute(async (transaction) => {
    const forgotten = await transaction
      .selectFrom('correction')
      .select(['id', 'decided_by', 'undone_by'])
      .where('set_column_id', 'is not', null)
      .where(sql<boolean>`coalesce(undone_at, decided_at, reported_at) < ${since}`)
      .where(
        sql<boolean>`case
          when status <> 'accepted' then laid_version is not null
          when undone_at is null then laid_version is null
          else taken_out_version is null
        end`,
      )
      .execute()
    for (const { id, decided_by: decidedBy, undone_by: undoneBy } of forgotten)
      await jobs.enqueue(transaction, applyCorrectionsJob, { correctionIds: [id], by: undoneBy ?? decidedBy ?? id })
  })
}
