import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { Row } from '@atlas/contract/search/search-request.ts'

/** The text of a row's column, or null where it is not known. */
export function textOf(row: Row, id: ColumnId): string | null {
  const value = row[id]
  return typeof value === 'string' && value !== '' ? value : null
}

export function idOf(row: Row): number {
  return Number(row['eo.id'])
}

export function nameOf(row: Row): string {
  return textOf(row, 'eo.name') ?? `Official ${idOf(row)}`
}
