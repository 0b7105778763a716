import { firstIndexWhere } from '#search/first-index.ts'
import { compareTextTo } from '#search/sort-texts.ts'
import { indexOfByte, type TextTable } from '#search/text-table.ts'
import type { Texts } from '#search/values.ts'

/**
 * Marks the texts that contain one; an empty one is in none. Where few do, a native search through the bytes of all of
 * them is fastest; each find costs a call, so after one the texts that follow are read here, as long as they contain
 * it too.
 */
export function markContaining(texts: TextTable, text: string, marks: Uint8Array): void {
  if (text === '') return
  const { bytes, starts } = texts
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const needle = Buffer.from(text)
  for (let found = all.indexOf(needle); found !== -1; ) {
    let index = indexOfByte(starts, found)
    do marks[index++] = 1
    while (contains(texts, index, needle))
    found = all.indexOf(needle, starts[index])
  }
}

/** Whether the text at an index contains some bytes; not so beyond the last. */
function contains({ bytes, starts }: TextTable, index: number, needle: Uint8Array): boolean {
  const last = (starts[index + 1] ?? 0) - 1 - needle.length
  for (let at = starts[index] as number; at <= last; at++) {
    let same = 0
    while (same < needle.length && bytes[at + same] === needle[same]) same++
    if (same === needle.length) return true
  }
  return false
}

/** Marks the codes of the texts that start with one, which stand side by side in alphabetical order. */
export function markStarting(texts: Texts, text: string, marks: Uint8Array): void {
  markRange(texts, Buffer.from(text), marks)
}

/** Marks the codes of the texts that are the same as one. */
export function markEqual(texts: Texts, text: string, marks: Uint8Array): void {
  markRange(texts, Buffer.from(`${text}\0`), marks)
}

function markRange(texts: Texts, prefix: Uint8Array, marks: Uint8Array): void {
  const { normalised, alphabetical } = texts
  for (let at = firstAtLeast(texts, prefix); at < alphabetical.length; at++) {
    const code = alphabetical[at] as number
    if (compareTextTo(normalised, code, prefix) !== 0) return
    marks[code] = 1
  }
}

/** Where in the alphabetical order those begin that start with some bytes, or stand behind. */
export function firstAtLeast({ normalised, alphabetical }: Texts, prefix: Uint8Array): number {
  return firstIndexWhere(
    alphabetical.length,
    (at) => compareTextTo(normalised, alphabetical[at] as number, prefix) >= 0,
  )
}
