import type { MatchingAnswers } from '@atlas/contract/endpoints/data/import-matching.ts'
import { readSheets } from '#imports/spreadsheets/read/read-sheets.ts'
import type { MatchedTable, OfficialsFile } from '#imports/spreadsheets/read/officials-file.ts'

/** The row of a file of one; it is added to the list, and follows whom it says. */
export function officialTable(
  file: OfficialsFile,
  { other_seats: answer }: MatchingAnswers,
  follows: number | null,
): MatchedTable {
  const [headings, ...rows] = readSheets(file).flatMap((sheet) => sheet.rows)
  return {
    headings: headings?.cells ?? [],
    rows,
    skipped: [],
    scope: 'add',
    seatAnswer: () => answer,
    followsOf: () => follows,
  }
}
