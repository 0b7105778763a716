import { type FileColumn, labelOf } from '#imports/spreadsheets/columns/file-columns.ts'

/** The values of a row, by column. */
export type OfficialRow = ReadonlyMap<FileColumn, string>

/** A table with the name, which every file must have, and the columns that any row fills. */
export function tableOfRows(rows: readonly OfficialRow[]): { readonly headings: string[]; readonly cells: string[][] } {
  const filled = rows.flatMap((row) => [...row].flatMap(([column, value]) => (value === '' ? [] : column)))
  const columns = [...new Set<FileColumn>(['eo.name', ...filled])]
  return { headings: columns.map(labelOf), cells: rows.map((row) => columns.map((column) => row.get(column) ?? '')) }
}

/** The same as a file of the template, for storage and download. */
export function fileOfRows(rows: readonly OfficialRow[]): Buffer {
  const { headings, cells } = tableOfRows(rows)
  return Buffer.from([headings, ...cells].map((line) => `${line.map(quoted).join(',')}\r\n`).join(''))
}

function quoted(cell: string): string {
  return `"${cell.replaceAll('"', '""')}"`
}
