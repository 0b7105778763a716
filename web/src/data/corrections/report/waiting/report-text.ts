import type { MistakeReport } from '@atlas/contract/endpoints/data/corrections.ts'
import { parseDay, typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { reportFields } from '#data/corrections/report/report-fields.ts'

/** "Own office phone, 662-555-0100", or "Own office phone, Wrong number" where the reporter knows no more. */
export function reportText({ column_id: columnId, kind, value, note }: MistakeReport): string {
  const { label, wrong } = reportFields[columnId]
  const day = parseDay(value)
  const text = kind === 'wrong' ? wrong : value || note
  return [label, day === null ? text : typedDayOf(day)].filter(Boolean).join(', ')
}
