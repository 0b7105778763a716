import type { MatchingAnswers } from '@atlas/contract/endpoints/data/import-matching.ts'
import { readSheets } from '#imports/spreadsheets/read/read-sheets.ts'
import { type FileColumn, labelOf } from '#imports/spreadsheets/columns/file-columns.ts'
import type { MatchedTable, OfficialsFile } from '#imports/spreadsheets/read/officials-file.ts'

export type OfficialRow = ReadonlyMap<FileColumn, string>

/** A file of the template with one row, as it is kept and given back. */
export function fileWithRow(row: OfficialRow): Buffer {
  const values = [...row].filter(([, value]) => value !== '')
  const lines = [values.map(([column]) => labelOf(column)), values.map(([, value]) => value)]
  return Buffer.from(lines.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join(''))
}

function quoted(cell: string): string {
  return `"${cell.replaceAll('"', '""')}"`
}

/** The row of such a file; it is added to the list, and follows whom it says. */
export function officialTable(
  file: OfficialsFile,
  { other_seats: answer }: MatchingAnswers,
  follows: number | null,
): MatchedTable {
  const [headings, ...rows] = readSheets(file).flatMap((sheet) => sheet.rows)
  return { headings: headings?.cells ?? [], rows, skipped: [], scope: 'add', seatAnswer: () => answer, follows }
}
