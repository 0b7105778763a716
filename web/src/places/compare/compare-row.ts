import type { SeatsDrawn } from '#places/seats-text.ts'
import type { Place } from '#places/page/place-query.ts'

/** What a row shows for one place. */
export interface CompareCell {
  /** Null where it is not known. */
  readonly text: string | null
  /** From 0 to 1, for the bar. */
  readonly share?: number | null
  /** A note on it, in small type. */
  readonly aside?: string | null
  /** The year it is from, if known. */
  readonly year?: number | null
  /** The seats of a governing body, drawn instead of the text. */
  readonly seats?: SeatsDrawn
  /** Places of this kind do not have it. */
  readonly isNone?: boolean
  /** The answer is yes. */
  readonly isMet?: boolean
}

/** One row of a comparison: its label, and how it reads the value of a place. */
export interface CompareRow {
  readonly label: string
  /** Under the label, beside the year. */
  readonly hint?: string
  readonly cell: (place: Place) => CompareCell
  /** Whether it applies to a place; the row is shown where it applies to one of them. */
  readonly isKnown?: (place: Place) => boolean
}

export interface CompareGroup {
  readonly title: string
  readonly rows: readonly CompareRow[]
}

const unknown: CompareCell = { text: null }

/** The year they share; null where the years differ or none is known. */
export function sharedYear(cells: readonly CompareCell[]): number | null {
  const years = yearsOf(cells)
  return years.length === 1 ? (years[0] ?? null) : null
}

export function yearsOf(cells: readonly CompareCell[]): number[] {
  return [...new Set(cells.flatMap(({ year }) => year ?? []))]
}

/** A cell with the value, or saying that it is not known. */
export function known<Value>(value: Value | null, cell: (value: Value) => CompareCell): CompareCell {
  return value === null ? unknown : cell(value)
}
