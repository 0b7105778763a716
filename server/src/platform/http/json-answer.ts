import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { etagOf } from '#platform/http/etag.ts'
import { takeTurn } from '#platform/turns.ts'

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

/** A reply as JSON; what is derived from it is worked out once, when it is first needed. */
export class JsonAnswer {
  readonly bytes: Buffer
  #etag: string | undefined
  readonly #packed = new Map<Packing, Promise<Buffer>>()

  /** Of a value, or of the bytes of one that is JSON already. */
  constructor(value: object | Buffer) {
    this.bytes = Buffer.isBuffer(value) ? value : Buffer.from(JSON.stringify(value))
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

/** So many items of a list take a millisecond or two. */
const partOfTurn = 100

/**
 * An object, and a long list beside what else it says: the JSON of some items becomes bytes in the same turn, so that
 * nobody waits while megabytes are written, and what was made of them is forgotten while it is new.
 */
export async function answerInTurns<Item>(
  head: object,
  name: string,
  items: readonly Item[],
  json: (item: Item) => string,
): Promise<JsonAnswer> {
  const parts = [Buffer.from(JSON.stringify({ ...head, [name]: [] }).slice(0, -listEnd.length))]
  for (let start = 0; start < items.length; start += partOfTurn) {
    await takeTurn()
    const written = items.slice(start, start + partOfTurn).map(json)
    parts.push(Buffer.from(`${start === 0 ? '' : ','}${written.join(',')}`))
  }
  return new JsonAnswer(Buffer.concat([...parts, Buffer.from(listEnd)]))
}

const listEnd = ']}'
