import { type ColumnId, columnOf } from '@atlas/contract/catalogue/columns.ts'
import type { DataType } from '@atlas/contract/catalogue/data-type.ts'
import type { Sort, SortDirection } from '@atlas/contract/search/search-request.ts'

type Words = Readonly<Record<SortDirection, string>>

const alphabet: Words = { asc: 'A to Z', desc: 'Z to A' }
const size: Words = { asc: 'smallest first', desc: 'largest first' }

/** Choices that have an order of their own. */
const wordsOfColumn: Partial<Record<ColumnId, Words>> = {
  'office.level': { asc: 'from Congress down to schools', desc: 'from schools up to Congress' },
}

const wordsOfType: Record<DataType, Words> = {
  int: size,
  percentage: size,
  str: alphabet,
  list: alphabet,
  dict: alphabet,
  datetime: { asc: 'earliest first', desc: 'latest first' },
}

/** "A to Z", "largest first" */
export function directionWords(id: ColumnId, direction: SortDirection): string {
  return (wordsOfColumn[id] ?? wordsOfType[columnOf(id).type])[direction]
}

/** "Sorted by Office, A to Z; then by Age, largest first" */
export function sortText(sort: readonly Sort[]): string {
  const parts = sort.map(({ column_id, direction }) => {
    const label = column_id === 'eo.name' ? 'last name' : columnOf(column_id).label
    return `${label}, ${directionWords(column_id, direction)}`
  })
  return `Sorted by ${parts.join('; then by ')}`
}
