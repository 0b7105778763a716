import type { MatchingAnswers } from '@atlas/contract/endpoints/data/import-matching.ts'
import {
  noValues,
  type CellReading,
  type ColumnContext,
  type ReferenceData,
  type ColumnReading,
} from '#imports/spreadsheets/match/columns/column.ts'
import { bodyReader } from '#imports/spreadsheets/match/columns/body-of-row.ts'
import { withPlacesAsked } from '#imports/spreadsheets/match/columns/places-beside.ts'
import { readerOf } from '#imports/spreadsheets/match/columns/column-readers.ts'
import { type Guess, guessColumns, type RawColumn } from '#imports/spreadsheets/match/guess-columns.ts'
import { columnOfHeading, isMatchable, isNeverImported } from '#imports/spreadsheets/match/heading-columns.ts'
import type { FoundTable } from '#imports/spreadsheets/match/find-table.ts'
import type { FileColumn } from '#imports/spreadsheets/columns/file-columns.ts'
import { isProgramsNothing, mayBeLastName, plainText } from '#imports/spreadsheets/cells/plain-text.ts'
import { CellRefused } from '#imports/spreadsheets/problems/problems.ts'
import { recasedWord } from '#vocabulary/people/split-name.ts'

/** A column of the sheet and what it is read as. */
export interface SheetColumn extends RawColumn {
  readonly index: number
  readonly guess: FileColumn | null
  readonly column: FileColumn | null
  /** The guess is based only on values, and nobody has chosen. */
  readonly isOfValues: boolean
  readonly read: ColumnReading
  /** The number of cells that a spreadsheet has spoiled, such as formulas without a value, or that are far too long. */
  readonly spoiled: number
  /** The number of cells with the value of the row above. */
  readonly filledDown: number
}

/** Columns that are read first, because the reading of others depends on them. */
const first: readonly FileColumn[] = [
  'state.name',
  'county.fips',
  'county.name',
  'jurisdiction.district',
  'office.name',
  'jurisdiction.name',
]

type ValuesForAll = ReadonlyMap<FileColumn, string>

/** Reads every chosen or guessed column. `forAll` are values of all rows. */
export function readColumns(
  table: FoundTable,
  answers: MatchingAnswers,
  reference: ReferenceData,
  forAll: ValuesForAll,
): readonly SheetColumn[] {
  const raw = rawColumns(table, answers)
  const guesses = guessColumns(raw, reference)
  const rows = table.rows.map(() => new Map<FileColumn, string>())
  const valueAt = (row: number, column: FileColumn) => rows[row]?.get(column) ?? forAll.get(column)
  const columns = raw.map((each, index) => ({
    ...each,
    index,
    guess: guesses[index]?.column ?? null,
    ...chosen(index, each.heading, guesses[index] ?? noGuess, answers),
  }))
  const bodyAt = bodyReader(raw)
  const placeAt = (row: number) =>
    columns.find(({ column, cells }) => column === 'jurisdiction.name' && cells[row] !== '')?.cells[row] ?? ''
  const hasColumn = (column: FileColumn) => columns.some((each) => each.column === column)
  const read = new Map<number, ColumnReading>()
  const contexts = new Map<number, ColumnContext>()
  for (const { index, column, heading, cells } of columns.toSorted((a, b) => turnOf(a.column) - turnOf(b.column))) {
    if (column === null) continue
    const context = {
      index,
      column,
      heading,
      cells,
      valueAt,
      hasColumn,
      bodyAt,
      placeAt,
      reference,
      ...answersOf(index, answers),
    }
    const ofColumn = readerOf(column)(context)
    read.set(index, ofColumn)
    contexts.set(index, context)
    for (const [row, { values }] of ofColumn.readings.entries()) keepValues(rows[row], values, column)
  }
  for (const [index, context] of contexts) {
    const ofColumn = read.get(index)
    if (ofColumn && context.column !== 'jurisdiction.name')
      read.set(
        index,
        withPlacesAsked(ofColumn, context, (row) => placeAt(row) !== ''),
      )
  }
  return columns.map((each) => ({ ...each, read: read.get(each.index) ?? notRead(each.cells) }))
}

