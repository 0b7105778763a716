import type { Export } from '@atlas/contract/endpoints/exports/exports.ts'
import { nounOf } from '#search/state/subject.ts'
import { thousands } from '#shared/ui/text/thousands.ts'

/** The number of rows in the file beside the number found, so that nobody doubts it is complete. */
export function rowsText({
  subject,
  rows_done,
  rows_total,
}: Pick<Export, 'subject' | 'rows_done' | 'rows_total'>): string {
  return `${thousands(rows_done)} of ${thousands(rows_total)} ${nounOf(subject, rows_total)}`
}
