// Larger blocks than 32 MB are always mapped by themselves and not written to when they are allocated.
const leastBytes = 2 ** 26

/**
 * A buffer that makes V8 count a snapshot's shared memory, which it does not by itself: it would collect old snapshots
 * when their few small objects fill the heap, and hundreds of megabytes would wait for that. It is as large as the
 * memory it stands for, and never touched, so the system gives it none.
 */
export function weightOf(bytes: number): ArrayBuffer {
  return new ArrayBuffer(Math.max(bytes, leastBytes))
}

/**
 * What a patch weighs where people wait: enough for V8 to begin to mark beside them. Where memory grows by 32 MB more
 * than it has allowed, V8 marks to the end at once, in which nobody is answered.
 */
export const gentleBytes = 24 * 2 ** 20

/**
 * The weight of one snapshot after another, each of which shares most of its memory with the one before. A new one makes
 * V8 collect, which takes tens of milliseconds: it comes once enough memory is not shared.
 */
export class SharedWeight {
  /** For what it weighs alone. */
  held: ArrayBuffer
  #ownBytes = 0
  readonly #patchBytes: number

  constructor(bytes: number, patchBytes = leastBytes) {
    this.held = weightOf(bytes)
    this.#patchBytes = patchBytes
  }

  /** Of a snapshot that took the place of another, and has so many bytes of its own. */
  add(ownBytes: number): this {
    this.#ownBytes += ownBytes
    if (this.#ownBytes < leastBytes) return this
    this.held = new ArrayBuffer(this.#patchBytes)
    this.#ownBytes = 0
    return this
  }
}

/** The memory behind the typed arrays of a snapshot. */
export function bytesOf(snapshot: object): number {
  const memory = new Set(buffersIn(snapshot))
  return [...memory].reduce((sum, { byteLength }) => sum + byteLength, 0)
}

/** The memory of every typed array in a value. */
export function* buffersIn(value: unknown): Generator<ArrayBufferLike> {
  if (ArrayBuffer.isView(value)) yield value.buffer
  else if (value instanceof Map) for (const part of value.values()) yield* buffersIn(part)
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) yield* buffersIn(part)
}
