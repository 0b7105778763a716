import { PanelLeftClose } from 'lucide-react'
import type { FilterProps } from '#features/search/filters/filter-props.ts'
import { FilterGroups } from '#features/search/filters/FilterGroups.tsx'

/** The filters beside the list, from 1024 px. */
export function FilterDrawer({ onHide, ...props }: FilterProps & { readonly onHide: () => void }) {
  return (
    <aside className="drawer" aria-labelledby="filters-heading" id="filters">
      <div className="drawer-head">
        <h2 id="filters-heading">Filters</h2>
        <button type="button" className="icon-btn" aria-label="Hide filters" onClick={onHide}>
          <PanelLeftClose className="icon" aria-hidden />
        </button>
      </div>
      <div className="drawer-scroll compact">
        <FilterGroups {...props} />
      </div>
    </aside>
  )
}
