import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { etagOf } from '#platform/http/etag.ts'

/** How an answer may be packed; whoever takes both gets the first. */
export const packings = ['br', 'gzip'] as const
type Packing = (typeof packings)[number]

// As good as the other answers are packed, which is five times quicker than the default.
const brotliQuality = 4

const packed: Record<Packing, (bytes: Buffer) => Promise<Buffer>> = {
  br: async (bytes) =>
    await promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  gzip: async (bytes) => await promisify(gzip)(bytes),
}

/** An answer as JSON, with what is worked out of it once, when it is first asked for. */
export class JsonAnswer {
  readonly bytes: Buffer
  #etag: string | undefined
  readonly #packed = new Map<Packing, Promise<Buffer>>()

  constructor(value: object) {
    this.bytes = Buffer.from(JSON.stringify(value))
  }

  get etag(): string {
    this.#etag ??= etagOf(this.bytes)
    return this.#etag
  }

  async packed(how: Packing): Promise<Buffer> {
    const known = this.#packed.get(how) ?? packed[how](this.bytes)
    this.#packed.set(how, known)
    return await known
  }
}
