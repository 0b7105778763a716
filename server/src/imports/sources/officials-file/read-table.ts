import { type CsvError, parse } from 'csv-parse/sync'
import { knownHeadings, type TableRow } from '#imports/sources/officials-file/headings.ts'
import { FileRefused } from '#imports/sources/officials-file/problems.ts'

export interface Table {
  readonly header: TableRow
  readonly rows: readonly TableRow[]
  /** The file ends in the middle of its last line, as a file does that was cut off. */
  readonly isLastRowOpen: boolean
}

const delimiters = [',', ';', '\t'] as const
const mostHeadings = 500

/** Rows of cells; what parts the cells is found out by the headings that are known. Empty lines are left out. */
export function readTable(text: string): Table {
  const declared = /^sep=(.)\n/i.exec(text)
  const body = declared ? text.slice(declared[0].length) : text
  const linesBefore = declared ? 1 : 0
  const rows = rowsOf(body, declared?.[1] ?? delimiterOf(body), linesBefore)
  const [header, ...others] = rows
  if (!header) throw new FileRefused('It is empty')
  if (header.cells.length > mostHeadings) {
    throw new FileRefused(
      `There are ${header.cells.length} headings; an officials file has at most ${mostHeadings}`,
      header.line,
    )
  }
  return { header, rows: others, isLastRowOpen: !text.endsWith('\n') }
}

function delimiterOf(text: string): string {
  const firstLine = text.trimStart().split('\n', 1)[0] ?? ''
  const counts = delimiters.map((delimiter) => knownHeadings(firstLine.split(delimiter)))
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ','
}

function rowsOf(text: string, delimiter: string, linesBefore: number): TableRow[] {
  const rows: TableRow[] = []
  try {
    parse(text, {
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
      record_delimiter: '\n',
      // Row by row: megabytes of commas are as many empty cells, and none of them is kept.
      on_record: (cells: string[], { lines }: { readonly lines: number }) => {
        const line = lines - linesInside(cells) + linesBefore
        if (cells.some((cell) => cell.trim() !== '')) rows.push({ cells, line })
        return null
      },
    })
    return rows
  } catch (error) {
    throw refusalOf(error as CsvError & { lines?: number }, linesBefore)
  }
}

function linesInside(cells: readonly string[]): number {
  return cells.reduce((sum, cell) => (cell.includes('\n') ? sum + cell.split('\n').length - 1 : sum), 0)
}

function refusalOf({ code, lines, message }: CsvError & { lines?: number }, linesBefore: number): Error {
  const line = lines === undefined ? null : lines + linesBefore
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
