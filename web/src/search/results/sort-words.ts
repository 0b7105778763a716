import { type ColumnId, columnOf } from '@atlas/contract/catalogue/columns.ts'
import type { Sort, SortDirection } from '@atlas/contract/search/search-request.ts'
import { kindViewOf } from '#shared/values/kinds.tsx'

type Words = Readonly<Record<SortDirection, string>>

/** Choices with their own order. */
const wordsOfColumn: Partial<Record<ColumnId, Words>> = {
  'office.level': { asc: 'from Congress down to schools', desc: 'from schools up to Congress' },
}

/** What a column is sorted by, where that is only a part of it. */
const sortedByPart: Partial<Record<ColumnId, string>> = { 'eo.name': 'last name' }

/** "last name"; undefined where a column is sorted by its values as they are shown. */
export function sortLabelOf(id: ColumnId): string | undefined {
  return sortedByPart[id]
}

/** "A to Z", "largest first" */
export function directionWords(id: ColumnId, direction: SortDirection): string {
  return (wordsOfColumn[id] ?? kindViewOf(id).order)[direction]
}

/** "Sorted by Office, A to Z; then by Age, largest first" */
export function sortText(sort: readonly Sort[]): string {
  const parts = sort.map(({ column_id, direction }) => {
    return `${sortLabelOf(column_id) ?? columnOf(column_id).label}, ${directionWords(column_id, direction)}`
  })
  return `Sorted by ${parts.join('; then by ')}`
}
