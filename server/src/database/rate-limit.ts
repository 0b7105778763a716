import { sql } from 'kysely'
import { Problem } from '@atlas/contract/problem.ts'
import type { Database } from '#database/connect.ts'
import type { Clock } from '#platform/clock.ts'

/** How often something may be tried within a window of time. */
export interface RateLimit {
  /** Names what is counted, such as `sign-in:account`; the same name must not be used for two things. */
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
 * Counts an attempt and returns whether it is within the limit. It is counted before its outcome is known, so that many
 * at once cannot slip through; `forgetAttempts` takes it back.
 */
export async function countAttempt(
  database: Database,
  limit: RateLimit,
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
  limit: RateLimit,
  who: string,
  now: Date,
  count: number | 'all',
): Promise<void> {
  const update = database
    .updateTable('counted_attempt')
    .set({ count: count === 'all' ? 0 : sql<number>`greatest(counted_attempt.count - ${count}, 0)` })
  await update.where('key', '=', keyOf(limit, who)).where('window_start', '=', windowOf(limit, now)).execute()
}

function keyOf({ name }: RateLimit, who: string): string {
  return `${name}:${who}`
}

function windowOf({ windowSeconds }: RateLimit, now: Date): Date {
  const length = windowSeconds * 1_000
  return new Date(Math.floor(now.getTime() / length) * length)
}

interface RateLimited {
  readonly database: Database
  readonly clock: Clock
  readonly config: { readonly RATE_LIMITS: 'on' | 'off' }
}

/** Counts an attempt, and refuses it beyond the limit. */
export async function enforceLimit(
  { database, clock, config }: RateLimited,
  limit: RateLimit,
  who: string,
): Promise<void> {
  if (config.RATE_LIMITS === 'off') return
  const { isAllowed, retryAfterSeconds } = await countAttempt(database, limit, who, clock.now())
  if (!isAllowed) throw new Problem('too_many', { retryAfterSeconds })
}

// One write to the database for so many searches. Each further process that a person's requests reach may leave up to
// so many of the limit unused.
const lease = 20

/**
 * Counts frequent requests. A process leases a few attempts of a person at a time from the shared count and uses them
 * up in memory, so that few searches write to the database.
 */
export class LeasedAttempts {
  readonly #limit: RateLimit
  readonly #left = new Map<string, number>()
  #windowEnds = 0

  constructor(limit: RateLimit) {
    this.#limit = limit
  }

  /** Counts one attempt, or one that counts as several. */
  async count(database: Database, who: string, now: Date, weight = 1): Promise<Omit<Attempt, 'total'>> {
    if (now.getTime() >= this.#windowEnds) this.#left.clear()
    if (this.#take(who, weight)) return { isAllowed: true, retryAfterSeconds: 0 }
    const leased = Math.max(lease, weight)
    const attempt = await countAttempt(database, this.#limit, who, now, leased)
    this.#windowEnds = now.getTime() + attempt.retryAfterSeconds * 1_000
    // What others took meanwhile may leave less than a whole lease.
    const granted = Math.max(0, Math.min(leased, this.#limit.most - attempt.total + leased))
    this.#left.set(who, (this.#left.get(who) ?? 0) + granted)
    return { ...attempt, isAllowed: this.#take(who, weight) }
  }

  #take(who: string, weight: number): boolean {
    const left = this.#left.get(who) ?? 0
    if (left < weight) return false
    this.#left.set(who, left - weight)
    return true
  }
}
