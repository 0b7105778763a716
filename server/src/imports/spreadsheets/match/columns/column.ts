import type { StateId } from '@atlas/contract/rules/states.ts'
import type { JurisdictionKind } from '#database/jurisdiction-kinds.ts'
import type {
  FixId,
  MatchingNotice,
  MatchingQuestion,
  QuestionKind,
} from '@atlas/contract/endpoints/data/import-matching.ts'
import { Notices } from '#imports/spreadsheets/match/columns/notices.ts'
import type { FileColumn } from '#imports/spreadsheets/columns/file-columns.ts'
import type { BodyOfRow } from '#imports/spreadsheets/match/columns/body-of-row.ts'
import type { CountyRecord } from '#imports/records/records.ts'

/** A known place, with or without officials on file. */
export interface PlaceOnFile {
  readonly id: string
  readonly stateId: StateId
  readonly kind: JurisdictionKind
  readonly name: string
}

/** The data that a spreadsheet is matched with. */
export interface ReferenceData {
  /** The names of all offices. */
  readonly offices: readonly string[]
  readonly counties: readonly CountyRecord[]
  /** The cities, towns and school districts. */
  readonly places: readonly PlaceOnFile[]
  /** YYYY-MM-DD */
  readonly today: string
}

/** A column of a spreadsheet with all its cells, read as a column of the atlas. */
export interface ColumnContext {
  readonly index: number
  readonly heading: string
  readonly column: FileColumn
  /** One per row of officials; '' if there is no value. */
  readonly cells: readonly string[]
  readonly answer: (question: QuestionKind, value: string) => string | undefined
  readonly isUsed: (fix: FixId) => boolean
  /** The values of a row from columns that are read before this one. */
  readonly valueAt: (row: number, column: FileColumn) => string | undefined
  /** Whether a column of the sheet is read as `column`. */
  readonly hasColumn: (column: FileColumn) => boolean
  /** The legislature or board of a row's office, from all of its cells, including those that are not imported. */
  readonly bodyAt: (row: number) => BodyOfRow
  /** The name of the jurisdiction in the sheet, '' if there is none. It is read after the office. */
  readonly placeAt: (row: number) => string
  readonly reference: ReferenceData
}

/** The value of a cell in the words of the strict reader. */
export interface CellReading {
  readonly values: readonly (readonly [FileColumn, string])[]
  /** Why the row cannot be used. */
  readonly reason?: string
  /** Somebody confirmed that the place is a new one, even if its name is similar to another. */
  readonly isNewPlace?: boolean
}

export const noValues: CellReading = { values: [] }

export interface ColumnReading {
  readonly readings: readonly CellReading[]
  readonly notices: readonly MatchingNotice[]
  readonly questions: readonly MatchingQuestion[]
  /** Whether there is a notice that people should check. */
  readonly needsReview: boolean
}

export type ColumnReader = (context: ColumnContext) => ColumnReading

/** Reads a column cell by cell; equal notices are combined. */
export function cellByCell(
  context: ColumnContext,
  read: (text: string, notices: Notices, row: number) => CellReading,
  questions: () => readonly MatchingQuestion[] = () => [],
): ColumnReading {
  const notices = new Notices(context.cells)
  const readings = context.cells.map((text, row) => (text === '' ? noValues : read(text, notices, row)))
  return { readings, ...notices.result(), questions: questions() }
}

/** The distinct values of a column with the number of their rows, most frequent first. */
export function valuesOf(cells: readonly string[]): [value: string, rows: number][] {
  const counts = new Map<string, number>()
  for (const text of cells) if (text !== '') counts.set(text, (counts.get(text) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])
}
