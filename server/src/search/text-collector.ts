import { sharedBytes, sharedUint32 } from '#search/shared-memory.ts'
import type { TextTable } from '#search/text-table.ts'

const firstCapacity = 256
const longestScratch = 256

/**
 * Collects texts for a table; equal texts share an index. It stores and compares bytes, so that half a million texts
 * create no strings for the garbage collector to walk through.
 */
export class TextCollector {
  #bytes: Buffer = Buffer.alloc(firstCapacity)
  #end = 1
  #starts = new Uint32Array(firstCapacity)
  #hashes = new Uint32Array(firstCapacity)
  /** An open-addressing table: a slot holds an index + 1, or 0 where it is free. */
  #slots = new Uint32Array(firstCapacity * 2)
  #count = 0
  /** The position of the text of the previous call, because neighboring rows often have the same text. */
  #last = 0
  readonly #scratch = Buffer.alloc(longestScratch)

  get count(): number {
    return this.#count
  }

  /** The index of a text, which is added if it is new. */
  add(text: string): number {
    if (text.length * 3 > longestScratch) {
      const bytes = Buffer.from(text)
      return this.addBytes(bytes, 0, bytes.length)
    }
    return this.addBytes(this.#scratch, 0, this.#scratch.write(text))
  }

  /** The same for a text given as UTF-8 bytes. */
  addBytes(source: Uint8Array, start: number, end: number): number {
    if (this.#count === 0 || !this.#isAt(this.#last, source, start, end)) this.#last = this.#find(source, start, end)
    return this.#last
  }

  finish(): TextTable {
    const starts = sharedUint32(this.#count + 1)
    starts.set(this.#starts.subarray(0, this.#count))
    starts[this.#count] = this.#end
    const bytes = sharedBytes(this.#end)
    bytes.set(this.#bytes.subarray(0, this.#end))
    return { bytes, starts }
  }

  #find(source: Uint8Array, start: number, end: number): number {
    const hash = hashOf(source, start, end)
    const mask = this.#slots.length - 1
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const index = (this.#slots[slot] as number) - 1
      if (index === -1) return this.#append(source, start, end, hash, slot)
      if (this.#hashes[index] === hash && this.#isAt(index, source, start, end)) return index
    }
  }

  #isAt(index: number, source: Uint8Array, start: number, end: number): boolean {
    const from = this.#starts[index] as number
    const to = index + 1 < this.#count ? (this.#starts[index + 1] as number) : this.#end
    if (to - from - 1 !== end - start) return false
    for (let offset = 0; offset < end - start; offset++) {
      if (this.#bytes[from + offset] !== source[start + offset]) return false
    }
    return true
  }

  #append(source: Uint8Array, start: number, end: number, hash: number, slot: number): number {
    const index = this.#count++
    if (index === this.#starts.length) this.#makeRoomForTexts()
    while (this.#end + end - start + 1 > this.#bytes.length) this.#bytes = longer(this.#bytes)
    this.#starts[index] = this.#end
    this.#hashes[index] = hash
    for (let byte = start; byte < end; byte++) this.#bytes[this.#end++] = source[byte] as number
    this.#end++
    this.#slots[slot] = index + 1
    if (this.#count * 2 > this.#slots.length) this.#makeRoomForSlots()
    return index
  }

  #makeRoomForTexts(): void {
    const starts = new Uint32Array(this.#starts.length * 2)
    starts.set(this.#starts)
    this.#starts = starts
    const hashes = new Uint32Array(this.#hashes.length * 2)
    hashes.set(this.#hashes)
    this.#hashes = hashes
  }

  #makeRoomForSlots(): void {
    const slots = new Uint32Array(this.#slots.length * 2)
    const mask = slots.length - 1
    for (let index = 0; index < this.#count; index++) {
      let slot = (this.#hashes[index] as number) & mask
      while (slots[slot] !== 0) slot = (slot + 1) & mask
      slots[slot] = index + 1
    }
    this.#slots = slots
  }
}

/** The same bytes, with double the room. */
export function longer(bytes: Buffer): Buffer {
  const result = Buffer.alloc(bytes.length * 2)
  result.set(bytes)
  return result
}

/** FNV-1a followed by mixing, because the lowest bits choose the slot. */
function hashOf(source: Uint8Array, start: number, end: number): number {
  let hash = 0x811c9dc5
  for (let byte = start; byte < end; byte++) hash = Math.imul(hash ^ (source[byte] as number), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return (hash ^ (hash >>> 13)) >>> 0
}
