import { columnOf, type ColumnId } from '@atlas/contract/catalogue/columns.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import type { Filter, FilterScalar } from '@atlas/contract/search/filter.ts'
import { operators } from '@atlas/contract/search/operators.ts'

/** The label of a choice, where its list is known. */
export type LabelOf = (columnId: string, value: string) => string | undefined

/** A filter as a chip says it: "State: Georgia, Mississippi", "2020 Biden Vote Percentage at least 60%". */
export function describeFilter(filter: Filter, labelOf: LabelOf): string {
  const column = columnOf(filter.column_id as ColumnId)
  const { label, dateLabel } = operators[filter.operator]
  const values = [filter.value ?? []].flat().map((value) => valueText(filter.column_id, value, labelOf))
  const isChoice = filter.operator === 'in' || filter.operator === 'eq'
  if (isChoice && column.type !== 'datetime') return `${column.label}: ${values.join(', ')}`
  const words = column.type === 'datetime' ? dateLabel : label
  const joined = filter.operator === 'between' ? values.join(' and ') : values.join(', ')
  return `${column.label} ${words} ${joined}`.trim()
}

function valueText(columnId: string, value: FilterScalar, labelOf: LabelOf): string {
  const { type } = columnOf(columnId as ColumnId)
  if (type === 'percentage' && typeof value === 'number') return `${Number((value * 100).toFixed(2))}%`
  if (type === 'datetime') return typedDayOf(String(value))
  return labelOf(columnId, String(value)) ?? String(value)
}
