import type { Column } from '@atlas/contract/catalogue/column.ts'
import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'
import { kindViews } from '#shared/values/kinds.tsx'

/** A value as it is shown, or null where it is not known: never 0, never empty. */
export function formatValue({ kind }: Pick<Column, 'kind'>, value: ColumnValue): string | null {
  return value === null ? null : kindViews[kind].format(value) || null
}

/** What stands in the table for a value that is not known: a word where people choose by it, else a dash. */
export function missingText({ kind }: Pick<Column, 'kind'>): string {
  return kindViews[kind].filter === 'choices' ? 'Unknown' : '—'
}
