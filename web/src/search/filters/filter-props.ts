import type { Facets } from '#search/filters/use-facets.ts'
import type { SearchView } from '#search/state/search-view.ts'
import type { ChangeView } from '#search/state/use-search-view.ts'

/** What every control of a filter receives: the search, the way to change it, and the facets. */
export interface FilterProps {
  readonly view: SearchView
  readonly onChange: ChangeView
  readonly facets: Facets
}
