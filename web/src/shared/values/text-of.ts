import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { Row } from '@atlas/contract/search/search-request.ts'

/** The text of a column of a row, or null if it is not known. */
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

/** A name in three parts around the last name, which is emphasized because lists are sorted by it. */
export function splitName(name: string, last: string | null): [before: string, last: string, after: string] {
  const index = last ? name.lastIndexOf(last) : -1
  return last && index >= 0 ? [name.slice(0, index), last, name.slice(index + last.length)] : [name, '', '']
}
