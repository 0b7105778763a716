import { sql } from 'kysely'
import { Writable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import * as z from 'zod/mini'
import type { Database } from '#database/connect.ts'
import { defineJob } from '#jobs/define-job.ts'
import type { Log } from '#platform/log.ts'

export const isEmbedded = !process.env.DATABASE_URL
export const brisk = { lookEverySeconds: 0.5, superviseEverySeconds: 1, graceSeconds: 1 }

/** A job that may take a second, and that the process in testing/jobs/victim.ts never finishes. */
export const endless = defineJob('endless', {
  payload: z.object({ number: z.number() }),
  retries: { times: 3, firstPauseSeconds: 1, longestPauseSeconds: 1 },
  expireSeconds: 1,
})

/** Waits until the condition holds; the test's own time limit is the end of waiting. */
export async function until(condition: () => unknown): Promise<void> {
  while (!(await condition())) await pause(20)
}

/** A log that keeps its lines. */
export function memoryLog(): { log: Log; lines: Record<string, unknown>[] } {
  const lines: Record<string, unknown>[] = []
  const stream = new Writable({
    write: (line: Buffer, _, done) => {
      lines.push(JSON.parse(line.toString()))
      done()
    },
  })
  return { log: pino({ level: 'info' }, stream), lines }
}

/** How long from now the waiting jobs of a queue pause, in seconds. */
export async function pausesOf(database: Database, queue: string): Promise<number[]> {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from start_after - now())::float8 as seconds
    from jobs.job where name = ${queue} and state = 'retry'`.execute(database)
  return rows.map(({ seconds }) => seconds)
}

/** Lets no job pause any longer. */
export async function endPauses(database: Database): Promise<void> {
  await sql`update jobs.job set start_after = now() where state = 'retry'`.execute(database)
}
