import { type ColumnId, columnOf } from '@atlas/contract/catalogue/columns.ts'
import { isSortable } from '@atlas/contract/search/search-request.ts'
import { EllipsisVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { kindViewOf } from '#shared/values/kinds.tsx'
import styles from '#officials/search/results/ColumnHeading.module.css'
import { SortButton } from '#search/results/SortButton.tsx'
import { sortOf, withSortAdded, withSortTurned } from '#search/state/change-sort.ts'
import type { SearchView } from '#search/state/search-view.ts'
import type { ChangeView } from '#search/state/use-search-view.ts'
import tableLook from '#shared/ui/look/table.module.css'
import sortLook from '#shared/ui/look/sort.module.css'
import { classes } from '#shared/ui/look/classes.ts'
import { BreakAtSlash } from '#shared/ui/text/BreakAtSlash.tsx'

interface ColumnHeadingProps {
  readonly columnId: ColumnId
  readonly isFirst: boolean
  readonly view: SearchView
  readonly onChange: ChangeView
  readonly isMenuOpen: boolean
  /** The box that selects all rows. */
  readonly tick: ReactNode
  readonly onMenu: (button: HTMLElement) => void
}

/** A heading that sorts, with a button beside it for everything else that can be done with the column. */
export function ColumnHeading({ columnId, isFirst, view, onChange, isMenuOpen, tick, onMenu }: ColumnHeadingProps) {
  const { label } = columnOf(columnId)
  const sort = sortOf(view)
  const index = sort.findIndex(({ column_id }) => column_id === columnId)
  const direction = sort[index]?.direction ?? null
  const look = classes(
    isFirst && tableLook.first,
    kindViewOf(columnId).isFigure && tableLook.figure,
    kindViewOf(columnId).isFigure && styles.figure,
  )
  return (
    <th
      scope="col"
      className={look || undefined}
      data-label={label}
      // Without it, screen readers would read the names of both buttons before each cell of the column.
      aria-label={label}
      aria-sort={index === 0 && direction ? ariaSort[direction] : undefined}
    >
      <div className={styles.heading}>
        {tick}
        {isSortable(columnId) ? (
          <SortButton
            columnId={columnId}
            label={label}
            direction={direction}
            rank={sort.length > 1 ? index + 1 : 0}
            onSort={(isAdded) => onChange(isAdded ? withSortAdded(view, columnId) : withSortTurned(view, columnId))}
          />
        ) : (
          <span className={sortLook.sort}>
            <BreakAtSlash text={label} />
          </span>
        )}
        <button
          type="button"
          className={styles.menu}
          data-column={columnId}
          aria-label={`Options for ${label}`}
          aria-haspopup="menu"
          aria-expanded={isMenuOpen}
          onClick={({ currentTarget }) => onMenu(currentTarget)}
        >
          <EllipsisVertical size={16} aria-hidden />
        </button>
      </div>
    </th>
  )
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const
