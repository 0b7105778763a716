import { describeFilter, type LabelOf } from '@atlas/contract/search/describe-filter.ts'
import { Map as MapIcon } from 'lucide-react'
import { KindChoice } from '#places/list/KindChoice.tsx'
import styles from '#places/list/PlacesPage.module.css'
import { AppliedFilters } from '#search/filters/AppliedFilters.tsx'
import { FiltersToggle } from '#search/filters/FiltersToggle.tsx'
import type { FilterPanel } from '#search/filters/use-filter-panel.ts'
import type { SearchView } from '#search/state/search-view.ts'
import type { ChangeView } from '#search/state/use-search-view.ts'
import { classes } from '#shared/ui/look/classes.ts'
import buttonLook from '#shared/ui/look/button.module.css'

interface PlacesToolsProps {
  readonly view: SearchView
  readonly onChange: ChangeView
  readonly panel: FilterPanel
  readonly labelOf: LabelOf
}

/** Above the list: which kinds, which filters, and whether the map stands beside it. */
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
      <AppliedFilters
        filters={view.filters}
        view={view}
        onChange={onChange}
        describe={(filter) => describeFilter(filter, labelOf)}
      />
    </div>
  )
}
