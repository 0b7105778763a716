import { columnOf } from '@atlas/contract/catalogue/columns.ts'
import { type CorrectableId, isCorrectable, type ReportableId } from '@atlas/contract/catalogue/correctable.ts'
import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'
import { type Correction, declineReasons } from '@atlas/contract/endpoints/data/corrections.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { reportFields } from '#data/corrections/report/report-fields.ts'
import { formatValue } from '#shared/values/format-value.ts'

export function labelOf(columnId: ReportableId): string {
  return reportFields[columnId].label
}

/** A value as people read it everywhere, or the typed text where it cannot be read as a value. */
export function valueText(columnId: ReportableId, value: ColumnValue): string | null {
  return isCorrectable(columnId) ? formatValue(columnOf(columnId satisfies CorrectableId), value) : null
}

/** "Open States, reported, as of 08-05-2026" */
export function sourceText({ source, method, as_of: asOf }: NonNullable<Correction['now']>): string {
  return [source, method, asOf && `as of ${typedDayOf(asOf)}`].filter(Boolean).join(', ')
}

/** The basis of a decision: the source, or why it was declined, and any added note. */
export function groundsOf({ decided }: Correction): string {
  if (!decided) return ''
  if (decided.reason) return [declineReasons[decided.reason], decided.note].filter(Boolean).join(': ')
  return [decided.source, decided.as_of && typedDayOf(decided.as_of)].filter(Boolean).join(', ')
}

/** "Sheriff, Dallas County, Alabama" */
export function officeText({ official: { office, place, state } }: Correction): string {
  return [office, place, place === state ? null : state].filter(Boolean).join(', ')
}

/** Whether a value was accepted that nobody reported. */
export function isAnotherValue({ status, column_id: columnId, decided, reports }: Correction): boolean {
  if (status !== 'accepted' || !decided || !isCorrectable(columnId)) return false
  const { value: accepted } = decided
  if (typeof accepted !== 'string' && typeof accepted !== 'number') return false
  return reports.length > 0 && reports.every(({ value }) => ![String(accepted), ''].includes(value))
}
