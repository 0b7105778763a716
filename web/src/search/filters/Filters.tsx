import { PanelLeftClose } from 'lucide-react'
import { FilterGroups, type FilterGroupsProps } from '#search/filters/FilterGroups.tsx'
import styles from '#search/filters/Filters.module.css'
import { FilterSheetLater } from '#search/filters/FilterSheetLater.tsx'
import { type Drafts, DraftsContext } from '#search/filters/forms/drafts.ts'
import type { FilterPanel } from '#search/filters/use-filter-panel.ts'
import buttonLook from '#shared/ui/look/button.module.css'

interface FiltersProps extends FilterGroupsProps {
  readonly panel: FilterPanel
  readonly total: number | null
  readonly drafts: Drafts
  readonly onClear: () => void
}

/** The filters of a page with a list: beside the list on a desktop, otherwise in a sheet. */
export function Filters({ panel, total, drafts, onClear, ...props }: FiltersProps) {
  const { isDrawer, isOpen, setIsOpen, toggle } = panel
  const hide = () => {
    setIsOpen(false)
    toggle.current?.focus()
  }
  return (
    <DraftsContext value={drafts}>
      {isDrawer ? (
        isOpen && <FilterDrawer {...props} onHide={hide} />
      ) : (
        <FilterSheetLater {...props} panel={panel} total={total} onClear={onClear} />
      )}
    </DraftsContext>
  )
}

/** The filters beside the list, from 1024 px. */
function FilterDrawer({ onHide, ...props }: FilterGroupsProps & { readonly onHide: () => void }) {
  return (
    <aside className={styles.drawer} aria-labelledby="filters-heading" id="filters">
      <div className={styles.head}>
        <h2 id="filters-heading">Filters</h2>
        <button type="button" className={buttonLook.icon} aria-label="Hide filters" onClick={onHide}>
          <PanelLeftClose aria-hidden />
        </button>
      </div>
      <div className={styles.scroll} data-compact>
        <FilterGroups {...props} toResults={<ToResults />} />
      </div>
    </aside>
  )
}

/**
 * Visible once it has the focus: the filters below, and the tools and headings above the first row, are dozens of tab
 * stops.
 */
function ToResults() {
  return (
    <button type="button" className={styles.toResults} onClick={focusFirstResult}>
      Go to the results
    </button>
  )
}

/** A row of the table, if there are rows; otherwise what is in their place. */
function focusFirstResult(): void {
  const results = document.querySelector<HTMLElement>('[data-results]')
  const inFirstRow = results?.querySelector<HTMLElement>('tbody :is(a, button, input)')
  ;(inFirstRow ?? results)?.focus()
}
