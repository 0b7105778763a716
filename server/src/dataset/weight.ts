// Blocks larger than 32 MB are always mapped separately and not written to during allocation.
const leastBytes = 2 ** 26

/**
 * A buffer that makes V8 account for a snapshot's shared memory. On its own V8 ignores that memory and would collect
 * old snapshots only once their few small objects fill the heap, with hundreds of megabytes waiting. The buffer has
 * the same size but is never touched, so the system assigns it no memory.
 */
export function weightOf(bytes: number): ArrayBuffer {
  return new ArrayBuffer(Math.max(bytes, leastBytes))
}

/**
 * The weight of a patch in the serving thread, enough for V8 to start incremental marking. If external memory grows 32
 * MB above V8's limit, V8 marks everything at once, and no request is answered meanwhile.
 */
export const gentleBytes = 24 * 2 ** 20

/**
 * The weight of successive snapshots, each of which shares most of its memory with the previous one. A new buffer
 * makes V8 collect garbage, which takes tens of milliseconds, so it is allocated only once enough memory is not
 * shared.
 */
export class SharedWeight {
  /** Only for its weight. */
  held: ArrayBuffer
  #ownBytes = 0
  readonly #patchBytes: number

  constructor(bytes: number, patchBytes = leastBytes) {
    this.held = weightOf(bytes)
    this.#patchBytes = patchBytes
  }

  /** For a snapshot that replaces another one and has this many bytes of its own. */
  add(ownBytes: number): this {
    this.#ownBytes += ownBytes
    if (this.#ownBytes < leastBytes) return this
    this.held = new ArrayBuffer(this.#patchBytes)
    this.#ownBytes = 0
    return this
  }
}

/** The size of the memory behind the typed arrays of a snapshot. */
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
