import { type ColumnId, columnOf } from '@atlas/contract/catalogue/columns.ts'
import type { Sort, SortDirection } from '@atlas/contract/search/search-request.ts'
import { kindViewOf } from '#shared/values/kinds.tsx'

type Words = Readonly<Record<SortDirection, string>>

/** Choices that have an order of their own. */
const wordsOfColumn: Partial<Record<ColumnId, Words>> = {
  'office.level': { asc: 'from Congress down to schools', desc: 'from schools up to Congress' },
}

/** "A to Z", "largest first" */
export function directionWords(id: ColumnId, direction: SortDirection): string {
  return (wordsOfColumn[id] ?? kindViewOf(id).order)[direction]
}

/** "Sorted by Office, A to Z; then by Age, largest first" */
export function sortText(sort: readonly Sort[]): string {
  const parts = sort.map(({ column_id, direction }) => {
    const label = column_id === 'eo.name' ? 'last name' : columnOf(column_id).label
    return `${label}, ${directionWords(column_id, direction)}`
  })
  return `Sorted by ${parts.join('; then by ')}`
}
