const minute = 60_000

/** Limits requests in any minute; further ones wait until the next is free, or are refused. */
export class Budget {
  readonly #most: number
  readonly #now: () => number
  #taken: number[] = []

  constructor(most: number, now: () => number) {
    this.#most = most
    this.#now = now
  }

  /** Takes one; false where none is left. */
  take(): boolean {
    const now = this.#now()
    this.#taken = this.#taken.filter((at) => at > now - minute)
    if (this.#taken.length >= this.#most) return false
    this.#taken.push(now)
    return true
  }

  /** Milliseconds until one is free. */
  wait(): number {
    const [first = 0] = this.#taken
    return this.#taken.length < this.#most ? 0 : Math.max(0, first + minute - this.#now())
  }
}
