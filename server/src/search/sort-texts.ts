import { sharedUint32 } from '#search/shared-memory.ts'
import { textCount, type TextTable } from '#search/text-table.ts'

// A sort key is a double, because the native sort of a Float64Array is the fastest. Its bits are a 0, then four bytes of
// a text, then 31 bits of the text's index. Positive doubles sort in the order of their bits. UTF-8 never contains the
// byte 0xff, which would make the key NaN.
const bytesAtOnce = 4
// Most processors store the lower half of a number first.
const lowerHalf = new Uint8Array(Uint32Array.of(1).buffer)[0] === 1 ? 0 : 1
const upperHalf = 1 - lowerHalf
const indexMask = 0x7fffffff
const fewestToSortByKeys = 12

/**
 * The indexes of the texts in the order of their bytes, which is that of their characters; equal texts are ordered by
 * index.
 */
export function sortTexts(table: TextTable): Uint32Array<SharedArrayBuffer> {
  const indexes = sharedUint32(textCount(table))
  for (let index = 0; index < indexes.length; index++) indexes[index] = index
  const keys = new Float64Array(indexes.length)
  sortRange({ table, indexes, keys, halves: new Uint32Array(keys.buffer) }, 0, indexes.length, 0)
  return indexes
}

/** Less than 0 where the text at one index sorts before the text at another; 0 where they are equal. */
export function compareTexts({ bytes, starts }: TextTable, a: number, b: number, depth = 0): number {
  let atA = (starts[a] as number) + depth
  let atB = (starts[b] as number) + depth
  for (; bytes[atA] === bytes[atB]; atA++, atB++) if (bytes[atA] === 0) return 0
  return (bytes[atA] as number) - (bytes[atB] as number)
}

/** Whether the texts at two indexes are equal. Compares from the end, because neighbors in an order begin alike. */
export function areSameTexts({ bytes, starts }: TextTable, a: number, b: number): boolean {
  const startA = starts[a] as number
  let atA = (starts[a + 1] as number) - 1
  let atB = (starts[b + 1] as number) - 1
  if (atA - startA !== atB - (starts[b] as number)) return false
  while (atA > startA) if (bytes[--atA] !== bytes[--atB]) return false
  return true
}

/** How the text at an index compares with some bytes that end in a zero byte; only as far as they go, without that. */
export function compareTextTo({ bytes, starts }: TextTable, index: number, bytesToFind: Uint8Array): number {
  const start = starts[index] as number
  for (const [offset, byte] of bytesToFind.entries()) {
    const difference = (bytes[start + offset] as number) - byte
    if (difference !== 0) return difference
  }
  return 0
}

interface Sorting {
  readonly table: TextTable
  readonly indexes: Uint32Array
  readonly keys: Float64Array
  /** The same memory as numbers of half the size. */
  readonly halves: Uint32Array
}

/**
 * Sorts some indexes whose texts share their first `depth` bytes: natively by the next four bytes, then each run of
 * texts that are equal in these by the four bytes after them.
 */
function sortRange(sorting: Sorting, from: number, to: number, depth: number): void {
  const { indexes, keys, halves } = sorting
  if (to - from < fewestToSortByKeys) return sortFew(sorting, from, to, depth)
  for (let at = from; at < to; at++) writeKey(sorting, at, depth)
  keys.subarray(from, to).sort()
  for (let at = from; at < to; at++) indexes[at] = (halves[at * 2 + lowerHalf] as number) & indexMask
  for (let start = from; start < to; ) {
    const bytes = bytesOfKey(halves, start)
    let end = start + 1
    while (end < to && bytesOfKey(halves, end) === bytes) end++
    // A zero byte means that the texts have ended and are equal.
    if (end - start > 1 && (bytes & 0xff) !== 0) sortRange(sorting, start, end, depth + bytesAtOnce)
    start = end
  }
}

function writeKey({ table: { bytes, starts }, indexes, halves }: Sorting, at: number, depth: number): void {
  const index = indexes[at] as number
  let byte = (starts[index] as number) + depth
  let key = 0
  for (let count = 0; count < bytesAtOnce; count++) {
    key = (key << 8) | (bytes[byte] as number)
    if (bytes[byte] !== 0) byte++
  }
  halves[at * 2 + upperHalf] = key >>> 1
  halves[at * 2 + lowerHalf] = (key << 31) | index
}

function bytesOfKey(halves: Uint32Array, at: number): number {
  return ((halves[at * 2 + upperHalf] as number) << 1) | ((halves[at * 2 + lowerHalf] as number) >>> 31)
}

function sortFew({ table, indexes }: Sorting, from: number, to: number, depth: number): void {
  for (let at = from + 1; at < to; at++) {
    const index = indexes[at] as number
    let before = at - 1
    while (before >= from && compareTexts(table, indexes[before] as number, index, depth) > 0) {
      indexes[before + 1] = indexes[before] as number
      before--
    }
    indexes[before + 1] = index
  }
}
