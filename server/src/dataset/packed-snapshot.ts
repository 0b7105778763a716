import { Deserializer, Serializer } from 'node:v8'
import type { BuiltSnapshot } from '#dataset/build-snapshot.ts'

/** A serialized snapshot: its arrays one after another, then everything else with the positions of the arrays. */
interface PackedSnapshot extends PackedPlaces {
  /** In the order in which they are to be written. */
  readonly parts: readonly Uint8Array[]
}

export interface PackedPlaces {
  /** The offset of everything else. */
  readonly restStart: number
  readonly end: number
}

interface ArrayKind {
  new (memory: ArrayBufferLike, start: number, length: number): NodeJS.ArrayBufferView
  readonly BYTES_PER_ELEMENT: number
}

// The order is part of the file format.
const kinds: readonly ArrayKind[] = [Uint8Array, Uint16Array, Uint32Array, Float64Array]

// The size of the largest array element.
const alignment = 8

/** Methods of V8's serializers that Node documents but its types omit. */
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

  /** V8 calls this once for each array, even if the array occurs several times. */
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

/** Copies no array. `start` is the offset of the first byte, a multiple of eight. */
export function packSnapshot(snapshot: BuiltSnapshot, start: number): PackedSnapshot {
  const packer = new Packer(start)
  packer.writeHeader()
  packer.writeValue(snapshot)
  const restStart = packer.end
  packer.add(packer.releaseBuffer())
  return { parts: packer.parts, restStart, end: packer.end }
}

/** Unpacks a snapshot; its arrays are views of `memory`. */
export function unpackSnapshot(memory: SharedArrayBuffer, { restStart, end }: PackedPlaces): BuiltSnapshot {
  // Node deserializes the other values only from memory that is not shared.
  const unpacker = new Unpacker(Buffer.from(new Uint8Array(memory, restStart, end - restStart)), memory)
  unpacker.readHeader()
  return unpacker.readValue() as BuiltSnapshot
}
