import type { Officials } from '#results/use-officials.ts'
import type { Facets } from '#filters/use-facets.ts'
import type { SearchView } from '#search-state/search-view.ts'
import type { ChangeView } from '#search-state/use-search-view.ts'

/** What the table and the cards are made of. */
export interface ListProps {
  readonly officials: Officials
  readonly facets: Facets
  readonly view: SearchView
  readonly onChange: ChangeView
}

/** What is shown answers an older question, and no newer answer is on its way. */
export function isStale({ isCurrent, progress }: Officials): boolean {
  return !isCurrent && progress !== 'loading'
}
