import { createHash } from 'node:crypto'
import { normalized } from '@atlas/contract/rules/normalized.ts'
import { type StateId, states } from '@atlas/contract/rules/states.ts'
import type { MatchedColumn, Matching, MatchingAnswers } from '@atlas/contract/endpoints/data/import-matching.ts'
import type { CellReading, ReferenceData } from '#imports/spreadsheets/match/columns/column.ts'
import type { FoundTable } from '#imports/spreadsheets/match/find-table.ts'
import { isMatchable, isNeverImported } from '#imports/spreadsheets/match/heading-columns.ts'
import { matchableColumns } from '#imports/spreadsheets/match/matchable-columns.ts'
import { canFillDown, ownNotices } from '#imports/spreadsheets/match/column-notices.ts'
import { matchedRows, type SheetRow } from '#imports/spreadsheets/match/matched-rows.ts'
import { type UnfoldedTable, unfolded } from '#imports/spreadsheets/match/office-columns.ts'
import { lacksStates, missingColumns } from '#imports/spreadsheets/match/missing-columns.ts'
import { type ChosenSheets, chooseSheets } from '#imports/spreadsheets/match/choose-sheets.ts'
import { shownValue } from '#imports/spreadsheets/match/shown-value.ts'
import type { Sheet } from '#imports/spreadsheets/read/sheet-cells.ts'
import { readColumns, type SheetColumn } from '#imports/spreadsheets/match/read-columns.ts'
import { type FileColumn, isOwnColumn, labelOf } from '#imports/spreadsheets/columns/file-columns.ts'
import { impliedState } from '#imports/spreadsheets/match/implied-state.ts'
import { sheetRowText } from '#imports/spreadsheets/match/sheet-row.ts'
import { excerpt } from '#imports/spreadsheets/problems/excerpt.ts'
import { ImportRefused } from '#imports/records/import-refused.ts'
import { columnOf } from '@atlas/contract/catalogue/columns.ts'
import { sections } from '@atlas/contract/catalogue/sections.ts'

/** The answers before anybody has decided anything. */
export const noAnswers: MatchingAnswers = {
  sheet: null,
  columns: [],
  for_all: [],
  values: [],
  fixes: [],
  scope: 'add',
  seats: [],
  other_seats: null,
  remember: true,
}

export interface MatchedSheet {
  readonly matching: Omit<Matching, 'is_remembered'>
  readonly rows: readonly SheetRow[]
  readonly table: FoundTable
  /** The same for files with the same headings. */
  readonly headingsDigest: string
}

const mostSetApart = 50

/** Reads a spreadsheet with the given answers, and guesses the others. */
export function matchSheet(
  fileName: string,
  sheets: readonly Sheet[],
  answers: MatchingAnswers,
  reference: ReferenceData,
): MatchedSheet {
  const { table: written, linesBefore, notices } = chooseSheets(sheets, answers.sheet)
  const { table, asked, rowsOfOne } = unfolded(written, answers, reference)
  if (table.rows.length === 0) throw new ImportRefused('There is nobody in it: no row follows the headings')
  const titles = [
    ...table.skipped.map(({ text }) => text),
    ...table.headings,
    ...Array.from(linesBefore.keys(), ({ name }) => name ?? ''),
    fileName,
  ]
  const { columns, rows, impliedStateId } = readRows(table, titles, answers, reference)
  const missing = missingColumns(columns, rows, answers, reference, { titles, impliedStateId })
  const matched = columns
    .filter(({ heading, cells }) => heading !== '' || cells.some((cell) => cell !== ''))
    .map((column) =>
      column.index === asked?.index ? asOffices(describedColumn(column), asked) : describedColumn(column),
    )
  const open = [
    ...matched
      .filter(({ status }) => status === 'NEEDS_ANSWER')
      .map(({ heading, questions }) => `“${heading}”: ${questions.find(isOpen)?.text ?? ''}`),
    ...missing.filter(({ is_needed: isNeeded, answer }) => isNeeded && answer === null).map(({ text }) => text),
  ]
  const described = describedSheets(sheets, linesBefore)
  return {
    rows,
    table,
    headingsDigest: digestOf(written),
    matching: {
      file_name: fileName,
      sheets: described.map((each) => withRows(each, rowsOfOne)),
      notices: [...notices],
      heading_lines: [...table.headingLines],
      rows: rows.length,
      set_apart: table.skipped
        .slice(0, mostSetApart)
        .map((each) => ({ ...each, row: sheetRowText(described, each.line) })),
      set_apart_total: table.skipped.length,
      columns: matched,
      choices: matchableColumns.map((column) => ({ column, label: labelOf(column), group: groupOf(column) })),
      missing,
      unusable: rows.filter(({ reason }) => reason !== null).length,
      questions_left: open.length,
      first_question: open[0] ?? null,
      answers,
    },
  }
}

/** Reads the rows. If they do not state the state and their places imply it, they are read again with that state. */
function readRows(
  table: FoundTable,
  titles: readonly string[],
  answers: MatchingAnswers,
  reference: ReferenceData,
): {
  readonly columns: readonly SheetColumn[]
  readonly rows: readonly SheetRow[]
  readonly impliedStateId: StateId | null
} {
  const forAll = forAllRows(answers)
  const columns = readColumns(table, answers, reference, forAll)
  const rows = matchedRows(table.rows, columns, forAll)
  const isSaid = forAll.has('state.name') || columns.some(({ column }) => column === 'state.name')
  const impliedStateId = isSaid || !lacksStates(columns, rows) ? null : impliedState(columns, titles, reference)
  if (impliedStateId === null) return { columns, rows, impliedStateId }
  const ofState = new Map(forAll).set('state.name', states[impliedStateId].name)
  const readAgain = readColumns(table, answers, reference, ofState)
  return { columns: readAgain, rows: matchedRows(table.rows, readAgain, ofState), impliedStateId }
}

