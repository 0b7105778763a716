import { setTimeout as pause } from 'node:timers/promises'
import { CompiledQuery } from 'kysely'
import { type Db, PgBoss } from 'pg-boss'
import type { Database } from '#database/connect.ts'
import { takeTurn } from '#database/locks.ts'
import { liftTimeLimits } from '#database/time-limits.ts'
import type { Job } from '#jobs/define-job.ts'
import { lookForDue } from '#jobs/look-for-due.ts'
import { Queues } from '#jobs/queues.ts'
import { type Handler, workOn } from '#jobs/work.ts'
import type { Log } from '#platform/log.ts'

export interface Jobs {
  /** Makes a job known to the database. It comes before the first `enqueue`, and `work` includes it. */
  prepare<Payload extends object>(job: Job<Payload>): Promise<void>
  /** The job is done once the transaction is committed, and not at all where it is rolled back. */
  enqueue<Payload extends object>(transaction: Database, job: Job<Payload>, payload: Payload): Promise<void>
  /** From now on this process does such jobs. They may be done twice: handlers have to stand that. */
  work<Payload extends object>(job: Job<Payload>, handler: Handler<Payload>): Promise<void>
  /** Enqueues the job at the times of a cron expression (Central Time); a time missed while nothing ran is made up for once. */
  schedule<Payload extends object>(job: Job<Payload>, cron: string, payload: Payload): Promise<void>
  /** How many jobs of each queue are due, done at the moment, and given up of late; at most some ten seconds old. */
  readonly counts: () => Promise<readonly QueueCounts[]>
  /** Accepts no new job and lets running ones finish; a job that takes too long is stopped and done again later. */
  readonly stop: () => Promise<void>
}

interface QueueCounts {
  readonly queue: string
  readonly due: number
  readonly active: number
  readonly failed: number
}

interface JobsOptions {
  readonly database: Database
  readonly isEmbedded: boolean
  readonly log: Log
  readonly timing?: Partial<Timing>
}

interface Timing {
  /** What this process enqueues notifies its workers; so often it looks for retries and for what others enqueue. */
  readonly lookEverySeconds: number
  /** How often jobs of dead processes are looked for. */
  readonly superviseEverySeconds: number
  /** How long running handlers may take when the process is being stopped. */
  readonly graceSeconds: number
}

// With the heartbeat of the queues, a process that was killed is noticed within 25 seconds. Another one takes up its job
// after the first pause of its retries, which chance may double.
const usualTiming: Timing = { lookEverySeconds: 2, superviseEverySeconds: 10, graceSeconds: 10 }
const timeZone = 'America/Chicago'

/**
 * Jobs on the same database as everything else, so that a row and its consequence commit together.
 * They keep to the database's time, not to the clock that tests move.
 */
export async function startJobs({ database, isEmbedded, log, ...options }: JobsOptions): Promise<Jobs> {
  const timing = { ...usualTiming, ...options.timing }
  const boss = new PgBoss({
    db: onAnyConnection(database),
    backend: isEmbedded ? 'pglite' : 'postgres',
    schema: 'jobs',
    superviseIntervalSeconds: timing.superviseEverySeconds,
    monitorIntervalSeconds: timing.superviseEverySeconds,
    // Watching PostgreSQL's vacuum is its operator's business.
    monitorVacuum: false,
  })
  const onError = (err: unknown) => log.error({ err }, 'The queue of jobs failed')
  boss.on('error', onError)
  boss.on('warning', (warning) => log.warn({ warning }, 'The queue of jobs warns'))
  if (isEmbedded) await boss.start()
  else await startAlone(database, boss)
  const queues = new Queues(boss, await boss.getQueues())
  const stopLooking = lookForDue({ database, queues, everySeconds: timing.lookEverySeconds, onError })
  return {
    prepare: (job) => queues.prepare(job),
    enqueue: async (transaction, job, payload) => {
      queues.assertPrepared(job)
      await boss.send(job.name, payload, { db: inTransaction(transaction) })
      queues.notifyAfterCommit(job)
    },
    work: async (job, handler) => {
      await queues.prepare(job)
      await workOn({ boss, queues, log }, job, handler)
    },
    schedule: async (job, cron, payload) => {
      await queues.prepare(job)
      await boss.schedule(job.name, cron, payload, { tz: timeZone, missed: 'once' })
    },
    counts: async () =>
      (await boss.getQueues()).map(({ name: queue, readyCount: due, activeCount: active, failedCount: failed }) => ({
        queue,
        due,
        active,
        failed,
      })),
    stop: async () => {
      queues.cancelNotifications()
      const finished = [stopLooking(), ...queues.names().map((name) => boss.offWork(name))]
      await Promise.race([Promise.all(finished), pause(timing.graceSeconds * 1_000, undefined, { ref: false })])
      await boss.stop({ graceful: false })
    },
  }
}

// An embedded database belongs to one process, and nothing may use another connection in a transaction there.
async function startAlone(database: Database, boss: PgBoss): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await liftTimeLimits(transaction)
    await takeTurn(transaction, 'queueStart')
    await boss.start()
  })
}

/** The queue's statements as part of a transaction of ours. */
export function inTransaction(transaction: Database): Db {
  return { executeSql: async (text, values = []) => await transaction.executeQuery(CompiledQuery.raw(text, values)) }
}

/** The queue's statements on any free connection. */
export function onAnyConnection(database: Database): Db {
  return {
    executeSql: async (text, values = []) =>
      await database.connection().execute(async (connection) => {
        try {
          return await connection.executeQuery(CompiledQuery.raw(text, values))
        } catch (error) {
          // Some texts are whole transactions, BEGIN and COMMIT included: one that fails half way would
          // leave its connection in a broken transaction, and everybody else of the embedded database waiting.
          await connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => undefined)
          throw error
        }
      }),
  }
}
