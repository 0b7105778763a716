import { csvRow, csvStart } from '@atlas/contract/rules/csv-text.ts'
import { saveBytes } from '#shared/ui/browser/save-text.ts'

export type ResultFormat = 'csv' | 'xlsx'

/** Saves the result beside the file it is of: "members-with-districts.csv". */
export async function saveResult(
  name: string,
  format: ResultFormat,
  table: readonly (readonly string[])[],
): Promise<void> {
  const fileName = `${name.replace(/\.\w+$/, '')}-with-districts.${format}`
  if (format === 'csv') return saveBytes(fileName, 'text/csv;charset=utf-8', csvOf(table))
  const { writeWorkbook } = await import('#places/find/match/file/write-workbook.ts')
  saveBytes(fileName, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', writeWorkbook(table))
}

function csvOf([headings = [], ...rows]: readonly (readonly string[])[]): string {
  return [csvStart(headings), ...rows.map(csvRow)].join('')
}