/** If each row became several, so did those of the sheets above. */
function withRows<Read extends Matching['sheets'][number]>(sheet: Read, rowsOfOne: number): Read {
  return { ...sheet, lines_before: sheet.lines_before === null ? null : sheet.lines_before * rowsOfOne }
}

function describedSheets(sheets: readonly Sheet[], linesBefore: ChosenSheets['linesBefore']): Matching['sheets'] {
  return sheets.flatMap((sheet) => {
    const { name, rows, isHidden } = sheet
    const described = { rows: rows.length, is_hidden: isHidden, lines_before: linesBefore.get(sheet) ?? null }
    return name === null ? [] : [{ name, ...described }]
  })
}

function digestOf({ headings }: FoundTable): string {
  return createHash('sha256')
    .update(JSON.stringify(headings.map(normalized)))
    .digest('hex')
}

function forAllRows({ for_all: forAll }: MatchingAnswers): Map<FileColumn, string> {
  return new Map(
    forAll.flatMap(({ column, answer }) => (isMatchable(column) && answer !== '' ? [[column, answer] as const] : [])),
  )
}

function describedColumn(sheetColumn: SheetColumn): MatchedColumn {
  const { index, heading, cells, column, guess, read } = sheetColumn
  return {
    place: index,
    heading: heading === '' ? `Column ${letterOf(index)}` : excerpt(heading),
    examples: examplesOf(cells, read.readings),
    column,
    guess,
    can_choose: !isNeverImported(heading),
    status: statusOf(sheetColumn),
    notices: [...ownNotices(sheetColumn), ...read.notices],
    questions: [...read.questions],
  }
}

/** Adds the question whether these columns are offices. */
function asOffices(
  column: MatchedColumn,
  { question, notice: text }: NonNullable<UnfoldedTable['asked']>,
): MatchedColumn {
  const notice = { kind: 'unfolded', rows: 0, of: 0, values: [], fix: null }
  return {
    ...column,
    status: column.status === 'READY' ? 'LOOK' : column.status,
    questions: [question, ...column.questions],
    notices: [...(text === null ? [] : [{ ...notice, text }]), ...column.notices],
  }
}

function isOpen({ is_needed: isNeeded, items }: MatchedColumn['questions'][number]): boolean {
  return isNeeded && items.some(({ answer }) => answer === null)
}

function statusOf(sheetColumn: SheetColumn): MatchedColumn['status'] {
  const { column, read, spoiled, isOfValues } = sheetColumn
  if (column === null) return 'LEFT_OUT'
  if (read.questions.some(isOpen)) return 'NEEDS_ANSWER'
  return read.needsReview || spoiled > 0 || isOfValues || canFillDown(sheetColumn) ? 'LOOK' : 'READY'
}

const mostExamples = 3

/**
 * Three cells that differ as much as the column allows, with their values. A cell that is not taken as written is
 * among them if there is one, because that is what people have to check.
 */
function examplesOf(cells: readonly string[], readings: readonly CellReading[]): MatchedColumn['examples'] {
  const rowsOfShapes = new Map<string, number>()
  const rowsOfCells = new Map<string, number>()
  for (const [row, cell] of cells.entries()) {
    if (cell === '') continue
    if (!rowsOfShapes.has(shapeOf(cell))) rowsOfShapes.set(shapeOf(cell), row)
    if (!rowsOfCells.has(cell)) rowsOfCells.set(cell, row)
    if (rowsOfShapes.size >= mostExamples) break
  }
  const example = (row: number) => ({ cell: excerpt(cells[row] ?? ''), understood: understoodOf(readings[row]) })
  const isChanged = (row: number) => cells[row] !== '' && understoodOf(readings[row]) !== cells[row]
  const unlike = [...new Set([...rowsOfShapes.values(), ...rowsOfCells.values()])].slice(0, mostExamples)
  if (unlike.some(isChanged)) return unlike.map(example)
  const changed = cells.findIndex((_, row) => isChanged(row))
  return (changed === -1 ? unlike : [...unlike.slice(0, mostExamples - 1), changed]).map(example)
}

function shapeOf(cell: string): string {
  return cell
    .replace(/\p{Lu}+/gu, 'A')
    .replace(/\p{Ll}+/gu, 'a')
    .replace(/\d+/g, '9')
    .slice(0, 60)
}

function understoodOf(reading: CellReading | undefined): string | null {
  const values = (reading?.values ?? []).flatMap(([column, value]) => (value === '' ? [] : shownValue(column, value)))
  return values.length === 0 ? null : excerpt(values.join(' · '))
}

function letterOf(index: number): string {
  return (index >= 26 ? letterOf(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26))
}

/** The heading above a column in the menu of columns. */
function groupOf(column: FileColumn): string {
  if (column === 'birth_date') return sections.personal
  return isOwnColumn(column) ? 'About the List' : sections[columnOf(column).section]
}
