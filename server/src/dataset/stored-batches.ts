import { type Expression, sql } from 'kysely'
import { copyRows } from '#database/copied-rows.ts'
import type { Database } from '#database/connect.ts'
import { longer } from '#search/text-collector.ts'

/** Some rows by column: each value is a range of the bytes of all. */
export interface StoredBatch<Column extends string> {
  readonly count: number
  readonly columns: Readonly<Record<Column, BatchColumn>>
}

export interface BatchColumn {
  readonly bytes: Uint8Array
  /** row → the start of its value, UTF-8 as written by the database */
  readonly starts: Uint32Array
  /** row → the end of its value */
  readonly ends: Uint32Array
}

const rowsPerBatch = 8_192
const firstBytes = 2 ** 20

// A control character that occurs in no text.
const unknown = 2
export const unknownText = String.fromCharCode(unknown)
const [tab, lineFeed, backslash, nullLetter] = Buffer.from('\t\n\\N') as unknown as [number, number, number, number]
const escaped: ReadonlyMap<number, number> = new Map(
  Array.from('bfnrtv', (letter, at) => [letter.charCodeAt(0), '\b\f\n\r\t\v'.charCodeAt(at)]),
)

/**
 * The rows of a query in the order of their ids, in batches that are valid only during the call, so that half a
 * million rows need no objects and texts. The database computes the next rows meanwhile.
 */
export async function readBatches<Column extends string>(
  database: Database,
  columns: readonly (Column | 'id')[],
  rows: Expression<unknown>,
  take: (batch: StoredBatch<Column | 'id'>) => void,
): Promise<void> {
  const splitter = new RowSplitter(columns)
  const query = sql`select ${sql.join(columns.map((column) => sql.ref(column)))} from (${rows}) as rows order by id`
  await copyRows(database, query, (row) => {
    splitter.add(row)
    if (splitter.count === rowsPerBatch) take(splitter.batch())
  })
  if (splitter.count > 0) take(splitter.batch())
}

/** Inlined into the statement, because COPY takes no parameters; therefore integers only. */
export function isAmong(column: string, numbers: readonly number[]) {
  return sql<boolean>`${sql.ref(column)} = any(${sql.lit(`{${numbers.map(wholeNumber).join(',')}}`)}::integer[])`
}

function wholeNumber(number: number): string {
  if (!Number.isSafeInteger(number)) throw new Error(`${number} is no number of a row`)
  return String(number)
}

class RowSplitter<Column extends string> {
  count = 0
  readonly #columns: readonly Column[]
  readonly #places: readonly Pick<BatchColumn, 'starts' | 'ends'>[]
  #bytes: Buffer = Buffer.alloc(firstBytes)
  #end = 0

  constructor(columns: readonly Column[]) {
    this.#columns = columns
    // One allocation, which returns to the system with the thread; small ones would stay with the C library.
    const slots = new Uint32Array(columns.length * 2 * rowsPerBatch)
    const part = (at: number) => slots.subarray(at * rowsPerBatch, (at + 1) * rowsPerBatch)
    this.#places = columns.map((_, at) => ({ starts: part(at * 2), ends: part(at * 2 + 1) }))
  }

  add(row: Uint8Array): void {
    while (this.#end + row.length > this.#bytes.length) this.#bytes = longer(this.#bytes)
    const bytes = this.#bytes
    bytes.set(row, this.#end)
    let at = this.#end
    for (const { starts, ends } of this.#places) {
      starts[this.count] = at
      while (isPlain(bytes[at] as number)) at++
      if (bytes[at] === backslash) at = this.#unescape(at, ends)
      else ends[this.count] = at
      at++
    }
    this.#end += row.length
    this.count++
  }

  /** The rows since the previous batch; valid until the next row arrives. */
  batch(): StoredBatch<Column> {
    const { count } = this
    this.count = 0
    this.#end = 0
    const columns = this.#columns.map((name, at) => [name, { bytes: this.#bytes, ...this.#places[at] }] as const)
    return { count, columns: Object.fromEntries(columns) as unknown as Record<Column, BatchColumn> }
  }

  /** Unescapes a value from its first backslash on; returns where the value ended before. */
  #unescape(first: number, ends: Uint32Array): number {
    const bytes = this.#bytes
    let to = first
    let at = first
    for (let byte = bytes[at] as number; byte !== tab && byte !== lineFeed; byte = bytes[++at] as number) {
      if (byte === backslash) {
        const letter = bytes[++at] as number
        byte = letter === nullLetter ? unknown : (escaped.get(letter) ?? letter)
      }
      bytes[to++] = byte
    }
    ends[this.count] = to
    return at
  }
}

function isPlain(byte: number): boolean {
  return byte > backslash || (byte !== backslash && byte !== tab && byte !== lineFeed)
}

/** Whether some bytes are the text for an unknown value. */
export function isUnknownText(bytes: Uint8Array, start: number, end: number): boolean {
  return bytes[start] === unknown && end === start + 1
}

export function isKnownIn({ bytes, starts, ends }: BatchColumn, row: number): boolean {
  return !isUnknownText(bytes, starts[row] as number, ends[row] as number)
}

/** The value of a row as an integer, which it must be. */
export function wholeNumberIn({ bytes, starts, ends }: BatchColumn, row: number): number {
  const end = ends[row] as number
  let number = 0
  for (let at = starts[row] as number; at < end; at++) number = number * 10 + (bytes[at] as number) - 0x30
  return number
}

/** The value of a row; null if unknown. */
export function textIn({ bytes, starts, ends }: BatchColumn, row: number): string | null {
  const [start, end] = [starts[row] as number, ends[row] as number]
  return isUnknownText(bytes, start, end) ? null : Buffer.from(bytes.buffer, start, end - start).toString()
}
