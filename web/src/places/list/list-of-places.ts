import type { Row } from '@atlas/contract/search/search-request.ts'
import type { SearchView } from '#search/state/search-view.ts'
import type { ChangeView } from '#search/state/use-search-view.ts'
import type { Results } from '#search/results/use-results.ts'

/** What is ticked and what is marked of a list of places. */
export interface Choosing {
  readonly chosen: readonly string[]
  readonly onToggle: (id: string) => void
  /** The place that was pressed last, in the list or on the map. */
  readonly marked: string | null
  readonly onMark: (id: string) => void
}

/** What the table and the cards are made of. */
export interface PlacesListProps {
  readonly places: Results
  readonly view: SearchView
  readonly onChange: ChangeView
  readonly choosing: Choosing
}

/** What of the list the map beside it shows. */
export interface RowsOnMapProps {
  readonly view: SearchView
  readonly rows: readonly Row[]
  readonly choosing: Choosing
}
