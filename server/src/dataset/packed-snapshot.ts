import { Deserializer, Serializer } from 'node:v8'
import type { BuiltSnapshot } from '#dataset/build-snapshot.ts'

/** A snapshot as bytes: its arrays one after another, then all else, which says where each array is. */
interface PackedSnapshot extends PackedPlaces {
  /** In the order in which they are to be written. */
  readonly parts: readonly Uint8Array[]
}

export interface PackedPlaces {
  /** Where all else begins. */
  readonly restStart: number
  readonly end: number
}

interface ArrayKind {
  new (memory: ArrayBufferLike, start: number, length: number): NodeJS.ArrayBufferView
  readonly BYTES_PER_ELEMENT: number
}

// Their order is part of what is written.
const kinds: readonly ArrayKind[] = [Uint8Array, Uint16Array, Uint32Array, Float64Array]

// The largest element that an array has.
const alignment = 8

/** What the types leave out of V8's serializers, and Node's documentation does not. */
interface HostObjects {
  _setTreatArrayBufferViewsAsHostObjects: (flag: boolean) => void
}

class Packer extends Serializer {
  readonly parts: Uint8Array[] = []
  end: number

  constructor(start: number) {
    super()
    this.end = start
    ;(this as unknown as HostObjects)._setTreatArrayBufferViewsAsHostObjects(true)
  }

  /** V8 asks it for each array, once however often the array is met. */
  _writeHostObject(array: NodeJS.ArrayBufferView): void {
    const kind = kinds.findIndex((each) => array instanceof each)
    const elementBytes = kinds[kind]?.BYTES_PER_ELEMENT
    if (elementBytes === undefined) throw new Error('A snapshot holds no arrays of this kind')
    this.align()
    this.writeUint32(kind)
    this.writeDouble(this.end)
    this.writeUint32(array.byteLength / elementBytes)
    this.add(new Uint8Array(array.buffer, array.byteOffset, array.byteLength))
  }

  align(): void {
    const gap = -this.end & (alignment - 1)
    if (gap > 0) this.add(new Uint8Array(gap))
  }

  add(bytes: Uint8Array): void {
    this.parts.push(bytes)
    this.end += bytes.length
  }
}

class Unpacker extends Deserializer {
  readonly #memory: SharedArrayBuffer

  constructor(rest: Uint8Array, memory: SharedArrayBuffer) {
    super(rest)
    this.#memory = memory
  }

  _readHostObject(): NodeJS.ArrayBufferView {
    const kind = kinds[this.readUint32()]
    if (kind === undefined) throw new Error('A cached snapshot holds no arrays of this kind')
    const start = this.readDouble()
    return new kind(this.#memory, start, this.readUint32())
  }
}

/** Copies no array. `start` is where the first byte will stand, a multiple of eight. */
export function packSnapshot(snapshot: BuiltSnapshot, start: number): PackedSnapshot {
  const packer = new Packer(start)
  packer.writeHeader()
  packer.writeValue(snapshot)
  const restStart = packer.end
  packer.add(packer.releaseBuffer())
  return { parts: packer.parts, restStart, end: packer.end }
}

/** The snapshot that was packed, its arrays where they are in the memory that was read. */
export function unpackSnapshot(memory: SharedArrayBuffer, { restStart, end }: PackedPlaces): BuiltSnapshot {
  // Node reads plain values from memory of its own only.
  const unpacker = new Unpacker(Buffer.from(new Uint8Array(memory, restStart, end - restStart)), memory)
  unpacker.readHeader()
  return unpacker.readValue() as BuiltSnapshot
}
