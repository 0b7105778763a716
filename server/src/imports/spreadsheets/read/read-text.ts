import { guessEscape } from '@atlas/contract/rules/csv-escape.ts'
import { CsvRefused, guessDelimiter, readCsvRows } from '@atlas/contract/rules/csv-rows.ts'
import { ImportRefused } from '#imports/records/import-refused.ts'
import { FileRefused } from '#imports/spreadsheets/problems/problems.ts'
import { decoded, decodedMarkup } from '#imports/spreadsheets/read/decode.ts'
import { readMarkup } from '#imports/spreadsheets/read/read-markup.ts'
import { mostCells, mostColumns, mostRows, type Sheet } from '#imports/spreadsheets/read/sheet-cells.ts'
import {
  isDrawn,
  linesWithinCells,
  withoutDeclaration,
  withoutEscapes,
  withPlainQuotes,
} from '#imports/spreadsheets/read/written-as-csv.ts'
import type { TableRow } from '#imports/spreadsheets/read/table-row.ts'

/** CSV in any form, or the table of a web page or of XML with the name of a workbook. */
export function readText(path: string, bytes: Uint8Array): readonly Sheet[] {
  try {
    const markup = decodedMarkup(bytes)
    if (markup !== null) return readMarkup(path, markup)
    const text = decoded(bytes)
    const rows = rowsOf(text)
      .filter((row) => !isDrawn(row))
      .map(({ line, cells }) => ({ line, cells: cells.map(withoutEscapes) }))
    return [{ name: null, rows, isHidden: false, hiddenRows: 0, hiddenColumns: 0 }]
  } catch (error) {
    throw error instanceof FileRefused ? new ImportRefused(sentenceOf(error)) : error
  }
}

function rowsOf(text: string): readonly TableRow[] {
  const { body, delimiter: declared } = withoutDeclaration(text)
  const plain = withPlainQuotes(body)
  const linesBefore = declared === null ? 0 : 1
  const rows = readRows(plain, declared ?? guessDelimiter(plain), linesBefore)
  const inner = declared ?? guessDelimiter(rows.map(({ cells }) => cells[0]).join('\n'))
  const within = linesWithinCells(rows, inner)
  return within === null ? rows : readRows(within, inner, 0)
}

function sentenceOf({ problem: { line, reason } }: FileRefused): string {
  return line === null ? reason : `Line ${line}: ${reason}`
}

function readRows(text: string, delimiter: string, linesBefore: number): TableRow[] {
  const rows: TableRow[] = []
  let cellsLeft = mostCells
  try {
    // A nickname in quotation marks is not a quoted cell.
    const escape = guessEscape(text, delimiter)
    for (const { cells, line: inText } of readCsvRows(text, { delimiter, strayQuotes: 'keep', escape })) {
      const line = inText + linesBefore
      const width = cells.findLastIndex((cell) => cell.trim() !== '') + 1
      cellsLeft -= width
      refuseMuch(width, rows.length, cellsLeft, line)
      if (width > 0) rows.push({ line, cells: cells.slice(0, width) })
    }
  } catch (error) {
    throw error instanceof CsvRefused ? new ImportRefused(whyNoCsv(error, linesBefore)) : error
  }
  return rows
}

function refuseMuch(width: number, rows: number, cellsLeft: number, line: number): void {
  if (width > mostColumns)
    throw new ImportRefused(`Line ${line} has ${width} columns; a list of officials has at most ${mostColumns}`)
  if (rows >= mostRows || cellsLeft < 0)
    throw new ImportRefused(`It has more than ${mostRows.toLocaleString('en-US')} rows, or very many cells`)
}

function whyNoCsv({ reason, line }: CsvRefused, linesBefore: number): string {
  const what =
    reason === 'mixed_escapes'
      ? 'a quotation mark stands behind a backslash, and others stand twice; write all of them twice'
      : 'a quotation mark is opened and never closed; the file is cut off, or one mark is too many'
  return `Line ${line + linesBefore}: ${what}`
}
