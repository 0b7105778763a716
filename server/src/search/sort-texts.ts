import { sharedUint32 } from '#search/shared-memory.ts'
import { textCount, type TextTable } from '#search/text-table.ts'

const bytesAtOnce = 3
// A key holds three bytes of a text and its place below them: a double counts exactly up to 2 to the 53rd.
const placeRange = 2 ** 29
const fewestToSortByKeys = 12

/** The places of the texts in the order of their bytes, which is that of their characters; equal ones by place. */
export function sortTexts(table: TextTable): Uint32Array<SharedArrayBuffer> {
  const places = sharedUint32(textCount(table))
  for (let place = 0; place < places.length; place++) places[place] = place
  sortRange(table, places, { from: 0, to: places.length, depth: 0 }, new Float64Array(places.length))
  return places
}

/** Less than 0 where the text at one place stands before that at another, 0 where they are equal. */
export function compareTexts({ bytes, starts }: TextTable, a: number, b: number, depth = 0): number {
  let atA = (starts[a] as number) + depth
  let atB = (starts[b] as number) + depth
  for (; bytes[atA] === bytes[atB]; atA++, atB++) if (bytes[atA] === 0) return 0
  return (bytes[atA] as number) - (bytes[atB] as number)
}

/** How the text at a place stands to some bytes that end in a zero byte; only as far as they go, without that. */
export function compareTextTo({ bytes, starts }: TextTable, place: number, sought: Uint8Array): number {
  const start = starts[place] as number
  for (const [offset, byte] of sought.entries()) {
    const difference = (bytes[start + offset] as number) - byte
    if (difference !== 0) return difference
  }
  return 0
}

/** Part of the places, whose texts have their first `depth` bytes in common. */
interface Range {
  readonly from: number
  readonly to: number
  readonly depth: number
}

/** By three bytes, natively; then each run of those that are the same in these by the next three. */
function sortRange(table: TextTable, places: Uint32Array, { from, to, depth }: Range, keys: Float64Array): void {
  if (to - from < fewestToSortByKeys) return sortFew(table, places, { from, to, depth })
  for (let at = from; at < to; at++) keys[at] = keyOf(table, places[at] as number, depth)
  const sorted = keys.subarray(from, to).sort()
  for (const [at, key] of sorted.entries()) places[from + at] = key % placeRange
  for (let start = from; start < to; ) {
    const bytes = Math.floor((keys[start] as number) / placeRange)
    let end = start + 1
    while (end < to && Math.floor((keys[end] as number) / placeRange) === bytes) end++
    // With a zero byte the texts are at their end, and equal.
    if (end - start > 1 && (bytes & 0xff) !== 0)
      sortRange(table, places, { from: start, to: end, depth: depth + bytesAtOnce }, keys)
    start = end
  }
}

function keyOf({ bytes, starts }: TextTable, place: number, depth: number): number {
  let at = (starts[place] as number) + depth
  let key = 0
  for (let byte = 0; byte < bytesAtOnce; byte++) {
    key = key * 256 + (bytes[at] as number)
    if (bytes[at] !== 0) at++
  }
  return key * placeRange + place
}

function sortFew(table: TextTable, places: Uint32Array, { from, to, depth }: Range): void {
  for (let at = from + 1; at < to; at++) {
    const place = places[at] as number
    let before = at - 1
    while (before >= from && compareTexts(table, places[before] as number, place, depth) > 0) {
      places[before + 1] = places[before] as number
      before--
    }
    places[before + 1] = place
  }
}
