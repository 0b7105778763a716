import type { Results } from '#search/results/use-results.ts'
import type { Facets } from '#search/filters/use-facets.ts'
import type { SearchView } from '#search/state/search-view.ts'
import type { ChangeView } from '#search/state/use-search-view.ts'

/** The props that the table and the cards share. */
export interface ListProps {
  readonly officials: Results
  readonly facets: Facets
  readonly view: SearchView
  readonly onChange: ChangeView
}
