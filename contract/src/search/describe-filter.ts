import { columnOf, type ColumnId } from '#catalogue/columns.ts'
import { parseMoment, typedDayOf } from '#rules/calendar-day.ts'
import { formatPhone } from '#rules/phone.ts'
import type { Filter, FilterScalar } from '#search/filter.ts'
import { operators } from '#catalogue/operators.ts'
import { unknownChoice } from '#search/unknown-choice.ts'

/** The label of a choice, where its list is known. */
export type LabelOf = (columnId: string, value: string) => string | undefined

/** A filter as a chip says it: "State: Georgia, Mississippi", "2020 Biden Vote Percentage at least 60%". */
export function describeFilter(filter: Filter, labelOf: LabelOf): string {
  const column = columnOf(filter.column_id as ColumnId)
  const { label, dateLabel, takes, compares } = operators[filter.operator]
  const values = [filter.value ?? []].flat().map((value) => valueText(filter.column_id, value, labelOf))
  if (takes === 'days') return `${column.label} ${dateLabel} ${daysOf(Number(filter.value))}`
  if (compares === 'equality' && column.type !== 'datetime') return `${column.label}: ${values.join(', ')}`
  const words = column.type === 'datetime' ? dateLabel : label
  const joined = takes === 'range' ? values.join(' and ') : values.join(', ')
  return `${column.label} ${words} ${joined}`.trim()
}

function daysOf(count: number): string {
  return count === 1 ? 'day' : `${count} days`
}

function valueText(columnId: string, value: FilterScalar, labelOf: LabelOf): string {
  const { type, kind } = columnOf(columnId as ColumnId)
  if (type === 'percentage' && typeof value === 'number') return `${percentOf(value)}%`
  if (type === 'datetime') return dayOrMomentText(String(value))
  if (kind === 'phone') return formatPhone(String(value))
  const label = labelOf(columnId, String(value))
  return label ?? (value === unknownChoice.id ? unknownChoice.label : String(value))
}

/** A moment with its time: a filter by one is not the same as a filter by its day. */
function dayOrMomentText(value: string): string {
  const moment = parseMoment(value)
  return moment ? `${typedDayOf(moment)} at ${moment.slice(11, 16)}` : typedDayOf(value)
}

/** 0.285 → 28.5, as it was typed: a fraction times a hundred is often a hair off. */
export function percentOf(fraction: number): number {
  return Number((fraction * 100).toPrecision(12))
}
