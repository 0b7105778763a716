import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Context } from '#context/context.ts'
import type { Lay } from '#features/data/corrections/lay-corrections.ts'
import { layCorrectionsJob } from '#features/data/corrections/lay-corrections-job.ts'
import { tellReporters } from '#features/data/corrections/tell-reporters.ts'
import { defineJob } from '#jobs/define-job.ts'
import type { Jobs } from '#jobs/jobs.ts'

const tellReportersJob = defineJob('tell-reporters', { payload: z.strictObject({}) })
const everyMinute = '* * * * *'
const forgottenMinutes = 30

type LayingWork = Pick<Context, 'database' | 'clock'> & {
  readonly jobs: Jobs
  /** The thread that asks, unless told otherwise. */
  readonly lay?: Lay
}

/** Lets this process lay over the data what administrators decide. */
export async function workOnCorrections({ jobs, lay, ...context }: LayingWork): Promise<void> {
  await jobs.work(layCorrectionsJob, {
    perform: async (decided, signal) => await (lay ?? (await layHere(context)))(decided, signal),
  })
}

type TellingWork = Pick<Context, 'database' | 'clock' | 'mailer' | 'about'> & { readonly jobs: Jobs }

/** Lets this process tell those who reported a mistake what became of it. */
export async function workOnReporters({ jobs, ...context }: TellingWork): Promise<void> {
  await jobs.work(tellReportersJob, {
    perform: async () => {
      await layForgotten({ jobs, ...context })
      await tellReporters(context)
    },
  })
  await jobs.schedule(tellReportersJob, everyMinute, {})
}

// Read only here: a server has a thread for it, and need not know how lists are read.
async function layHere(context: Pick<Context, 'database' | 'clock'>): Promise<Lay> {
  const { layCorrections } = await import('#features/data/corrections/lay-corrections.ts')
  return async (decided) => await layCorrections(context, decided)
}

/** What was decided and is not laid over the data for long, whatever became of its job, is asked for again. */
export async function layForgotten({
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
      await jobs.enqueue(transaction, layCorrectionsJob, { correctionIds: [id], by: undoneBy ?? decidedBy ?? id })
  })
}
