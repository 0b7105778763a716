import { CsvError, parse } from 'csv-parse/sync'
import type { TableRow } from '#imports/spreadsheets/read/table-row.ts'
import { FileRefused } from '#imports/spreadsheets/problems/problems.ts'

/** Takes the rows below the headings, one after the other. */
export interface RowTaker {
  /** The last row is open where the file ends in the middle of it, as a file does that was cut off. */
  take(row: TableRow, isOpen: boolean): void
}

const delimiters = [',', ';', '\t'] as const
const mostHeadings = 500

/**
 * Reads the headings and then row after row, of which none is held: a large file takes many times its size as cells.
 * What parts the cells is found out by the headings that it makes; `headingsAmong` counts them. Empty lines are left out. Answers how many rows
 * there are.
 */
export function readTable(
  text: string,
  headingsAmong: (texts: readonly string[]) => number,
  begin: (header: TableRow) => RowTaker,
): number {
  const declared = /^sep=(.)\n/i.exec(text)
  const body = declared ? text.slice(declared[0].length) : text
  let taker: RowTaker | undefined
  let last: TableRow | undefined
  let count = 0
  readRows(body, declared?.[1] ?? delimiterOf(body, headingsAmong), declared ? 1 : 0, (row) => {
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
    parse(text, {
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
      record_delimiter: '\n',
      // Row by row: megabytes of commas are as many empty cells, and none of them is kept.
      on_record: (cells: string[], { lines }: { readonly lines: number }) => {
        const line = lines - linesInside(cells) + linesBefore
        if (cells.some((cell) => cell.trim() !== '')) take({ cells, line })
        return null
      },
    })
  } catch (error) {
    throw error instanceof CsvError ? refusalOf(error, linesBefore) : error
  }
}

function linesInside(cells: readonly string[]): number {
  return cells.reduce((sum, cell) => (cell.includes('\n') ? sum + cell.split('\n').length - 1 : sum), 0)
}

function refusalOf({ code, lines, message }: CsvError, linesBefore: number): Error {
  const line = typeof lines === 'number' ? lines + linesBefore : null
  if (code === 'CSV_QUOTE_NOT_CLOSED') {
    return new FileRefused(
      'A quotation mark is opened and never closed: the file is cut off, or one mark is too many',
      line,
    )
  }
  if (
    code === 'INVALID_OPENING_QUOTE' ||
    code === 'CSV_INVALID_CLOSING_QUOTE' ||
    code === 'CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE'
  ) {
    return new FileRefused(
      'A quotation mark stands in the middle of a cell; write it twice, and the cell between two marks',
      line,
    )
  }
  return new FileRefused(`It is no CSV that can be read: ${message}`, line)
}
