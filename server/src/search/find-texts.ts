import { compareTextTo } from '#search/sort-texts.ts'
import { placeOfByte, type TextTable } from '#search/text-table.ts'
import type { Texts } from '#search/values.ts'

/** Marks the places of the texts that contain one: a native search through the bytes of all of them. */
export function markContaining({ bytes, starts }: TextTable, sought: string, marks: Uint8Array): void {
  if (sought === '') {
    marks.fill(1)
    return
  }
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  for (let found = all.indexOf(sought); found !== -1; ) {
    const place = placeOfByte(starts, found)
    marks[place] = 1
    found = all.indexOf(sought, starts[place + 1])
  }
}

/** Marks the codes of the texts that start with one, which stand side by side in alphabetical order. */
export function markStarting(texts: Texts, sought: string, marks: Uint8Array): void {
  markRange(texts, Buffer.from(sought), marks)
}

/** Marks the codes of the texts that are the same as one. */
export function markEqual(texts: Texts, sought: string, marks: Uint8Array): void {
  markRange(texts, Buffer.from(`${sought}\0`), marks)
}

function markRange({ normalised, alphabetical }: Texts, sought: Uint8Array, marks: Uint8Array): void {
  let low = 0
  let high = alphabetical.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compareTextTo(normalised, alphabetical[middle] as number, sought) < 0) low = middle + 1
    else high = middle
  }
  for (let at = low; at < alphabetical.length; at++) {
    const code = alphabetical[at] as number
    if (compareTextTo(normalised, code, sought) !== 0) return
    marks[code] = 1
  }
}
