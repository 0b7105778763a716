import { decoded } from '#imports/spreadsheets/read/decode.ts'
import type { FileColumn } from '#imports/spreadsheets/columns/file-columns.ts'
import type { Heading } from '#imports/spreadsheets/columns/heading.ts'
import { countHeadings, readHeadings } from '#imports/spreadsheets/rows/headings.ts'
import type { TableRow } from '#imports/spreadsheets/read/table-row.ts'
import type { MatchedTable, OfficialsFile } from '#imports/spreadsheets/read/officials-file.ts'
import { excerpt } from '#imports/spreadsheets/problems/excerpt.ts'
import { CellRefused, FileRefused, Problems } from '#imports/spreadsheets/problems/problems.ts'
import { type CellReader, cachedCellReader } from '#imports/spreadsheets/cells/cell-cache.ts'
import type { CellValue, CellValues } from '#imports/spreadsheets/cells/cell-value.ts'
import { readTable, type RowTaker } from '#imports/spreadsheets/read/read-csv.ts'
import { type ColumnIndexes, RowValues } from '#imports/spreadsheets/rows/row-values.ts'

/** An official in a file, by cell. */
export interface FileRow {
  readonly line: number
  readonly values: CellValues
}

export interface ReadFile {
  readonly name: string
  /** Emptied while they are processed, so that a file of megabytes is not in memory beside the results. */
  readonly rows: FileRow[]
  readonly rowsRead: number
  /** The columns of the file and their headings. */
  readonly headings: ReadonlyMap<FileColumn, string>
  /** The lines of rows whose place was confirmed as a new one. */
  readonly newPlaces?: ReadonlySet<number>
  /** What a table that is not a file has for its lines besides their cells. */
  readonly matched?: Pick<MatchedTable, 'followsOf' | 'electedResult' | 'statedBy'>
  readonly problems: Problems
}

/** Reads an organization's file without the stored records; all problems are listed. */
export function readOfficialsFile({ name, bytes }: OfficialsFile): ReadFile {
  return readRows(name, (begin) => readTable(decoded(bytes), countHeadings, begin), new Problems())
}

/** A table made from another file, in the words of the template. */
export interface OfficialsTable {
  readonly headings: readonly string[]
  readonly rows: readonly TableRow[]
}

/** The same for a table that is not a file. */
export function readOfficialsRows(name: string, { headings, rows }: OfficialsTable, problems: Problems): ReadFile {
  const walk = (begin: (header: TableRow) => RowTaker) => {
    const taker = begin({ line: 1, cells: headings })
    for (const row of rows) taker.take(row, false)
    return rows.length
  }
  return readRows(name, walk, problems)
}

function readRows(name: string, walk: (begin: (header: TableRow) => RowTaker) => number, problems: Problems): ReadFile {
  const rows: FileRow[] = []
  const headings = new Map<FileColumn, string>()
  try {
    const rowsRead = walk((header) => {
      const read = readHeadings(header, problems)
      for (const { column, text } of read) headings.set(column, text)
      // With unknown headings every row would have the same problem.
      return problems.total > 0 ? { take: () => undefined } : rowReader(header, read, rows, problems)
    })
    if (rowsRead === 0) problems.add(null, null, 'There is nobody in it: no row follows the headings')
    return { name, rows, rowsRead, headings, problems }
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error
    return { name, rows: [], rowsRead: 0, headings: new Map(), problems: theOnly(error) }
  }
}

/** A file that cannot be read to its end is refused for that reason alone. */
function theOnly({ problem: { line, column, reason } }: FileRefused): Problems {
  const problems = new Problems()
  problems.add(line, column, reason)
  return problems
}

function rowReader(header: TableRow, headings: readonly Heading[], rows: FileRow[], problems: Problems): RowTaker {
  const columns = {
    cells: headings.map((heading) => ({ heading, read: cachedCellReader(heading) })),
    isHeaded: header.cells.map((heading) => heading.trim() !== ''),
    indexes: new Map([...new Set(headings.map(({ column }) => column))].map((column, index) => [column, index])),
  }
  return {
    take: (row, isOpen) => {
      const read = readRow(row, columns, isOpen, problems)
      if (read) rows.push(read)
    },
  }
}

/** The columns that identify the official. If one of them cannot be read, the row is not looked up. */
const identifyingColumns: ReadonlySet<FileColumn> = new Set<FileColumn>([
  'external_id',
  'eo.id',
  'eo.name',
  'eo.last',
  'office.name',
  'office.type',
  'jurisdiction_kind',
  'jurisdiction.name',
  'jurisdiction.district',
  'state.name',
  'county.fips',
  'county.name',
])

interface Columns {
  readonly cells: readonly { readonly heading: Heading; readonly read: CellReader }[]
  /** By cell, whether there is a heading above it. */
  readonly isHeaded: readonly boolean[]
  readonly indexes: ColumnIndexes
}

function readRow({ line, cells }: TableRow, columns: Columns, isCutOff: boolean, problems: Problems): FileRow | null {
  const before = problems.total
  const beyond = cells.findIndex((cell, index) => !columns.isHeaded[index] && cell.trim() !== '')
  if (beyond >= 0) {
    const value = excerpt((cells[beyond] ?? '').trim())
    problems.add(line, null, `"${value}" stands in column ${beyond + 1}, which has no heading`)
  }
  // Excel omits empty cells at the end of a row; in the last row this may also be a truncated file.
  const { length } = columns.isHeaded
  if (isCutOff && cells.length < length) {
    problems.add(line, null, `The file ends here, after ${cells.length} of ${length} cells: it is cut off`)
  }
  if (problems.total > before) return null
  const values = new RowValues(columns.indexes)
  let isIdentified = true
  for (const { heading, read } of columns.cells) {
    const isRead = readInto(values, line, () => read(cells[heading.index] ?? ''), heading, problems)
    if (!isRead && identifyingColumns.has(heading.column)) isIdentified = false
  }
  return isIdentified ? { line, values } : null
}

/** Whether the cell could be read; if not, the problems have the reason. */
function readInto(
  values: RowValues,
  line: number,
  read: () => readonly (readonly [FileColumn, CellValue])[],
  heading: Heading,
  problems: Problems,
): boolean {
  try {
    for (const [column, value] of read()) {
      const other = values.get(column)
      if (other !== undefined && JSON.stringify(other) !== JSON.stringify(value)) {
        throw new CellRefused(`It says ${String(value)} where another column of the row says ${String(other)}`)
      }
      values.set(column, value)
    }
    return true
  } catch (error) {
    if (!(error instanceof CellRefused)) throw error
    problems.add(line, heading.text, error.message)
    return false
  }
}
