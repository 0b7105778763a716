import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import { Suspense, useState } from 'react'
import { ColumnFilter } from '#search/filters/ColumnFilter.tsx'
import type { FilterProps } from '#search/filters/filter-props.ts'
import { lazyPart } from '#shared/ui/async/lazy-part.tsx'

// Loaded on request, because the rows come first.
const ColumnMenu = lazyPart(async () => (await import('#officials/search/results/ColumnMenu.tsx')).ColumnMenu)
const ColumnFilterDialog = lazyPart(
  async () => (await import('#officials/search/results/ColumnFilterDialog.tsx')).ColumnFilterDialog,
)

interface ChosenColumn {
  readonly columnId: ColumnId
  /** The button of the heading that was pressed. */
  readonly button: HTMLElement
}

export interface ColumnMenuState {
  readonly column: ChosenColumn | null
  readonly isOpen: boolean
  readonly setIsOpen: (isOpen: boolean) => void
  /** Opens the menu of a column, or closes it where it is open. */
  readonly toggle: (column: ChosenColumn) => void
}

export function useColumnMenu(): ColumnMenuState {
  const [column, setColumn] = useState<ChosenColumn | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const toggle = (next: ChosenColumn) => {
    setColumn(next)
    setIsOpen(!isOpen || next.columnId !== column?.columnId)
  }
  return { column, isOpen, setIsOpen, toggle }
}

/** One menu and one filter dialog for all headings, because fifteen of each would slow every drawing of the table. */
export function ColumnTools({ menu, ...props }: FilterProps & { readonly menu: ColumnMenuState }) {
  const [filtered, setFiltered] = useState<ChosenColumn | null>(null)
  const [isFilterOpen, setIsFilterOpen] = useState(false)
  const openFilter = () => {
    setFiltered(menu.column)
    setIsFilterOpen(true)
  }
  return (
    <Suspense>
      {menu.column && (
        <ColumnMenu
          {...menu.column}
          isOpen={menu.isOpen}
          onOpenChange={menu.setIsOpen}
          view={props.view}
          onChange={props.onChange}
          onFilter={openFilter}
        />
      )}
      {filtered && (
        <ColumnFilterDialog {...filtered} isOpen={isFilterOpen} onClose={() => setIsFilterOpen(false)}>
          <ColumnFilter columnId={filtered.columnId} {...props} />
        </ColumnFilterDialog>
      )}
    </Suspense>
  )
}
