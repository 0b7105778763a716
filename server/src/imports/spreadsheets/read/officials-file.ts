import type { SeatAnswer } from '@atlas/contract/endpoints/data/import-check.ts'
import type { ElectedResult } from '#database/schema.ts'
import type { FileColumn } from '#imports/spreadsheets/columns/file-columns.ts'
import type { ImportScope } from '@atlas/contract/endpoints/data/import-matching.ts'

/** A file with an organization's own officials, as it was sent. */
export interface OfficialsFile {
  readonly name: string
  readonly bytes: Uint8Array
  /** The result of matching its columns; missing for a file of the template. */
  readonly matched?: MatchedTable
}

export interface SkippedRow {
  readonly line: number
  readonly reason: string
}

/** The source of a single value, and its day. */
export interface StatedBy {
  readonly publisher: string
  readonly asOf: string | null
}

/** A table made by matching the columns of another file. Its officials are added to the list, or replace it. */
export interface MatchedTable {
  readonly headings: readonly string[]
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[]
  /** Rows that cannot be used, whatever is stored. */
  readonly skipped: readonly SkippedRow[]
  /** The lines of rows whose place was confirmed as a new one. */
  readonly newPlaces?: ReadonlySet<number>
  readonly scope: ImportScope
  /** The answers about rows for a seat that another official holds, by line. */
  readonly seatAnswer: (line: number) => SeatAnswer | null
  /** The predecessor of the official in a line; null or missing if it follows from the seat. */
  readonly followsOf?: (line: number) => number | null
  /**
   * The sources of a line's single values that differ from the line's source; null for values that only identify the
   * official.
   */
  readonly statedBy?: (line: number) => ReadonlyMap<FileColumn, StatedBy | null>
  /** The election result of a line's elected successor; null for others. */
  readonly electedResult?: (line: number) => ElectedResult | null
}
