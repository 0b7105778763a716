import { sharedBytes, sharedUint32 } from '#search/shared-memory.ts'
import type { TextTable } from '#search/text-table.ts'

const zero = 0x30
const nine = 0x39
// The count of digits is itself a digit, so that a number sorts among other characters as it did before.
const mostDigits = 9

/**
 * Texts whose byte order is the natural order of numbers: before each number comes its count of digits, so that
 * "district 2" sorts before "district 10". Leading zeros are dropped. Returns the same table where no text has a
 * number.
 */
export function naturalTexts(table: TextTable): TextTable {
  const { bytes: from, starts } = table
  if (!from.some((byte) => byte >= zero && byte <= nine)) return table
  const ends = sharedUint32(starts.length)
  // At most every other byte is a separate number, and each number grows by one byte.
  const to = new Uint8Array(Math.ceil(from.length * 1.5))
  let end = 0
  let index = 0
  for (let at = 0; at < from.length; at++) {
    const byte = from[at] as number
    if (byte >= zero && byte <= nine) {
      const last = lastDigit(from, at)
      while (at < last && from[at] === zero) at++
      to[end++] = zero + Math.min(last + 1 - at, mostDigits)
      while (at < last) to[end++] = from[at++] as number
    }
    to[end++] = from[at] as number
    // A zero byte comes before each text and after the last.
    if (byte === 0) ends[index++] = end
  }
  const bytes = sharedBytes(end)
  bytes.set(to.subarray(0, end))
  return { bytes, starts: ends }
}

/** The same for a single text. */
export function naturalText(text: string): string {
  return text.replaceAll(/\d+/gu, (digits) => {
    const number = digits.replace(/^0+(?=\d)/u, '')
    return `${Math.min(number.length, mostDigits)}${number}`
  })
}

function lastDigit(bytes: Uint8Array, from: number): number {
  let last = from
  for (let next = from + 1; ; next++) {
    const byte = bytes[next] as number
    if (byte < zero || byte > nine) return last
    last = next
  }
}
