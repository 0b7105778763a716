import { type ReportableId, isCorrectable } from '@atlas/contract/catalogue/correctable.ts'
import type { ReportKind } from '@atlas/contract/endpoints/data/corrections.ts'

/** A report of a column without a value says only that it is wrong. */
export function reportKindOf(columnId: ReportableId, value: string): ReportKind {
  return isCorrectable(columnId) && value === '' ? 'wrong' : 'value'
}
