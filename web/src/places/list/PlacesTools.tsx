import { describeFilter, type LabelOf } from '@atlas/contract/search/describe-filter.ts'
import { Map as MapIcon } from 'lucide-react'
import { KindChoice } from '#places/list/KindChoice.tsx'
import styles from '#places/list/PlacesPage.module.css'
import { AppliedFilters } from '#search/filters/AppliedFilters.tsx'
import { groupNouns } from '#places/list/place-words.ts'
import { SaveAsListButton } from '#saved/lists/save/SaveAsListButton.tsx'
import type { ListSource } from '#saved/lists/save/use-list-form.ts'
import { FiltersToggle } from '#search/filters/FiltersToggle.tsx'
import type { FilterPanel } from '#search/filters/use-filter-panel.ts'
import { requestedFilters, type SearchView } from '#search/state/search-view.ts'
import type { ChangeView } from '#search/state/use-search-view.ts'
import { classes } from '#shared/ui/look/classes.ts'
import buttonLook from '#shared/ui/look/button.module.css'

interface PlacesToolsProps {
  readonly view: SearchView
  readonly onChange: ChangeView
  readonly panel: FilterPanel
  readonly labelOf: LabelOf
}

/** Above the list: which kinds, which filters, whether the map stands beside it, and whom its places elect. */
export function PlacesTools({ view, onChange, panel, labelOf }: PlacesToolsProps) {
  return (
    <div className={styles.tools}>
      <KindChoice view={view} onChange={onChange} />
      <FiltersToggle applied={view.filters.length} panel={panel} />
      <button
        type="button"
        className={classes(buttonLook.button, styles.mapButton)}
        aria-pressed={view.map !== null}
        onClick={() => onChange({ ...view, map: view.map ? null : 'black-share' })}
      >
        <MapIcon aria-hidden />
        Map
      </button>
      <SaveAsListButton source={() => officialsOf(view)} look={buttonLook.button} label="Save officials as list" />
      <AppliedFilters
        filters={view.filters}
        view={view}
        onChange={onChange}
        describe={(filter) => describeFilter(filter, labelOf)}
      />
    </div>
  )
}

/** Everybody who represents one of the places that are listed. */
function officialsOf(view: SearchView): ListSource {
  const suggestedName = `Officials of ${groupNouns[view.group ?? 'counties']}`
  const request = { place_filters: requestedFilters(view, view.filters) }
  return { request, count: null, suggestedName, madeFrom: 'Saved from a list of places' }
}
