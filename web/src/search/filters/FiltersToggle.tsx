import { ListFilter } from 'lucide-react'
import styles from '#search/filters/FiltersToggle.module.css'
import type { FilterPanel } from '#search/filters/use-filter-panel.ts'
import buttonLook from '#shared/ui/look/button.module.css'
import { classes } from '#shared/ui/look/classes.ts'

interface FiltersToggleProps {
  readonly applied: number
  readonly panel: FilterPanel
}

/** Opens the filters, and says how many apply. */
export function FiltersToggle({ applied, panel: { isDrawer, isOpen, setIsOpen, toggle } }: FiltersToggleProps) {
  return (
    <button
      type="button"
      className={classes(buttonLook.button, styles.toggle)}
      data-tool="filters"
      ref={toggle}
      aria-haspopup={isDrawer ? undefined : 'dialog'}
      aria-expanded={isDrawer ? isOpen : undefined}
      aria-controls={isDrawer && isOpen ? 'filters' : undefined}
      onClick={() => setIsOpen(!isOpen)}
    >
      <ListFilter aria-hidden />
      {applied > 0 ? `Filters (${applied})` : 'Filters'}
    </button>
  )
}
