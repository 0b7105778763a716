import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '#database/connect.ts'
import type { Queues } from '#jobs/queues.ts'

interface Look {
  readonly database: Database
  readonly queues: Queues
  readonly everySeconds: number
  readonly onError: (error: unknown) => void
}

/**
 * Looks every so often which queues have a job that is due, such as one to be tried again or one that another process
 * has enqueued, and lets their workers fetch it: one statement for all, where each worker's own polling would be some
 * forty. Returns what ends it.
 */
export function lookForDue({ database, queues, everySeconds, onError }: Look): () => Promise<void> {
  const ending = new AbortController()
  const { signal } = ending
  const look = async () => {
    try {
      for (const name of await withDueJobs(database, queues.names())) queues.notify(name)
    } catch (error) {
      if (!signal.aborted) onError(error)
    }
  }
  const keepLooking = async () => {
    while (!signal.aborted) {
      await pause(everySeconds * 1_000, undefined, { signal, ref: false }).catch(() => undefined)
      if (!signal.aborted) await look()
    }
  }
  const looking = keepLooking()
  return async () => {
    ending.abort()
    await looking
  }
}

/** The tables and states of pg-boss, whose own counts of waiting jobs are some ten seconds old. */
async function withDueJobs(database: Database, names: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select queue.name from unnest(${[...names]}::text[]) as queue (name)
    where exists (
      select from jobs.job where job.name = queue.name and job.state < 'active' and job.start_after < jobs.job_now()
    )
  `.execute(database)
  return rows.map(({ name }) => name)
}
