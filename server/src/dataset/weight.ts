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
