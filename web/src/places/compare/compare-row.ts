import type { SeatsDrawn } from '#places/seats-text.ts'
import type { Place } from '#places/page/place-query.ts'

/** What one place says in a row. */
export interface CompareCell {
  /** Null where it is not known. */
  readonly text: string | null
  /** From 0 to 1, for the bar. */
  readonly share?: number | null
  /** What is to be said about it, in small letters. */
  readonly aside?: string | null
  /** From when it is, where that is known. */
  readonly year?: number | null
  /** The seats of a governing body, drawn instead of the text. */
  readonly seats?: SeatsDrawn
  /** A place of this kind has none. */
  readonly isNone?: boolean
  /** It is an answer of yes. */
  readonly isMet?: boolean
}

/** One row of a comparison: what it tells, and how of a place. */
export interface CompareRow {
  readonly label: string
  /** Under the label, beside the year. */
  readonly hint?: string
  readonly cell: (place: Place) => CompareCell
  /** Whether it is told of a place at all: the row stands where it is of one of them. */
  readonly isKnown?: (place: Place) => boolean
}

export interface CompareGroup {
  readonly title: string
  readonly rows: readonly CompareRow[]
}

const unknown: CompareCell = { text: null }

/** The same year for all of them; null where they differ, or none is known. */
export function sharedYear(cells: readonly CompareCell[]): number | null {
  const years = yearsOf(cells)
  return years.length === 1 ? (years[0] ?? null) : null
}

export function yearsOf(cells: readonly CompareCell[]): number[] {
  return [...new Set(cells.flatMap(({ year }) => year ?? []))]
}

/** A cell of what is known, or that it is not. */
export function known<Value>(value: Value | null, cell: (value: Value) => CompareCell): CompareCell {
  return value === null ? unknown : cell(value)
}