/** The value of a column takes precedence over a value found beside something else. */
function keepValues(row: Map<FileColumn, string> | undefined, values: CellReading['values'], column: FileColumn): void {
  for (const [of, text] of values) if (of === column || !row?.has(of)) row?.set(of, text)
}

function turnOf(column: FileColumn | null): number {
  const turn = column === null ? -1 : first.indexOf(column)
  return turn < 0 ? first.length : turn
}

const noGuess: Guess = { column: null, isOfValues: false }

function chosen(index: number, heading: string, guess: Guess, { columns }: MatchingAnswers): Guess {
  if (isNeverImported(heading)) return noGuess
  const answer = columns.find((each) => each.place === index)
  if (!answer) return guess
  return { column: answer.column !== null && isMatchable(answer.column) ? answer.column : null, isOfValues: false }
}

function answersOf(index: number, { values, fixes }: MatchingAnswers): Pick<ColumnContext, 'answer' | 'isUsed'> {
  const ofColumn = new Map(
    values
      .filter((each) => each.place === index)
      .map(({ question, value, answer }) => [`${question} ${value}`, answer]),
  )
  const used = new Set(fixes.filter((each) => each.place === index).map(({ fix }) => fix))
  return { answer: (question, value) => ofColumn.get(`${question} ${value}`), isUsed: (fix) => used.has(fix) }
}

function notRead(cells: readonly string[]): ColumnReading {
  const readings: CellReading[] = cells.map(() => noValues)
  return { readings, notices: [], questions: [], needsReview: false }
}

/**
 * Lines between the rows, and names of sheets, become an additional last column if they state something about the
 * rows.
 */
function withSections({ headings, rows, sections, sectionHeading }: FoundTable): Pick<FoundTable, 'headings' | 'rows'> {
  if (new Set(sections).size < 2) return { headings, rows }
  const cells = rows.map((row, index) => ({
    ...row,
    cells: [...headings.map((_, each) => row.cells[each] ?? ''), sections[index] ?? ''],
  }))
  return { headings: [...headings, sectionHeading], rows: cells }
}

function rawColumns(table: FoundTable, answers: MatchingAnswers) {
  const { headings, rows } = withSections(table)
  return headings.map((heading, index) => {
    let spoiled = 0
    let filledDown = 0
    const isFilledDown = answersOf(index, answers).isUsed('fill_down')
    const isLast = isOfLastNames(heading, index, answers)
    let above = ''
    const cells = rows.map((row) => {
      const cell = row.cells[index] ?? ''
      const text = isLast && isNameLikeNothing(row.cells, index) ? recasedWord(cell.trim()) : cleaned(cell)
      if (text === null) spoiled += 1
      else if (text !== '') above = text
      else if (isFilledDown && above !== '') filledDown += 1
      return isFilledDown ? text || above : (text ?? '')
    })
    return { heading, cells, spoiled, filledDown }
  })
}

/**
 * For Mr. Null and Ms. Na: a last name is a program's text for an unknown value only if the row has that text
 * elsewhere.
 */
function isNameLikeNothing(cells: readonly string[], index: number): boolean {
  return mayBeLastName(cells[index] ?? '') && !cells.some((each, at) => at !== index && isProgramsNothing(each))
}

function isOfLastNames(heading: string, index: number, { columns }: MatchingAnswers): boolean {
  const column = columns.find((each) => each.place === index)?.column ?? columnOfHeading(heading)
  return column === 'eo.last'
}

// Values are names, addresses or phone numbers; a longer text is something else.
const longestCell = 500

/** A cell without artifacts of spreadsheets; null if these have spoiled it. */
function cleaned(cell: string): string | null {
  if (cell.length > longestCell) return null
  try {
    return plainText(cell)
  } catch (error) {
    if (!(error instanceof CellRefused)) throw error
    return null
  }
}
