import type { SeatAnswer } from '@atlas/contract/endpoints/data/import-check.ts'
import type { ElectedResult } from '#database/schema.ts'
import type { FileColumn } from '#imports/spreadsheets/columns/file-columns.ts'
import type { ImportScope } from '@atlas/contract/endpoints/data/import-matching.ts'

/** A file that an organization keeps its own officials in, as it came. */
export interface OfficialsFile {
  readonly name: string
  readonly bytes: Uint8Array
  /** What a person made of it by matching its columns; absent where it is a file of the template. */
  readonly matched?: MatchedTable
}

export interface SkippedRow {
  readonly line: number
  readonly reason: string
}

/** Who says a single value, and on which day it was so. */
export interface StatedBy {
  readonly publisher: string
  readonly asOf: string | null
}

/** A table that was made of another file, as a person matched it: whom it is about is added, or is the whole list. */
export interface MatchedTable {
  readonly headings: readonly string[]
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[]
  /** Rows that cannot be used whatever is stored. */
  readonly skipped: readonly SkippedRow[]
  /** The lines of rows whose place somebody said is a new one. */
  readonly newPlaces?: ReadonlySet<number>
  readonly scope: ImportScope
  /** What was answered of rows whose seat somebody else holds, by line. */
  readonly seatAnswer: (line: number) => SeatAnswer | null
  /** The official whom the one of a line follows; null, or absent, where it is found out by the seat. */
  readonly followsOf?: (line: number) => number | null
  /**
   * Who says single values of the official of a line, where that is not who says the line; null of what stands there
   * only to tell whom it is about.
   */
  readonly statedBy?: (line: number) => ReadonlyMap<FileColumn, StatedBy | null>
  /** How whoever is elected to follow the official of a line won; null of who was not followed. */
  readonly electedResult?: (line: number) => ElectedResult | null
}
