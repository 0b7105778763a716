import { columnOf, type ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { X } from 'lucide-react'
import styles from '#search/filters/AppliedFilters.module.css'
import { focusPageTitle } from '#shared/page/PageTitle.tsx'
import { withoutFilter } from '#search/state/change-view.ts'
import type { SearchView } from '#search/state/search-view.ts'
import type { ChangeView } from '#search/state/use-search-view.ts'
import chipLook from '#shared/ui/look/chip.module.css'
import { classes } from '#shared/ui/look/classes.ts'

interface AppliedFiltersProps {
  /** The filters of the view that nothing else above the list shows. */
  readonly filters: readonly Filter[]
  readonly view: SearchView
  readonly onChange: ChangeView
  readonly describe: (filter: Filter) => string
}

/** Filters of the search as chips that can be removed, whether or not the drawer has their control. */
export function AppliedFilters({ filters, view, onChange, describe }: AppliedFiltersProps) {
  if (filters.length === 0) return null
  return (
    <ul className={classes(chipLook.chips, styles.chips)} aria-label="Applied filters">
      {filters.map((filter) => (
        <li className={chipLook.chip} key={`${filter.column_id} ${filter.operator} ${String(filter.value)}`}>
          <span>{describe(filter)}</span>
          <button
            type="button"
            aria-label={`Remove filter ${columnOf(filter.column_id as ColumnId).label}`}
            onClick={({ currentTarget }) => {
              focusBeside(currentTarget)
              onChange(withoutFilter(view, filter))
            }}
          >
            <X aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The pressed button disappears, so the focus moves to the next chip or to the heading. */
function focusBeside(button: HTMLElement): void {
  const chip = button.closest('li')
  const next = (chip?.nextElementSibling ?? chip?.previousElementSibling)?.querySelector('button')
  if (next) next.focus()
  else focusPageTitle()
}
