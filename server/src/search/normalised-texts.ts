import { normalised } from '@atlas/contract/rules/normalised.ts'
import { sharedBytes, sharedUint32 } from '#search/shared-memory.ts'
import { textAt, textCount, type TextTable } from '#search/text-table.ts'

const blank = 0x20
/** ASCII byte → what `normalised` makes of it: itself, its small letter, a blank, or nothing (0). */
const smallBytes = Uint8Array.from({ length: 0x80 }, (_, byte) => {
  const character = String.fromCharCode(byte)
  if (character === "'" || character === '`') return 0
  return normalised(character).charCodeAt(0) || blank
})

/** The same texts, normalised, each at its place. */
export function normalisedTexts(table: TextTable): TextTable {
  const starts = sharedUint32(table.starts.length)
  // Accents go and letters shrink, so this is nearly always enough room.
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

  function writeAny(place: number, at: number): number {
    const text = Buffer.from(normalised(textAt(table, place)))
    const room = at + text.length + 1 + table.bytes.length - (table.starts[place + 1] as number)
    if (room > bytes.length) bytes = Buffer.concat([bytes], room * 2)
    return at + text.copy(bytes, at)
  }
}

/** Answers where the text ends; null where it is not of ASCII alone. */
function writeAscii({ bytes, starts }: TextTable, place: number, to: Uint8Array, at: number): number | null {
  const last = (starts[place + 1] as number) - 1
  let end = at
  for (let byte = starts[place] as number; byte < last; byte++) {
    const character = bytes[byte] as number
    if (character >= 0x80) return null
    const small = smallBytes[character] as number
    // A blank waits for what follows: none at the start, none at the end, one between.
    if (small === 0 || (small === blank && (end === at || to[end - 1] === blank))) continue
    to[end++] = small
  }
  return end > at && to[end - 1] === blank ? end - 1 : end
}
