import type { Kind } from '@atlas/contract/catalogue/kinds.ts'
import { normalised } from '@atlas/contract/rules/normalised.ts'
import { comparedPhone } from '@atlas/contract/rules/phone.ts'
import { sharedBytes, sharedUint32 } from '#search/shared-memory.ts'
import { textAt, textCount, type TextTable } from '#search/text-table.ts'

const blank = 0x20
/** ASCII byte → what `normalised` makes of it: itself, its small letter, a blank, or nothing (0). */
const smallBytes = Uint8Array.from({ length: 0x80 }, (_, byte) => {
  const character = String.fromCharCode(byte)
  if (character === "'" || character === '`') return 0
  return normalised(character).charCodeAt(0) || blank
})

const phoneMarks = new Set(Buffer.from(' -.()/'))

/** How texts are written anew: fast where they are of ASCII alone, and any. */
interface Writing {
  /** Answers where the text ends; null where it has to be written as any text. */
  readonly writeAscii: (table: TextTable, place: number, to: Uint8Array, at: number) => number | null
  readonly anyText: (text: string) => string
}

const words: Writing = { writeAscii: writeWords, anyText: normalised }
const phones: Writing = { writeAscii: writeDigits, anyText: comparedPhone }

/** What the texts of a column of some kind are compared by, each at its place, as `comparedText` of the contract says. */
export function comparedTexts(kind: Kind, table: TextTable): TextTable {
  return written(table, kind === 'phone' ? phones : words)
}

/** The same texts, normalised, each at its place. */
export function normalisedTexts(table: TextTable): TextTable {
  return written(table, words)
}

function written(table: TextTable, { writeAscii, anyText }: Writing): TextTable {
  const starts = sharedUint32(table.starts.length)
  // Accents go, letters shrink, and of phones little but digits is left, so this is nearly always enough room.
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
    // A blank waits for what follows: none at the start, none at the end, one between.
    if (small === 0 || (small === blank && (end === at || to[end - 1] === blank))) continue
    to[end++] = small
  }
  return end > at && to[end - 1] === blank ? end - 1 : end
}

const [zero, one, nine] = [0x30, 0x31, 0x39]
const digitsWithoutCountryCode = 7

/** Of what has no more than digits and marks between them; letters, a plus or a # may stand before other digits. */
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
