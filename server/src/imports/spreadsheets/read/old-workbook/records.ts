/** A record of an old workbook: its kind, its bytes, and the bytes of records that continue it. */
export interface BiffRecord {
  readonly kind: number
  readonly parts: readonly Uint8Array[]
}

const headBytes = 4
const goesOn = 0x3c

/** The records from an offset on. */
export function* biffRecords(bytes: Uint8Array, from: number): Generator<BiffRecord> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const kindAt = (at: number) => (at + headBytes <= bytes.length ? view.getUint16(at, true) : -1)
  const endAt = (at: number) => at + headBytes + view.getUint16(at + 2, true)
  for (let at = from; kindAt(at) >= 0; ) {
    const kind = kindAt(at)
    const parts: Uint8Array[] = []
    do {
      const end = endAt(at)
      if (end > bytes.length) throw new Error('A record of a workbook is cut off')
      parts.push(bytes.subarray(at + headBytes, end))
      at = end
    } while (kindAt(at) === goesOn)
    yield { kind, parts }
  }
}

/** Reads the parts of a record as one. */
export class RecordReader {
  readonly #parts: readonly Uint8Array[]
  #part = 0
  #at = 0

  constructor({ parts }: BiffRecord) {
    this.#parts = parts
  }

  /** The number of unread bytes in this part. */
  get left(): number {
    return (this.#parts[this.#part]?.length ?? 0) - this.#at
  }

  byte(): number {
    this.#nextPart()
    const byte = this.#parts[this.#part]?.[this.#at]
    if (byte === undefined) throw new Error('A record of a workbook ends too early')
    this.#at += 1
    return byte
  }

  short(): number {
    return this.byte() + this.byte() * 256
  }

  long(): number {
    return this.short() + this.short() * 65_536
  }

  skip(count: number): void {
    for (let left = count; left > 0; ) {
      this.#nextPart()
      const there = (this.#parts[this.#part]?.length ?? 0) - this.#at
      if (there <= 0) throw new Error('A record of a workbook ends too early')
      this.#at += Math.min(there, left)
      left -= there
    }
  }

  double(): number {
    const bytes = Uint8Array.from({ length: 8 }, () => this.byte())
    return new DataView(bytes.buffer).getFloat64(0, true)
  }

  /** A Unicode text: its encoding and its letters. Fonts and phonetic text are skipped. */
  unicode(letters: number): string {
    const form = this.byte()
    const fonts = form & 8 ? this.short() : 0
    const spoken = form & 4 ? this.long() : 0
    const text = this.#letters(letters, (form & 1) === 1)
    this.skip(fonts * 4 + spoken)
    return text
  }

  /** If a text continues in another part, that part states again whether its letters have one byte or two. */
  #letters(count: number, wide: boolean): string {
    const texts: string[] = []
    let isWide = wide
    for (let left = count; left > 0; ) {
      const part = this.#parts[this.#part]
      if (!part) throw new Error('A text of a workbook ends too early')
      const size = isWide ? 2 : 1
      const here = Math.min(left, Math.floor((part.length - this.#at) / size))
      const bytes = Buffer.from(part.subarray(this.#at, this.#at + here * size))
      texts.push(bytes.toString(isWide ? 'utf16le' : 'latin1'))
      this.#at += here * size
      left -= here
      if (left === 0) break
      this.#part += 1
      this.#at = 0
      isWide = (this.byte() & 1) === 1
    }
    return texts.join('')
  }

  bytes(count: number): Uint8Array {
    return Uint8Array.from({ length: count }, () => this.byte())
  }

  #nextPart(): void {
    while (this.#part < this.#parts.length - 1 && this.#at >= (this.#parts[this.#part]?.length ?? 0)) {
      this.#part += 1
      this.#at = 0
    }
  }
}
