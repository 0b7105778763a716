// A longer copy is quicker by the engine's own means, a shorter one byte by byte.
const shortCopy = 48
const mostBytesOfALetter = 3
const firstOfTwoBytes = 0x80
const [zero, point] = Buffer.from('0.') as unknown as [number, number]

const mostWhole = 2 ** 31 - 1
const mostDigits = 10
// Shares have four digits after the point when they are written as percentages.
const fractions = 10_000

/** A finished part of a text; nothing writes to its bytes until it is freed. */
export interface TakenText {
  readonly bytes: Uint8Array
  /** Gives the memory back: new memory for every megabyte would have the garbage collector walk the whole heap. */
  readonly free: () => void
}

/** The bytes of a text, UTF-8, that grows at its end. */
export class TextBlock {
  #bytes: Buffer
  #length = 0
  readonly #spare: Buffer[] = []

  constructor(size: number) {
    this.#bytes = Buffer.allocUnsafeSlow(size)
  }

  get length(): number {
    return this.#length
  }

  /** What has been written so far; the block goes on empty. */
  take(): TakenText {
    const taken = this.#bytes
    const bytes = taken.subarray(0, this.#length)
    this.#bytes = this.#spare.pop() ?? Buffer.allocUnsafeSlow(taken.length)
    this.#length = 0
    return { bytes, free: () => this.#spare.push(taken) }
  }

  write(text: string): void {
    this.#makeRoom(text.length * mostBytesOfALetter)
    if (text.length > shortCopy || !this.#writeAscii(text)) this.#length += this.#bytes.write(text, this.#length)
  }

  /** The number as `String` writes it. */
  writeNumber(value: number): void {
    if (value >= 0 && value <= mostWhole && value === Math.trunc(value)) return this.#writeWhole(value)
    const scaled = Math.round(value * fractions)
    if (value > 0 && scaled <= mostWhole && scaled / fractions === value) return this.#writeScaled(scaled)
    this.write(String(value))
  }

  /** A part of another text. */
  append(other: TextBlock, start: number, end: number): void {
    const bytes = other.#bytes
    const length = end - start
    this.#makeRoom(length)
    if (length > shortCopy) this.#bytes.set(bytes.subarray(start, end), this.#length)
    else for (let index = 0; index < length; index++) this.#bytes[this.#length + index] = bytes[start + index] as number
    this.#length += length
  }

  /** Whether the text holds nothing but letters of one byte; if not, nothing of it counts as written. */
  #writeAscii(text: string): boolean {
    for (let index = 0; index < text.length; index++) {
      const letter = text.charCodeAt(index)
      if (letter >= firstOfTwoBytes) return false
      this.#bytes[this.#length + index] = letter
    }
    this.#length += text.length
    return true
  }

  #writeScaled(scaled: number): void {
    const integer = Math.trunc(scaled / fractions)
    this.#writeWhole(integer)
    // One more digit in front keeps the zeros after the point, and is overwritten by the point.
    const pointAt = this.#length
    this.#writeWhole(fractions + scaled - integer * fractions)
    this.#bytes[pointAt] = point
    while (this.#bytes[this.#length - 1] === zero) this.#length--
  }

  #writeWhole(value: number): void {
    this.#makeRoom(mostDigits)
    let digits = 1
    for (let bound = 10; value >= bound; bound *= 10) digits++
    this.#length += digits
    let rest = value
    for (let index = this.#length - 1; digits > 0; digits--) {
      const next = Math.trunc(rest / 10)
      this.#bytes[index--] = zero + rest - next * 10
      rest = next
    }
  }

  #makeRoom(length: number): void {
    if (this.#length + length <= this.#bytes.length) return
    const larger = Buffer.allocUnsafeSlow(2 * (this.#length + length))
    larger.set(this.#bytes.subarray(0, this.#length))
    this.#bytes = larger
  }
}
