import type { Filter } from '@atlas/contract/search/filter.ts'
import { resultsQuery } from '#search/results/use-results.ts'
import { requestedFilters, type SearchView } from '#search/state/search-view.ts'
import { subjects } from '@atlas/contract/catalogue/subject.ts'

/** How many results some filters leave in a view, as the total of a minimal search. */
export function resultCountQuery(view: Pick<SearchView, 'subject' | 'group'>, filters: readonly Filter[]) {
  return resultsQuery(
    { columns: [subjects[view.subject].idColumn], filters: requestedFilters(view, filters), limit: 1 },
    view.subject,
  )
}
