import type { Column } from '@atlas/contract/catalogue/column.ts'
import { type ColumnId, columnOf } from '@atlas/contract/catalogue/columns.ts'
import { formatPhone } from '@atlas/contract/rules/phone.ts'
import type { CellValue } from '#imports/spreadsheets/cells/cell-value.ts'

/** A value as shown in a message or a report. */
export function formatValue(column: ColumnId, value: CellValue): string {
  const { type, kind }: Column = columnOf(column)
  if (typeof value === 'number' && type === 'percentage') return `${Number((value * 100).toFixed(4))}%`
  if (kind === 'phone') return formatPhone(String(value))
  return Array.isArray(value) ? value.join(', ') : String(value)
}
