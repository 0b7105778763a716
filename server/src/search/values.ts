import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'
import { textAt, type TextTable } from '#search/text-table.ts'

/** The values of a column, indexed by code, as numbers and bytes that threads share. */
export type Values = Numbers | Texts | Lists | Counts

export interface Numbers {
  readonly kind: 'numbers'
  /** NaN where the value is unknown. */
  readonly numbers: Float64Array | Uint32Array
}

export interface Texts {
  readonly kind: 'texts'
  readonly texts: TextTable
  /** The texts used for comparison: normalized, phones as their digits. */
  readonly normalized: TextTable
  /** The codes in the order of the normalized texts. */
  readonly alphabetical: Uint32Array
  /** code → 1, or 0 where the value is unknown */
  readonly known: Uint8Array
}

export interface Lists {
  readonly kind: 'lists'
  /**
   * code → the start of its list in `items`; one entry more than there are codes, so that a list ends at the next
   * start.
   */
  readonly starts: Uint32Array
  /** Indexes of texts. */
  readonly items: Uint32Array
  readonly texts: TextTable
  readonly normalized: TextTable
  /** code → 1, or 0 where the value is unknown; an empty list is known to be empty. */
  readonly known: Uint8Array
}

/** Whole numbers, each with a name. */
export interface Counts {
  readonly kind: 'counts'
  readonly names: readonly string[]
  /** For each code one number for each name; NaN where unknown. */
  readonly counts: Float64Array
  /** code → 1, or 0 where the value is unknown */
  readonly known: Uint8Array
}

export function valueCount(values: Values): number {
  return values.kind === 'numbers' ? values.numbers.length : values.known.length
}

export function valueOf(values: Values, code: number): ColumnValue {
  if (values.kind === 'numbers') return knownNumber(values.numbers[code])
  if (values.known[code] !== 1) return null
  if (values.kind === 'texts') return textAt(values.texts, code)
  if (values.kind === 'lists') return itemsOf(values, code).map((item) => textAt(values.texts, item))
  const { names, counts } = values
  return Object.fromEntries(names.map((name, index) => [name, knownNumber(counts[code * names.length + index])]))
}

/** The indexes of the texts that a list holds. */
export function itemsOf({ starts, items }: Lists, code: number): readonly number[] {
  return [...items.subarray(starts[code], starts[code + 1])]
}

/** An empty list counts as unknown. */
export function isUnknownAt(values: Values, code: number): boolean {
  if (values.kind === 'numbers') return Number.isNaN(values.numbers[code])
  if (values.known[code] !== 1) return true
  return values.kind === 'lists' && values.starts[code] === values.starts[code + 1]
}

function knownNumber(value: number | undefined): number | null {
  return value === undefined || Number.isNaN(value) ? null : value
}
