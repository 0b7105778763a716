import { csvRow, csvStart } from '@atlas/contract/rules/csv-text.ts'
import type { Picture } from '#shared/pictures/picture.ts'

/** The table as CSV. Each row states its source, because it may be copied without the others. */
export function rowsText({ headings, rows, source }: Pick<Picture, 'headings' | 'rows' | 'source'>): string {
  return csvStart([...headings, 'Source']) + rows.map(({ cells }) => csvRow([...cells, source])).join('')
}
