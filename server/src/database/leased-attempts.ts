import { type Attempt, countAttempt, type Limit } from '#database/attempts.ts'
import type { Database } from '#database/connect.ts'

// One write for so many searches, and at most so many too few for somebody whose requests reach several processes.
const lease = 20

/**
 * Counts what happens often. A process takes a few attempts of somebody at a time from the shared
 * count and uses them up in memory, so that not every search writes to the database.
 */
export class LeasedAttempts {
  readonly #limit: Limit
  readonly #left = new Map<string, number>()
  #windowEnds = 0

  constructor(limit: Limit) {
    this.#limit = limit
  }

  async count(database: Database, who: string, now: Date): Promise<Omit<Attempt, 'total'>> {
    if (now.getTime() >= this.#windowEnds) this.#left.clear()
    const left = this.#left.get(who) ?? 0
    if (left > 0) {
      this.#left.set(who, left - 1)
      return { isAllowed: true, retryAfterSeconds: 0 }
    }
    const attempt = await countAttempt(database, this.#limit, who, now, lease)
    this.#windowEnds = now.getTime() + attempt.retryAfterSeconds * 1_000
    // What others took meanwhile may leave less than a whole lease.
    const granted = Math.max(0, Math.min(lease, this.#limit.most - attempt.total + lease))
    if (granted > 0) this.#left.set(who, (this.#left.get(who) ?? 0) + granted - 1)
    return { ...attempt, isAllowed: granted > 0 }
  }
}
