import { guessEscape } from '@atlas/contract/rules/csv-escape.ts'
import { CsvRefused, readCsvRows } from '@atlas/contract/rules/csv-rows.ts'
import { withoutDeclaration } from '#imports/spreadsheets/read/written-as-csv.ts'
import type { TableRow } from '#imports/spreadsheets/read/table-row.ts'
import { FileRefused } from '#imports/spreadsheets/problems/problems.ts'

/** Receives the rows below the headings one by one. */
export interface RowTaker {
  /** If the file ends within a quoted cell, as a truncated file does, the last row is open. */
  take(row: TableRow, isOpen: boolean): void
}

const delimiters = [',', ';', '\t'] as const
const mostHeadings = 500

/**
 * Reads the headings and then row after row without keeping any, because the cells of a large file take many times its
 * size. The delimiter is the one that gives the most headings, counted by `headingsAmong`. Empty lines are skipped.
 * Returns the number of rows.
 */
export function readTable(
  text: string,
  headingsAmong: (texts: readonly string[]) => number,
  begin: (header: TableRow) => RowTaker,
): number {
  const { body, delimiter } = withoutDeclaration(text)
  let taker: RowTaker | undefined
  let last: TableRow | undefined
  let count = 0
  readRows(body, delimiter ?? delimiterOf(body, headingsAmong), delimiter === null ? 0 : 1, (row) => {
    if (!taker) {
      refuseManyHeadings(row)
      taker = begin(row)
      return
    }
    if (last) taker.take(last, false)
    last = row
    count += 1
  })
  if (!taker) throw new FileRefused('It is empty')
  if (last) taker.take(last, !text.endsWith('\n'))
  return count
}

function refuseManyHeadings({ cells, line }: TableRow): void {
  if (cells.length <= mostHeadings) return
  throw new FileRefused(`There are ${cells.length} headings; an officials file has at most ${mostHeadings}`, line)
}

function delimiterOf(text: string, headingsAmong: (texts: readonly string[]) => number): string {
  const firstLine = text.trimStart().split('\n', 1)[0] ?? ''
  const counts = delimiters.map((delimiter) => headingsAmong(firstLine.split(delimiter)))
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ','
}

function readRows(text: string, delimiter: string, linesBefore: number, take: (row: TableRow) => void): void {
  try {
    // Row by row, because megabytes of commas would be as many empty cells.
    const escape = guessEscape(text, delimiter)
    for (const { cells, line } of readCsvRows(text, { delimiter, strayQuotes: 'refuse', escape }))
      if (cells.some((cell) => cell.trim() !== '')) take({ cells, line: line + linesBefore })
  } catch (error) {
    throw error instanceof CsvRefused ? new FileRefused(reasons[error.reason], error.line + linesBefore) : error
  }
}

const reasons: Record<CsvRefused['reason'], string> = {
  open_quote: 'A quotation mark is opened and never closed: the file is cut off, or one mark is too many',
  stray_quote: 'A quotation mark stands in the middle of a cell; write it twice, and the cell between two marks',
  mixed_escapes: 'A quotation mark stands behind a backslash, and others stand twice; write all of them twice',
}
