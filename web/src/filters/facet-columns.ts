import { type ChoiceColumnId, choiceColumnIds } from '@atlas/contract/catalogue/columns.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { drawerColumns } from '#filters/drawer-groups.ts'

/** The drawer's columns that are seen, and any other that a filter of the URL chose from: its chip needs labels. */
export function facetColumns(filters: readonly Filter[], hidden: ReadonlySet<string>): ChoiceColumnId[] {
  const filtered = choiceColumnIds.filter((id) => filters.some(({ column_id }) => column_id === id))
  return [...new Set([...drawerColumns, ...filtered])].filter((id) => !hidden.has(id))
}
