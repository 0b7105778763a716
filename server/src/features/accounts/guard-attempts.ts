import { Problem } from '@atlas/contract/problem.ts'
import { countAttempt, type Limit } from '#database/attempts.ts'
import type { Context } from '#context.ts'

/** Counts an attempt, and refuses it where there were too many. */
export async function guardAttempt(
  { database, clock, config }: Pick<Context, 'database' | 'clock' | 'config'>,
  limit: Limit,
  who: string,
): Promise<void> {
  if (config.RATE_LIMITS === 'off') return
  const { isAllowed, retryAfterSeconds } = await countAttempt(database, limit, who, clock.now())
  if (!isAllowed) throw new Problem('too_many', { retryAfterSeconds })
}
