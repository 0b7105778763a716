import { guessEscape } from '@atlas/contract/rules/csv-escape.ts'
import { CsvRefused, guessDelimiter, readCsvRows } from '@atlas/contract/rules/csv-rows.ts'
import { readVisibleSheets } from '#imports/spreadsheets/read/read-workbook.ts'
import { ImportRefused } from '#imports/records/import-refused.ts'
import { decoded, largestFile } from '#imports/spreadsheets/read/decode.ts'
import type { TableRow } from '#imports/spreadsheets/read/table-row.ts'
import type { OfficialsFile } from '#imports/spreadsheets/read/officials-file.ts'
import { FileRefused } from '#imports/spreadsheets/problems/problems.ts'

/** One sheet as it is: rows with something in them, each with the number that a spreadsheet shows beside it. */
export interface Sheet {
  /** Null for CSV, which has no sheets. */
  readonly name: string | null
  readonly rows: readonly TableRow[]
}

const mostRows = 100_000
const mostColumns = 500
const mostCells = 4_000_000

/** The sheets of any spreadsheet; what cannot be read is refused in one sentence. */
export function readSheets({ name, bytes }: OfficialsFile): Sheet[] {
  const sheets = isWorkbook(bytes) ? readWorkbook(name, bytes) : [{ name: null, rows: readText(bytes) }]
  if (sheets.length === 0) throw new ImportRefused('There is nothing in it')
  return sheets
}

/** Whether it is packed, so that nobody knows how large it is before it is unpacked. */
export function isWorkbook(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 4)).toString('latin1') === 'PK\u0003\u0004'
}

function readWorkbook(name: string, bytes: Uint8Array): Sheet[] {
  if (bytes.length > largestFile) throw new ImportRefused(`${name} is larger than ${largestFile / 1024 / 1024} MB`)
  return readVisibleSheets(name, bytes)
}

function readText(bytes: Uint8Array): TableRow[] {
  try {
    const text = decoded(bytes)
    const declared = /^sep=(.)\n/i.exec(text)
    const body = declared ? text.slice(declared[0].length) : text
    return readRows(body, declared?.[1] ?? guessDelimiter(body), declared ? 1 : 0)
  } catch (error) {
    throw error instanceof FileRefused ? new ImportRefused(sentenceOf(error)) : error
  }
}

function sentenceOf({ problem: { line, reason } }: FileRefused): string {
  return line === null ? reason : `Line ${line}: ${reason}`
}

function readRows(text: string, delimiter: string, linesBefore: number): TableRow[] {
  const rows: TableRow[] = []
  let cellsLeft = mostCells
  try {
    // A nickname in quotation marks is no quoted cell.
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
