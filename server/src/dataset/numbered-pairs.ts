// Both fit into one number, which counts exactly up to 2 to the 53rd.
const range = 2 ** 26

/** Numbers pairs of codes as they come; the same pair has the same number. */
export class NumberedPairs {
  readonly #numbers = new Map<number, number>()

  numberOf(first: number, second: number): number {
    const pair = first * range + second
    const existing = this.#numbers.get(pair)
    if (existing !== undefined) return existing
    this.#numbers.set(pair, this.#numbers.size)
    return this.#numbers.size - 1
  }
}
