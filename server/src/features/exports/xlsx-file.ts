import { Readable } from 'node:stream'
import { type About, aboutSheet } from '#features/exports/about-sheet.ts'
import type { ExportedColumn } from '#features/exports/exported-column.ts'
import { cellsOf, type ExportedRows } from '#features/exports/exported-rows.ts'
import { sheetOf } from '#features/exports/xlsx/sheet.ts'
import { workbook } from '#features/exports/xlsx/workbook.ts'

/** The Excel file: the officials, and a second sheet that says what they are. */
export function xlsxFile(columns: readonly ExportedColumn[], rows: ExportedRows, about: About): Readable {
  const sheet = sheetOf(columns)
  function* xml() {
    yield sheet.start
    for (const batch of rows.batches()) yield sheet.rows(batch.map((row) => cellsOf(rows, row)))
    yield sheet.end()
  }
  const sheets = [
    { name: 'Officials', xml: Readable.from(xml(), { objectMode: true, highWaterMark: 1 }) },
    { name: 'About', xml: Readable.from([aboutSheet(about)]) },
  ]
  return workbook(sheets, about.madeAt)
}
