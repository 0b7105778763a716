import { normalized } from '@atlas/contract/rules/normalized.ts'
import { firstIndexWhere } from '#search/first-index.ts'
import { naturalText, naturalTexts } from '#search/natural-texts.ts'
import { sharedFloat64, sharedUint32 } from '#search/shared-memory.ts'
import { areSameTexts, sortTexts } from '#search/sort-texts.ts'
import { takeTexts, textAt, type TextTable, textTable } from '#search/text-table.ts'
import type { Codes } from '#search/codes.ts'

import { isUnknownAt, itemsOf, type Numbers, type Lists, type Texts, type Values, valueCount } from '#search/values.ts'

/** The key that a value is sorted by; unknown values come last in either direction. */
export type SortKey = string | number | null

/** The order of the values of a column, computed together with the index. */
export interface SortOrder {
  /** code → ascending rank; values that sort alike share a rank, and unknown values have the rank `known` */
  readonly ranks: Uint32Array
  /** The number of ranks of known values. */
  readonly known: number
  /** rank → its sort key, where that is not the value itself */
  readonly keys: TextTable | Float64Array | null
}

/** Null where the values have no order. */
export function buildSortOrder(values: Values): SortOrder | null {
  if (values.kind === 'numbers') return orderOfNumbers(values)
  if (values.kind === 'texts') return orderOfTexts(values)
  return values.kind === 'lists' ? orderOfLists(values) : null
}

/** The key that the value of a code is sorted by. */
export function sortKeyOf(values: Values, { ranks, known, keys }: SortOrder, code: number): SortKey {
  const rank = ranks[code] as number
  if (rank === known) return null
  if (keys) return ArrayBuffer.isView(keys) ? (keys[rank] as number) : textAt(keys, rank)
  if (values.kind === 'numbers') return values.numbers[code] as number
  return values.kind === 'texts' ? naturalText(textAt(values.normalized, code)) : null
}

function orderOfNumbers({ numbers }: Numbers): SortOrder {
  return { ...ranksIn(differentIn(numbers), numbers), keys: null }
}

/** Sorts by a number for each code where the values are not numbers themselves; NaN where the value is unknown. */
export function orderByNumbers(numbers: Float64Array): SortOrder {
  const different = differentIn(numbers)
  const keys = sharedFloat64(different.length)
  keys.set(different)
  return { ...ranksIn(different, numbers), keys }
}

function ranksIn(different: Float64Array, numbers: Numbers['numbers']): Pick<SortOrder, 'ranks' | 'known'> {
  const ranks = sharedUint32(numbers.length)
  for (let code = 0; code < ranks.length; code++) ranks[code] = rankIn(different, numbers[code] as number)
  return { ranks, known: different.length }
}

/** The distinct known numbers, ascending. */
function differentIn(numbers: Numbers['numbers']): Float64Array {
  const sorted = Float64Array.from(numbers).sort()
  let count = 0
  // NaN is sorted last.
  for (const number of sorted) {
    if (Number.isNaN(number)) break
    if (count === 0 || sorted[count - 1] !== number) sorted[count++] = number
  }
  return sorted.subarray(0, count)
}

/** How many numbers are lower; all of them for NaN. */
function rankIn(ascending: Float64Array, number: number): number {
  return firstIndexWhere(ascending.length, (index) => (ascending[index] as number) >= number)
}

/** Alphabetical, but with numbers within the texts ordered by their size. */
function orderOfTexts({ normalized, alphabetical, known: isKnown }: Texts): SortOrder {
  const texts = naturalTexts(normalized)
  const sorted = texts === normalized ? alphabetical : sortTexts(texts)
  const ranks = sharedUint32(sorted.length)
  let last = -1
  let known = 0
  for (let at = 0; at < sorted.length; at++) {
    const code = sorted[at] as number
    if (isKnown[code] !== 1) continue
    if (last === -1 || !areSameTexts(texts, last, code)) known++
    ranks[code] = known - 1
    last = code
  }
  for (let code = 0; code < isKnown.length; code++) if (isKnown[code] !== 1) ranks[code] = known
  return { ranks, known, keys: null }
}

/** The order of the rows: the rank of a value is that of the name of the first row that has it. */
export function orderOfRows(codes: Codes, codeCount: number, nameKeys: TextTable): SortOrder {
  const first: number[] = []
  const rankOfCode = new Int32Array(codeCount).fill(-1)
  for (let row = 0; row < codes.length; row++) {
    if (row === 0 || !areSameTexts(nameKeys, row - 1, row)) first.push(row)
    const code = codes[row] as number
    if (rankOfCode[code] === -1) rankOfCode[code] = first.length - 1
  }
  const known = first.length
  const ranks = sharedUint32(codeCount)
  for (let code = 0; code < codeCount; code++)
    ranks[code] = rankOfCode[code] === -1 ? known : (rankOfCode[code] as number)
  return { ranks, known, keys: takeTexts(nameKeys, Uint32Array.from(first)) }
}

/** A list is sorted by all its texts in turn. */
function orderOfLists(lists: Lists): SortOrder {
  const codes = Array.from({ length: valueCount(lists) }, (_, code) => code)
  const texts = textTable(codes.map((code) => keyOfList(lists, code)))
  const sorted = sortTexts(texts).filter((code) => !isUnknownAt(lists, code))
  const ranks = sharedUint32(codes.length)
  const first: number[] = []
  for (const code of sorted) {
    const last = first.at(-1)
    if (last === undefined || !areSameTexts(texts, last, code)) first.push(code)
    ranks[code] = first.length - 1
  }
  for (const code of codes) if (isUnknownAt(lists, code)) ranks[code] = first.length
  return { ranks, known: first.length, keys: takeTexts(texts, Uint32Array.from(first)) }
}

/** The key that a list is sorted by. */
export function keyOfList(lists: Lists, code: number): string {
  const texts = itemsOf(lists, code).map((item) => textAt(lists.texts, item))
  return naturalText(normalized(texts.join(' ')))
}
