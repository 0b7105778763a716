import type { JobWithMetadata, PgBoss } from 'pg-boss'
import * as z from 'zod/mini'
import type { Job } from '#jobs/define-job.ts'
import type { Queues } from '#jobs/queues.ts'
import type { Log } from '#platform/log.ts'

export interface Handler<Payload> {
  /** Does the job. It is done again where this throws, and where the process dies meanwhile. */
  perform(payload: Payload, signal: AbortSignal): Promise<void>
  /** Called when a job has failed as often as it may; without it, a line is logged. */
  giveUp?(payload: Payload): Promise<void>
}

interface QueueWork {
  readonly boss: PgBoss
  readonly queues: Queues
  readonly log: Log
}

// `lookForDue` notifies the workers of what is due.
const pollEverySeconds = 60

export async function workOn<Payload extends object>(
  { boss, queues, log }: QueueWork,
  job: Job<Payload>,
  handler: Handler<Payload>,
): Promise<void> {
  const attempt = async (found: JobWithMetadata) => {
    try {
      await handler.perform(z.parse(job.payload, found.data), found.signal)
    } catch (err) {
      if (found.retryCount < found.retryLimit)
        log.warn({ err, job: job.name, attempt: found.retryCount + 1 }, 'A job failed and will be tried again')
      throw err
    } finally {
      queues.notify(job.name)
    }
  }
  const giveUp = async (found: JobWithMetadata) => {
    if (handler.giveUp) await handler.giveUp(z.parse(job.payload, found.data))
    else log.error({ job: job.name, payload: found.data, reason: found.sourceOutput }, 'A job was given up')
  }
  const options = { batchSize: 1, includeMetadata: true, pollingIntervalSeconds: pollEverySeconds } as const
  const work = async (name: string, act: typeof attempt) => {
    const id = await boss.work(name, options, async (found: JobWithMetadata[]) => {
      for (const each of found) await act(each)
    })
    queues.addWorker(name, id)
  }
  for (let worker = 0; worker < job.atOnce; worker++) await work(job.name, attempt)
  await work(queues.givenUp(job), giveUp)
}
