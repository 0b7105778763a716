import { sharedUint32 } from '#search/shared-memory.ts'

const firstCapacity = 1_024

/**
 * A growing list of integers without a JavaScript array of half a million, which the garbage collector would traverse.
 */
export class GatheredNumbers {
  #numbers = new Uint32Array(firstCapacity)
  #count = 0

  get count(): number {
    return this.#count
  }

  add(number: number): void {
    if (this.#count === this.#numbers.length) {
      const longer = new Uint32Array(this.#count * 2)
      longer.set(this.#numbers)
      this.#numbers = longer
    }
    this.#numbers[this.#count++] = number
  }

  at(index: number): number {
    return this.#numbers[index] as number
  }

  /** All numbers, in memory that threads share. */
  all(): Uint32Array {
    const packed = sharedUint32(this.#count)
    packed.set(this.#numbers.subarray(0, this.#count))
    return packed
  }

  /** The numbers at some indexes, in memory that threads share. */
  take(indexes: Uint32Array): Uint32Array {
    const packed = sharedUint32(indexes.length)
    // Not `entries()`, here and wherever a build loops over all rows: it would create two gigabytes of pairs for the
    // garbage collector.
    for (let to = 0; to < indexes.length; to++) packed[to] = this.#numbers[indexes[to] as number] as number
    return packed
  }
}
