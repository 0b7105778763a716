import { Problem } from '@atlas/contract/problem.ts'
import { countAttempt, type Limit } from '#database/attempts.ts'
import type { Database } from '#database/connect.ts'
import type { Clock } from '#platform/clock.ts'

interface Guard {
  readonly database: Database
  readonly clock: Clock
  readonly config: { readonly RATE_LIMITS: 'on' | 'off' }
}

/** Counts an attempt, and refuses it where there were too many. */
export async function guardAttempt({ database, clock, config }: Guard, limit: Limit, who: string): Promise<void> {
  if (config.RATE_LIMITS === 'off') return
  const { isAllowed, retryAfterSeconds } = await countAttempt(database, limit, who, clock.now())
  if (!isAllowed) throw new Problem('too_many', { retryAfterSeconds })
}
