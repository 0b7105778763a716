// Two codes fit into one number, which is exact up to 2 to the 53rd.
const range = 2 ** 26

/** Numbers pairs of codes in the order of their first occurrence. */
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
