import { type ChoiceColumnId, columnsOf } from '@atlas/contract/catalogue/columns.ts'
import { drawerColumns } from '#search/filters/drawer-groups.ts'
import type { SearchView } from '#search/state/search-view.ts'

/**
 * The visible columns of the drawer, and any other that a filter in the URL selects from, because its chip needs
 * labels.
 */
export function facetColumns(
  { subject, filters }: Pick<SearchView, 'subject' | 'filters'>,
  hidden: ReadonlySet<string>,
): ChoiceColumnId[] {
  const filtered = columnsOf[subject].choiceIds.filter((id) => filters.some(({ column_id }) => column_id === id))
  return [...new Set([...drawerColumns(subject), ...filtered])].filter((id) => !hidden.has(id))
}
