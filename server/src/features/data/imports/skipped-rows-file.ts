import { Readable } from 'node:stream'
import type { Context } from '#context/context.ts'
import { Problem } from '@atlas/contract/problem.ts'
import { findSpreadsheet, spreadsheetOf } from '#features/data/imports/match-import.ts'
import { csvRow, csvStart } from '@atlas/contract/rules/csv-text.ts'
import { sheetRow } from '#imports/spreadsheets/match/sheet-row.ts'
import type { OutgoingFile } from '#platform/http/serve-file.ts'

/** The rows of a spreadsheet that its check skips, or that were skipped when it was loaded, as they came, with the reason in the last column. */
export async function openSkippedRows(
  context: Pick<Context, 'database' | 'dataset' | 'clock'>,
  accountId: string,
  id: string,
): Promise<OutgoingFile> {
  const request = await findSpreadsheet(context, accountId, id, ['CHECKED', 'DONE'])
  const { left_out: skipped } = request
  if (!skipped) throw new Problem('import_not_checked')
  const { headings, cells, matching } = await spreadsheetOf(context, request, {
    lines: skipped.map(({ line }) => line),
  })
  const isOfSeveral = matching.sheets.filter(({ lines_before: before }) => before !== null).length > 1
  const rowOf = (line: number) => {
    const { sheet, row } = sheetRow(matching.sheets, line)
    return isOfSeveral ? [sheet ?? '', String(row)] : [String(row)]
  }
  const rows = skipped.map(({ line, reason }) =>
    csvRow([...rowOf(line), ...headings.map((_, index) => cells.get(line)?.[index] ?? ''), reason]),
  )
  const bytes = Buffer.from(
    csvStart([...(isOfSeveral ? ['Sheet'] : []), 'Row', ...headings, 'Why it was left out']) + rows.join(''),
  )
  const name = `${request.file_name.replace(/\.\w{1,5}$/, '').replaceAll(/[^\w .()+-]/g, '_')} - left out.csv`
  return { name, mediaType: 'text/csv', bytes: Readable.from([bytes]), length: bytes.length, packed: null }
}
