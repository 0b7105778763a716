import { type CsvError, parse } from 'csv-parse/sync'
import { ImportRefused } from '#imports/import-refused.ts'
import { readEach, type Reading, RowRefused } from '#imports/public-pack/reading.ts'
import type { TextFile } from '#imports/public-pack/text-file.ts'

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

/**
 * Reads a CSV file with a header row, row after row. A file that is no CSV, holds no rows or lacks one of
 * the columns stops the import.
 */
export function readCsv<const Column extends string, Item>(
  file: TextFile,
  columns: readonly Column[],
  read: (row: CsvRow<Column>) => Item,
): Reading<Item> {
  const [header, ...lines] = linesOf(file)
  const names = header?.cells ?? []
  const missing = columns.filter((column) => !names.includes(column))
  if (missing.length > 0) {
    throw new ImportRefused(`${file.path} lacks the ${missing.length > 1 ? 'columns' : 'column'} ${missing.join(', ')}`)
  }
  if (lines.length === 0) throw new ImportRefused(`${file.path} holds no rows`)
  const places = columns.map((column) => [column, names.indexOf(column)] as const)
  const rows = lines.map((each) => ({ ...each, file: file.path }))
  return readEach(rows, ({ file: path, line, cells }) => {
    if (cells.length !== names.length)
      throw new RowRefused(`it has ${cells.length} values under ${names.length} headings`)
    const values = Object.fromEntries(places.map(([column, place]) => [column, cells[place]?.trim() ?? '']))
    return read({ file: path, line, values: values as Record<Column, string> })
  })
}

function linesOf(file: TextFile): Line[] {
  try {
    // The declared type knows nothing of what the option `info` adds.
    const parsed: unknown = parse(file.text, {
      bom: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
    })
    return (parsed as { record: string[]; info: { lines: number } }[]).map(({ record, info }) => ({
      cells: record,
      line: info.lines,
    }))
  } catch (error) {
    throw new ImportRefused(`${file.path} is not a CSV file: ${(error as CsvError).message}`)
  }
}
