import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '#database/connect.ts'
import { readVersion } from '#dataset/version.ts'
import type { Jobs } from '#jobs/jobs.ts'
import type { Clock } from '#platform/clock.ts'

export interface DatabaseFigures {
  readonly dataVersion: number
  readonly jobs: Awaited<ReturnType<Jobs['counts']>>
  readonly mailsWaiting: number
  readonly oldestMailSeconds: number
  readonly sessions: number
}

export interface FiguresFrom {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'counts'>
  readonly clock: Clock
}

// Prometheus gives up an answer after ten seconds, and should have the other figures by then.
const longestMilliseconds = 5_000

/**
 * What the database contains, or null where it does not answer in time. Callers at the same time share one query, so
 * that requests do not pile up on a slow database.
 */
export function databaseFigures(from: FiguresFrom): () => Promise<DatabaseFigures | null> {
  let reading: Promise<DatabaseFigures | null> | undefined
  return async () => {
    reading ??= readFigures(from)
      .catch(() => null)
      .finally(() => (reading = undefined))
    return await Promise.race([reading, pause(longestMilliseconds, null, { ref: false })])
  }
}

async function readFigures({ database, jobs, clock }: FiguresFrom): Promise<DatabaseFigures> {
  const now = clock.now()
  const { version: dataVersion } = await readVersion(database)
  const mails = await database
    .selectFrom('waiting_mail')
    .select(({ fn }) => [fn.countAll<number>().as('waiting'), fn.min('created_at').as('oldest')])
    .executeTakeFirstOrThrow()
  const { sessions } = await database
    .selectFrom('session')
    .select(({ fn }) => fn.countAll<number>().as('sessions'))
    .where('refresh_expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return {
    dataVersion,
    jobs: await jobs.counts(),
    mailsWaiting: mails.waiting,
    oldestMailSeconds: mails.oldest ? Math.max(0, (now.getTime() - mails.oldest.getTime()) / 1_000) : 0,
    sessions,
  }
}
