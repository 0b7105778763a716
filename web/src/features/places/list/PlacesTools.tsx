import { describeFilter, type LabelOf } from '@atlas/contract/search/describe-filter.ts'
import { Map as MapIcon } from 'lucide-react'
import { KindChoice } from '#features/places/list/KindChoice.tsx'
import styles from '#features/places/list/PlacesPage.module.css'
import { AppliedFilters } from '#filters/AppliedFilters.tsx'
import { FiltersToggle } from '#filters/FiltersToggle.tsx'
import type { FilterPlace } from '#filters/use-filter-place.ts'
import type { SearchView } from '#search-state/search-view.ts'
import type { ChangeView } from '#search-state/use-search-view.ts'
import { classes } from '#ui/look/classes.ts'
import buttonLook from '#ui/look/button.module.css'

interface PlacesToolsProps {
  readonly view: SearchView
  readonly onChange: ChangeView
  readonly place: FilterPlace
  readonly labelOf: LabelOf
}

/** Above the list: which kinds, which filters, and whether the map stands beside it. */
export function PlacesTools({ view, onChange, place, labelOf }: PlacesToolsProps) {
  return (
    <div className={styles.tools}>
      <KindChoice view={view} onChange={onChange} />
      <FiltersToggle applied={view.filters.length} place={place} />
      <button
        type="button"
        className={classes(buttonLook.button, styles.mapButton)}
        aria-pressed={view.map !== null}
        onClick={() => onChange({ ...view, map: view.map ? null : 'black-share' })}
      >
        <MapIcon aria-hidden />
        Map
      </button>
      <AppliedFilters
        filters={view.filters}
        view={view}
        onChange={onChange}
        describe={(filter) => describeFilter(filter, labelOf)}
      />
    </div>
  )
}
