/** Typed arrays in memory that threads share, so that posting one to another thread copies nothing. */
export function sharedBytes(length: number): Uint8Array<SharedArrayBuffer> {
  return new Uint8Array(new SharedArrayBuffer(length))
}

export function sharedUint16(length: number): Uint16Array<SharedArrayBuffer> {
  return new Uint16Array(new SharedArrayBuffer(length * Uint16Array.BYTES_PER_ELEMENT))
}

export function sharedUint32(length: number): Uint32Array<SharedArrayBuffer> {
  return new Uint32Array(new SharedArrayBuffer(length * Uint32Array.BYTES_PER_ELEMENT))
}

/** A value for each number, in the same order. */
export function sharedFrom(numbers: Uint32Array, valueOf: (number: number) => number): Uint32Array<SharedArrayBuffer> {
  const values = sharedUint32(numbers.length)
  for (let index = 0; index < numbers.length; index++) values[index] = valueOf(numbers[index] as number)
  return values
}

export function sharedFloat64(length: number): Float64Array<SharedArrayBuffer> {
  return new Float64Array(new SharedArrayBuffer(length * Float64Array.BYTES_PER_ELEMENT))
}
