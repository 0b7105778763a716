import { BackupRefused } from '#database/backup/backup-refused.ts'

const longestLine = 64 * 1024
const lineEnd = 0x0a

/** Takes lines and numbers of bytes off a stream, holding no more than one piece of it. */
export class ByteReader {
  readonly #pieces: AsyncIterator<Uint8Array>
  #held: Uint8Array = new Uint8Array()

  constructor(stream: AsyncIterable<Uint8Array>) {
    this.#pieces = stream[Symbol.asyncIterator]()
  }

  /** The next line without its end, or null where the stream is over. */
  async line(): Promise<string | null> {
    for (;;) {
      const end = this.#held.indexOf(lineEnd)
      if (end >= 0) {
        const line = Buffer.from(this.#held.subarray(0, end)).toString()
        this.#held = this.#held.subarray(end + 1)
        return line
      }
      if (this.#held.length > longestLine) throw new BackupRefused('it holds a line without an end')
      if (!(await this.#more())) {
        if (this.#held.length > 0) throw new BackupRefused('it ends in the middle')
        return null
      }
    }
  }

  /** So many bytes, piece by piece. */
  async *take(size: number): AsyncGenerator<Uint8Array> {
    for (let left = size; left > 0; ) {
      if (this.#held.length === 0 && !(await this.#more())) throw new BackupRefused('it ends in the middle')
      const piece = this.#held.subarray(0, left)
      this.#held = this.#held.subarray(piece.length)
      left -= piece.length
      yield piece
    }
  }

  async #more(): Promise<boolean> {
    const next = await this.#pieces.next()
    if (next.done) return false
    this.#held = this.#held.length === 0 ? next.value : Buffer.concat([this.#held, next.value])
    return true
  }
}
