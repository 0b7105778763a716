import { sharedBytes, sharedUint32 } from '#search/shared-memory.ts'

/**
 * Texts as UTF-8 bytes, one after another in memory that threads share. A zero byte comes before each text and after
 * the last, so that a search through all bytes never finds a match across two texts. For that reason no text may
 * contain a zero byte.
 */
export interface TextTable {
  readonly bytes: Uint8Array
  /** index → where its text starts; the last entry is the length of `bytes`. */
  readonly starts: Uint32Array
}

// Node's fastest conversion to text, which its types omit. It is called on plain bytes, because a Buffer that another
// thread posts does not arrive as a Buffer.
const { utf8Slice } = Buffer.prototype as unknown as {
  utf8Slice: (this: Uint8Array, start: number, end: number) => string
}

export function textCount({ starts }: TextTable): number {
  return starts.length - 1
}

export function textAt({ bytes, starts }: TextTable, index: number): string {
  return utf8Slice.call(bytes, starts[index] as number, (starts[index + 1] as number) - 1)
}

/** Whether the text is these bytes. */
export function isTextAt({ bytes, starts }: TextTable, index: number, text: Uint8Array): boolean {
  const start = starts[index] as number
  if ((starts[index + 1] as number) - 1 - start !== text.length) return false
  for (let at = 0; at < text.length; at++) if (bytes[start + at] !== text[at]) return false
  return true
}

/** The index of the text that a byte belongs to. */
export function indexOfByte(starts: TextTable['starts'], byte: number): number {
  let low = 0
  let high = starts.length - 2
  while (low < high) {
    const middle = (low + high + 1) >>> 1
    if ((starts[middle] as number) <= byte) low = middle
    else high = middle - 1
  }
  return low
}

/** A table of the texts, each at its index in the list. */
export function textTable(texts: readonly string[]): TextTable {
  const starts = sharedUint32(texts.length + 1)
  let end = 1
  for (const [index, text] of texts.entries()) {
    starts[index] = end
    end += Buffer.byteLength(text) + 1
  }
  starts[texts.length] = end
  const bytes = sharedBytes(end)
  bytes.set(Buffer.from(texts.map((text) => `\0${text}`).join('')))
  return { bytes, starts }
}

/** The texts at some indexes, in that order. */
export function takeTexts({ bytes, starts }: TextTable, indexes: Uint32Array): TextTable {
  const packed = sharedUint32(indexes.length + 1)
  let end = 1
  for (let to = 0; to < indexes.length; to++) {
    const index = indexes[to] as number
    packed[to] = end
    end += (starts[index + 1] as number) - (starts[index] as number)
  }
  packed[indexes.length] = end
  const copied = sharedBytes(end)
  for (let to = 0; to < indexes.length; to++) {
    const index = indexes[to] as number
    const last = starts[index + 1] as number
    let at = packed[to] as number
    for (let byte = starts[index] as number; byte < last; byte++) copied[at++] = bytes[byte] as number
  }
  return { bytes: copied, starts: packed }
}

/** Some adjacent texts of a table; the end is exclusive. */
interface TextRange {
  readonly table: TextTable
  readonly from: number
  readonly to: number
}

/** The texts of several ranges, one after another. */
export function joinTexts(ranges: readonly TextRange[]): TextTable {
  const lengthOf = ({ table: { starts }, from, to }: TextRange) => (starts[to] as number) - (starts[from] as number)
  const count = ranges.reduce((sum, { from, to }) => sum + to - from, 0)
  const joined = sharedUint32(count + 1)
  const bytes = sharedBytes(ranges.reduce((sum, range) => sum + lengthOf(range), 1))
  let index = 0
  let end = 1
  for (const { table, from, to } of ranges) {
    const first = table.starts[from] as number
    bytes.set(table.bytes.subarray(first, table.starts[to]), end)
    for (let text = from; text < to; text++) joined[index++] = (table.starts[text] as number) - first + end
    end += (table.starts[to] as number) - first
  }
  joined[count] = end
  return { bytes, starts: joined }
}
