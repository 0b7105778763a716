import { FetchFailed } from '#imports/fetch/fetch-failed.ts'

export interface TarEntry {
  /** Its path as the archive writes it, checked to stay inside. */
  readonly path: string
  readonly isFile: boolean
  readonly size: number
  /** When it was last changed, in seconds since 1970; in an archive of GitHub, the time of the commit. */
  readonly changedAt: number
  /** The comment of the whole archive; GitHub writes the commit there. */
  readonly comment: string | null
  /** The content, read only when it is asked for, before the next entry is. */
  readonly content: () => Promise<Buffer>
}

const block = 512
const mostEntries = 200_000
const largestHeader = 64_000
const longestPath = 500

/** Reads the entries of a tar archive one after another, without ever holding more than is asked for. */
export async function* readTar(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const source = new ByteSource(bytes)
  let comment: string | null = null
  let longPath: string | null = null
  for (let count = 0; ; count += 1) {
    if (count > mostEntries) throw new FetchFailed(`the archive has more than ${mostEntries} entries`)
    const header = await source.take(block)
    if (header.every((byte) => byte === 0)) return
    refuseDamagedHeader(header)
    const size = numberIn(header, 124, 12)
    const type = String.fromCharCode(header[156] ?? 0)
    const padded = Math.ceil(size / block) * block
    if ('gxLK'.includes(type)) {
      if (size > largestHeader) throw new FetchFailed('the archive has a header that is too large')
      const text = (await source.take(padded)).subarray(0, size).toString('utf8')
      if (type === 'g') comment = paxRecord(text, 'comment') ?? comment
      if (type === 'x') longPath = paxRecord(text, 'path') ?? longPath
      if (type === 'L') longPath = text.replace(/\0+$/, '')
      continue
    }
    refuseKind(type)
    const path = safePath(longPath ?? plainPath(header))
    longPath = null
    let isTaken = false
    yield {
      path,
      isFile: type === '0' || type === '\0',
      size,
      changedAt: numberIn(header, 136, 12),
      comment,
      content: async () => {
        isTaken = true
        return (await source.take(padded)).subarray(0, size)
      },
    }
    if (!isTaken) await source.skip(padded)
  }
}

class ByteSource {
  readonly #pieces: AsyncIterator<Uint8Array>
  #rest: Uint8Array = new Uint8Array()

  constructor(bytes: AsyncIterable<Uint8Array>) {
    this.#pieces = bytes[Symbol.asyncIterator]()
  }

  async take(count: number): Promise<Buffer> {
    const taken = Buffer.alloc(count)
    await this.#each(count, (piece, offset) => taken.set(piece, offset))
    return taken
  }

  async skip(count: number): Promise<void> {
    await this.#each(count, () => undefined)
  }

  async #each(count: number, use: (piece: Uint8Array, offset: number) => void): Promise<void> {
    for (let done = 0; done < count; ) {
      if (this.#rest.length === 0) this.#rest = await this.#next()
      const piece = this.#rest.subarray(0, count - done)
      this.#rest = this.#rest.subarray(piece.length)
      use(piece, done)
      done += piece.length
    }
  }

  async #next(): Promise<Uint8Array> {
    const piece = await this.#pieces.next()
    if (piece.done) throw new FetchFailed('the archive was cut off')
    return piece.value
  }
}

function refuseDamagedHeader(header: Buffer): void {
  const blanked = Buffer.from(header)
  blanked.fill(0x20, 148, 156)
  const sum = blanked.reduce((total, byte) => total + byte, 0)
  if (sum !== numberIn(header, 148, 8)) throw new FetchFailed('the archive is damaged, or is no tar archive')
}

// Files, hard and symbolic links, folders. Links are never followed; devices and pipes are in no archive of texts.
function refuseKind(type: string): void {
  if (!'\x000125'.includes(type)) throw new FetchFailed('the archive holds something that is neither file nor folder')
}

function plainPath(header: Buffer): string {
  const prefix = header.toString('latin1', 257, 262) === 'ustar' ? textIn(header, 345, 155) : ''
  return prefix ? `${prefix}/${textIn(header, 0, 100)}` : textIn(header, 0, 100)
}

// Security: a path of an archive never decides where a file is written, and one that tries to condemns the whole.
function safePath(path: string): string {
  const isSafe = path.length <= longestPath && !/^\/|\\|\p{Cc}/u.test(path) && !path.split('/').includes('..')
  if (!isSafe) throw new FetchFailed('the archive holds a path that leads out of it')
  return path
}

function textIn(header: Buffer, start: number, length: number): string {
  const field = header.subarray(start, start + length)
  const end = field.indexOf(0)
  return field.toString('utf8', 0, end < 0 ? length : end)
}

function numberIn(header: Buffer, start: number, length: number): number {
  const text = textIn(header, start, length).trim()
  if (!/^[0-7]*$/.test(text)) throw new FetchFailed('the archive is damaged, or is no tar archive')
  return Number.parseInt(text || '0', 8)
}

/** "52 comment=934bf0…" → "934bf0…" */
function paxRecord(text: string, key: string): string | null {
  for (let rest = text; rest.length > 0; ) {
    const length = Number(/^(\d+) /.exec(rest)?.[1])
    if (!(length > 0)) return null
    // Lengths count bytes; the key itself is plain.
    const record = Buffer.from(rest).subarray(0, length).toString('utf8')
    const [, name, value] = /^\d+ ([^=]+)=([\s\S]*)\n$/.exec(record) ?? []
    if (name === key) return value ?? null
    rest = Buffer.from(rest).subarray(length).toString('utf8')
  }
  return null
}
