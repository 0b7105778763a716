import { ImportRefused } from '#imports/records/import-refused.ts'
import { readGlobals } from '#imports/spreadsheets/read/old-workbook/globals.ts'
import { readSheet } from '#imports/spreadsheets/read/old-workbook/sheet.ts'
import { type Sheet, WorkbookCells } from '#imports/spreadsheets/read/sheet-cells.ts'

/** The nonempty sheets of a workbook of Excel 5 to 2003 in their order, from its stream of records. */
export function readOldWorkbook(path: string, stream: Uint8Array): readonly Sheet[] {
  try {
    const globals = readGlobals(path, stream)
    const cells = new WorkbookCells(path)
    // A sheet ends where the next one begins, so that no record is read twice.
    const starts = globals.sheets.map(({ start }) => start)
    if (new Set(starts).size < starts.length) throw new Error('Two sheets of a workbook begin in the same place')
    for (const { name, start, isHidden } of globals.sheets) {
      const end = Math.min(stream.length, ...starts.filter((each) => each > start))
      cells.addSheet(name, isHidden, (sheet) => readSheet(stream.subarray(0, end), start, sheet, globals))
    }
    return cells.sheets
  } catch (error) {
    if (error instanceof ImportRefused) throw error
    throw new ImportRefused(`${path} is damaged: it is no whole Excel workbook; take it from its source once more`, {
      cause: error,
    })
  }
}
