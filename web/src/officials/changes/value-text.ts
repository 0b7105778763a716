import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'

/** A name, a number or a day of an entry as text. */
export function valueText(value: ColumnValue): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
