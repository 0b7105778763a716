import { CsvRefused, readCsvRows } from '@atlas/contract/rules/csv-rows.ts'
import { ImportRefused } from '#imports/records/import-refused.ts'
import { plainField } from '#imports/reading/fields.ts'
import { readEach, type Reading, RowRefused } from '#imports/reading/rows.ts'
import type { TextFile } from '#imports/reading/text-file.ts'

export interface CsvRow<Column extends string> {
  readonly file: string
  /** The line on which the row ends; the header row is line 1. */
  readonly line: number
  readonly values: Readonly<Record<Column, string>>
}

interface Line {
  readonly line: number
  readonly cells: readonly string[]
}

// A small file may contain very many rows and cells; the largest table of the pack has 5,200 rows of 45.
const mostRows = 100_000
const mostCells = 500

/**
 * Reads a CSV file with a header row, row by row. The import stops if the file is not CSV, has no rows, lacks one of
 * the columns, has one twice, or has many rows of which none can be used. Several blanks count as one, because
 * publishers print the same title both ways. A column that older copies of a file lack is empty for them.
 */
export function readCsv<const Column extends string, Item>(
  file: TextFile,
  columns: readonly Column[],
  read: (row: CsvRow<Column>) => Item,
  laterColumns: readonly NoInfer<Column>[] = [],
): Reading<Item> {
  const [header, ...lines] = linesOf(file)
  const names = (header?.cells ?? []).map((name) => name.trim())
  checkHeader(
    file,
    names,
    columns.filter((column) => !laterColumns.includes(column)),
  )
  if (lines.length === 0) throw new ImportRefused(`${file.path} holds no rows`)
  const indexes = columns.map((column) => [column, names.indexOf(column)] as const)
  const rows = lines.map((each) => ({ ...each, file: file.path }))
  const reading = readEach(rows, ({ file: path, line, cells }) => {
    if (cells.length !== names.length)
      throw new RowRefused(`it has ${cells.length} values under ${names.length} headings`)
    const values = Object.fromEntries(
      indexes.map(([column, index]) => [column, plainField(oneLine(cells[index] ?? ''), column)]),
    )
    return read({ file: path, line, values: values as Record<Column, string> })
  })
  refuseUseless(file, reading)
  return reading
}

function oneLine(cell: string): string {
  return cell.replace(/\s+/g, ' ').trim()
}

const rowsThatTell = 20

// If a publisher changes the content of a column, every row is refused. Without this check the import would continue
// and remove everything that comes from the file.
function refuseUseless({ path }: TextFile, { items, refused }: Reading<unknown>): void {
  const [first] = refused
  if (!first || items.length > 0 || refused.length < rowsThatTell) return
  throw new ImportRefused(`${path} has no row that can be used; line ${first.line}: ${first.reason}`)
}

/** Every row of a table with all of its columns. */
export function readRows(file: TextFile): {
  columns: readonly string[]
  rows: readonly Readonly<Record<string, string>>[]
} {
  const [header, ...lines] = linesOf(file)
  const columns = header?.cells ?? []
  const rows = lines.map(({ cells }) =>
    Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ''])),
  )
  return { columns, rows }
}

function checkHeader(file: TextFile, names: readonly string[], columns: readonly string[]): void {
  const missing = columns.filter((column) => !names.includes(column))
  if (missing.length > 0) {
    throw new ImportRefused(`${file.path} lacks the ${missing.length > 1 ? 'columns' : 'column'} ${missing.join(', ')}`)
  }
  const twice = columns.find((column) => names.indexOf(column) !== names.lastIndexOf(column))
  if (twice) throw new ImportRefused(`${file.path} has the column ${twice} twice`)
}

function linesOf({ path, text }: TextFile): Line[] {
  const lines: Line[] = []
  try {
    for (const { cells, lastLine: line } of readCsvRows(text, {
      delimiter: ',',
      strayQuotes: 'refuse',
      escape: 'doubled',
    })) {
      if (cells.length > mostCells)
        throw new ImportRefused(`${path} has ${cells.length} cells in line ${line}; at most ${mostCells} are read`)
      if (lines.length > mostRows)
        throw new ImportRefused(`${path} has more than ${mostRows.toLocaleString('en-US')} rows`)
      lines.push({ cells, line })
    }
  } catch (error) {
    throw error instanceof CsvRefused ? new ImportRefused(`${path} is not a CSV file: ${error.message}`) : error
  }
  return lines
}
