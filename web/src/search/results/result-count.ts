import type { Filter } from '@atlas/contract/search/filter.ts'
import { resultsQuery } from '#search/results/use-results.ts'
import { requestedFilters, type SearchView } from '#search/state/search-view.ts'
import { subjects } from '@atlas/contract/catalogue/subject.ts'

/** How many some filters leave of what a view lists, as the total of a search for next to nothing. */
export function resultCountQuery(view: Pick<SearchView, 'subject' | 'group'>, filters: readonly Filter[]) {
  return resultsQuery(
    { columns: [subjects[view.subject].idColumn], filters: requestedFilters(view, filters), limit: 1 },
    view.subject,
  )
}
