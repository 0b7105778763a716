import { type FileColumn, labelOf } from '#imports/spreadsheets/columns/file-columns.ts'

/** What a row says, by column. */
export type OfficialRow = ReadonlyMap<FileColumn, string>

/** The name, which every file has, and the columns that any of the rows fills; and the cells of each row below them. */
export function tableOfRows(rows: readonly OfficialRow[]): { readonly headings: string[]; readonly cells: string[][] } {
  const filled = rows.flatMap((row) => [...row].flatMap(([column, value]) => (value === '' ? [] : column)))
  const columns = [...new Set<FileColumn>(['eo.name', ...filled])]
  return { headings: columns.map(labelOf), cells: rows.map((row) => columns.map((column) => row.get(column) ?? '')) }
}

/** The same as a file of the template, as it is kept and given back. */
export function fileOfRows(rows: readonly OfficialRow[]): Buffer {
  const { headings, cells } = tableOfRows(rows)
  return Buffer.from([headings, ...cells].map((line) => `${line.map(quoted).join(',')}\r\n`).join(''))
}

function quoted(cell: string): string {
  return `"${cell.replaceAll('"', '""')}"`
}
