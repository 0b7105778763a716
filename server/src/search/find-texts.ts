import { firstIndexWhere } from '#search/first-index.ts'
import { compareTextTo } from '#search/sort-texts.ts'
import { indexOfByte, type TextTable } from '#search/text-table.ts'
import type { Texts } from '#search/values.ts'

/**
 * Marks the texts that contain the given one; no text contains an empty one. Where few texts do, a native search
 * through all their bytes is fastest. Because each find costs a call, the texts after a find are checked here for as
 * long as they contain it too.
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

/** Whether the text at an index contains some bytes; false for an index after the last text. */
function contains({ bytes, starts }: TextTable, index: number, needle: Uint8Array): boolean {
  const last = (starts[index + 1] ?? 0) - 1 - needle.length
  for (let at = starts[index] as number; at <= last; at++) {
    let same = 0
    while (same < needle.length && bytes[at + same] === needle[same]) same++
    if (same === needle.length) return true
  }
  return false
}

/** Marks the codes of the texts that start with the given one, which are adjacent in alphabetical order. */
export function markStarting(texts: Texts, text: string, marks: Uint8Array): void {
  markRange(texts, Buffer.from(text), marks)
}

/** Marks the codes of the texts that equal the given one. */
export function markEqual(texts: Texts, text: string, marks: Uint8Array): void {
  markRange(texts, Buffer.from(`${text}\0`), marks)
}

function markRange(texts: Texts, prefix: Uint8Array, marks: Uint8Array): void {
  const { normalized, alphabetical } = texts
  for (let at = firstAtLeast(texts, prefix); at < alphabetical.length; at++) {
    const code = alphabetical[at] as number
    if (compareTextTo(normalized, code, prefix) !== 0) return
    marks[code] = 1
  }
}

/** The first position in alphabetical order of a text that starts with some bytes or sorts after them. */
export function firstAtLeast({ normalized, alphabetical }: Texts, prefix: Uint8Array): number {
  return firstIndexWhere(
    alphabetical.length,
    (at) => compareTextTo(normalized, alphabetical[at] as number, prefix) >= 0,
  )
}
