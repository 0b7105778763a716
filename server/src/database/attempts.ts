import { sql } from 'kysely'
import type { Database } from '#database/connect.ts'

/** How often something may be tried within a window of time. */
export interface Limit {
  /** What is counted, such as `sign-in:account`; the same words must not stand for two things. */
  readonly name: string
  readonly most: number
  readonly windowSeconds: number
}

export interface Attempt {
  readonly isAllowed: boolean
  /** How many there were in this window, this one included. */
  readonly total: number
  /** When the window ends and trying again makes sense. */
  readonly retryAfterSeconds: number
}

/**
 * Counts an attempt of somebody and answers whether it is within the limit. It is counted before it is
 * known how it ends, so that many at once cannot slip through; `forget` takes it back.
 */
export async function countAttempt(
  database: Database,
  limit: Limit,
  who: string,
  now: Date,
  count = 1,
): Promise<Attempt> {
  const windowStart = windowOf(limit, now)
  const { count: total } = await database
    .insertInto('counted_attempt')
    .values({ key: keyOf(limit, who), window_start: windowStart, count })
    .onConflict((conflict) =>
      conflict.columns(['key', 'window_start']).doUpdateSet({ count: sql<number>`counted_attempt.count + ${count}` }),
    )
    .returning('count')
    .executeTakeFirstOrThrow()
  const windowEnd = windowStart.getTime() + limit.windowSeconds * 1_000
  return {
    isAllowed: total <= limit.most,
    total,
    retryAfterSeconds: Math.max(1, Math.ceil((windowEnd - now.getTime()) / 1_000)),
  }
}

/** Takes back what was counted of somebody in this window. */
export async function forgetAttempts(
  database: Database,
  limit: Limit,
  who: string,
  now: Date,
  count: number | 'all',
): Promise<void> {
  const update = database
    .updateTable('counted_attempt')
    .set({ count: count === 'all' ? 0 : sql<number>`greatest(counted_attempt.count - ${count}, 0)` })
  await update.where('key', '=', keyOf(limit, who)).where('window_start', '=', windowOf(limit, now)).execute()
}

function keyOf({ name }: Limit, who: string): string {
  return `${name}:${who}`
}

function windowOf({ windowSeconds }: Limit, now: Date): Date {
  const length = windowSeconds * 1_000
  return new Date(Math.floor(now.getTime() / length) * length)
}
