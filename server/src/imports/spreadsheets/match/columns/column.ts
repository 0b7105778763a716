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

/** A place that is on file, whether or not anybody there is. */
export interface PlaceOnFile {
  readonly id: string
  readonly stateId: StateId
  readonly kind: JurisdictionKind
  readonly name: string
}

/** What a spreadsheet is read against. */
export interface ReferenceData {
  /** The names of all offices. */
  readonly offices: readonly string[]
  readonly counties: readonly CountyRecord[]
  /** The cities, towns and school districts. */
  readonly places: readonly PlaceOnFile[]
  /** YYYY-MM-DD */
  readonly today: string
}

/** A column of a spreadsheet that is read as one of the atlas, with all its cells. */
export interface ColumnContext {
  readonly index: number
  readonly heading: string
  readonly column: FileColumn
  /** One for each row of officials; '' where it says nothing. */
  readonly cells: readonly string[]
  readonly answer: (question: QuestionKind, value: string) => string | undefined
  readonly isUsed: (fix: FixId) => boolean
  /** What the columns that are read before this one say of a row. */
  readonly valueAt: (row: number, column: FileColumn) => string | undefined
  /** Whether a column of the sheet is read so. */
  readonly hasColumn: (column: FileColumn) => boolean
  /** What all cells of a row, those of columns that are not imported too, tell of the body that its office is of. */
  readonly bodyAt: (row: number) => BodyOfRow
  /** The name of the jurisdiction as the sheet has it, empty where it has none. It is read after the office. */
  readonly placeAt: (row: number) => string
  readonly reference: ReferenceData
}

/** What a cell says, in the words that the strict reader takes. */
export interface CellReading {
  readonly values: readonly (readonly [FileColumn, string])[]
  /** Why the row cannot be used. */
  readonly reason?: string
  /** Somebody said that its place is a new one, however like another it is called. */
  readonly isNewPlace?: boolean
}

export const noValues: CellReading = { values: [] }

export interface ColumnReading {
  readonly readings: readonly CellReading[]
  readonly notices: readonly MatchingNotice[]
  readonly questions: readonly MatchingQuestion[]
  /** Something was noticed that people should look at. */
  readonly needsReview: boolean
}

export type ColumnReader = (context: ColumnContext) => ColumnReading

/** Reads a column cell by cell; what is noticed on the way is told once for all of them. */
export function cellByCell(
  context: ColumnContext,
  read: (text: string, notices: Notices, row: number) => CellReading,
  questions: () => readonly MatchingQuestion[] = () => [],
): ColumnReading {
  const notices = new Notices(context.cells)
  const readings = context.cells.map((text, row) => (text === '' ? noValues : read(text, notices, row)))
  return { readings, ...notices.result(), questions: questions() }
}

/** The different values of a column and how many rows say each, the most frequent first. */
export function valuesOf(cells: readonly string[]): [value: string, rows: number][] {
  const counts = new Map<string, number>()
  for (const text of cells) if (text !== '') counts.set(text, (counts.get(text) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])
}
