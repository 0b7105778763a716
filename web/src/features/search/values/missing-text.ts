import type { Column } from '@atlas/contract/catalogue/column.ts'

/** What stands in the table for a value that is not known: a word where people choose by it, else a dash. */
export function missingText({ choices, type }: Pick<Column, 'choices' | 'type'>): string {
  return choices && (type === 'str' || type === 'list') ? 'Unknown' : '—'
}
