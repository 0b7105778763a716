import type { Row } from '@atlas/contract/search/search-request.ts'
import type { SearchView } from '#search/state/search-view.ts'
import type { ChangeView } from '#search/state/use-search-view.ts'
import type { Results } from '#search/results/use-results.ts'

/** The ticked places and the marked place of a list. */
export interface Choosing {
  readonly chosen: readonly string[]
  readonly onToggle: (id: string) => void
  /** The place that was pressed last, in the list or on the map. */
  readonly marked: string | null
  readonly onMark: (id: string) => void
}

/** The props that the table and the cards share. */
export interface PlacesListProps {
  readonly places: Results
  readonly view: SearchView
  readonly onChange: ChangeView
  readonly choosing: Choosing
}

/** What the map beside the list shows of it. */
export interface RowsOnMapProps {
  readonly view: SearchView
  readonly rows: readonly Row[]
  readonly choosing: Choosing
}
