import type { Kind } from '@atlas/contract/catalogue/kinds.ts'
import { normalized } from '@atlas/contract/rules/normalized.ts'
import { comparedPhone } from '@atlas/contract/rules/phone.ts'
import { sharedBytes, sharedUint32 } from '#search/shared-memory.ts'
import { textAt, textCount, type TextTable } from '#search/text-table.ts'

const blank = 0x20
/** ASCII byte → its form in `normalized`: itself, the lowercase letter, a blank, or nothing (0). */
const smallBytes = Uint8Array.from({ length: 0x80 }, (_, byte) => {
  const character = String.fromCharCode(byte)
  if (character === "'" || character === '`') return 0
  return normalized(character).charCodeAt(0) || blank
})

const phoneMarks = new Set(Buffer.from(' -.()/'))

/** How texts are rewritten: a fast way for ASCII texts, and one for all others. */
interface Writing {
  /** Returns the end of the written text; null where the text needs the general way. */
  readonly writeAscii: (table: TextTable, place: number, to: Uint8Array, at: number) => number | null
  readonly anyText: (text: string) => string
}

const words: Writing = { writeAscii: writeWords, anyText: normalized }
const phones: Writing = { writeAscii: writeDigits, anyText: comparedPhone }

/**
 * The texts that a column of some kind is compared by, at the same indexes, as `comparedText` of the contract defines
 * them.
 */
export function comparedTexts(kind: Kind, table: TextTable): TextTable {
  return written(table, kind === 'phone' ? phones : words)
}

/** The same texts, normalized, at the same indexes. */
export function normalizedTexts(table: TextTable): TextTable {
  return written(table, words)
}

function written(table: TextTable, { writeAscii, anyText }: Writing): TextTable {
  const starts = sharedUint32(table.starts.length)
  // Accents are dropped, letters become lowercase, and phones keep little but their digits, so this is nearly always
  // enough.
  let bytes = Buffer.alloc(table.bytes.length + 1)
  let end = 1
  for (let index = 0; index < textCount(table); index++) {
    starts[index] = end
    end = writeAscii(table, index, bytes, end) ?? writeAny(index, end)
    bytes[end++] = 0
  }
  starts[starts.length - 1] = end
  const shared = sharedBytes(end)
  shared.set(bytes.subarray(0, end))
  return { bytes: shared, starts }

  function writeAny(index: number, at: number): number {
    const text = Buffer.from(anyText(textAt(table, index)))
    const room = at + text.length + 1 + table.bytes.length - (table.starts[index + 1] as number)
    if (room > bytes.length) bytes = Buffer.concat([bytes], room * 2)
    return at + text.copy(bytes, at)
  }
}

function writeWords({ bytes, starts }: TextTable, index: number, to: Uint8Array, at: number): number | null {
  const last = (starts[index + 1] as number) - 1
  let end = at
  for (let byte = starts[index] as number; byte < last; byte++) {
    const character = bytes[byte] as number
    if (character >= 0x80) return null
    const small = smallBytes[character] as number
    // A blank is written only before a following character: none at the start or the end, and one between words.
    if (small === 0 || (small === blank && (end === at || to[end - 1] === blank))) continue
    to[end++] = small
  }
  return end > at && to[end - 1] === blank ? end - 1 : end
}

const [zero, one, nine] = [0x30, 0x31, 0x39]
const digitsWithoutCountryCode = 7

/** Writes a text of only digits and punctuation. Null for others: digits may follow letters, a plus sign or a #. */
function writeDigits({ bytes, starts }: TextTable, index: number, to: Uint8Array, at: number): number | null {
  const last = (starts[index + 1] as number) - 1
  let end = at
  for (let byte = starts[index] as number; byte < last; byte++) {
    const character = bytes[byte] as number
    if (character >= zero && character <= nine) to[end++] = character
    else if (!phoneMarks.has(character)) return null
  }
  const mayHaveCountryCode = to[at] === one && end - at > digitsWithoutCountryCode
  return mayHaveCountryCode || (end === at && last > (starts[index] as number)) ? null : end
}
