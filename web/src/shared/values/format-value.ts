import type { Column } from '@atlas/contract/catalogue/column.ts'
import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'
import { kindViews } from '#shared/values/kinds.tsx'

/** The text of a value, or null if it is not known; never 0, never empty. */
export function formatValue({ kind }: Pick<Column, 'kind'>, value: ColumnValue): string | null {
  return value === null ? null : kindViews[kind].format(value) || null
}

/** The text of an unknown value in the table: a word if people filter by it, else a dash. */
export function missingText({ kind }: Pick<Column, 'kind'>): string {
  return kindViews[kind].filter === 'choices' ? 'Unknown' : '—'
}
