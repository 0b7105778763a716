/** A sheet of a workbook and the number of lines from sheets above it, if several are read as one. */
export interface ReadSheet {
  readonly name: string
  /** Null if the sheet is not read. */
  readonly lines_before: number | null
}

/** A line of several sheets that are read as one, numbered as in its own sheet. */
export function sheetRow(
  sheets: readonly ReadSheet[],
  line: number,
): { readonly sheet: string | null; readonly row: number } {
  const read = sheets.filter(({ lines_before: before }) => before !== null)
  const sheet = read.findLast(({ lines_before: before }) => (before ?? 0) < line)
  if (read.length < 2 || !sheet) return { sheet: null, row: line }
  return { sheet: sheet.name, row: line - (sheet.lines_before ?? 0) }
}

/** "Row 1,207"; with the sheet if several are read: "Row 7 of “N to Z”" */
export function sheetRowText(sheets: readonly ReadSheet[], line: number): string {
  const { sheet, row } = sheetRow(sheets, line)
  return `Row ${row.toLocaleString('en-US')}${sheet === null ? '' : ` of “${sheet}”`}`
}
