import { type ColumnId, columnOf } from '@atlas/contract/catalogue/columns.ts'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { isFigure } from '#features/search/results/column-look.ts'
import { sortedBy, withSortBy } from '#search-state/change-view.ts'
import type { SearchView } from '#search-state/search-view.ts'
import type { ChangeView } from '#search-state/use-search-view.ts'

interface ColumnHeadingProps {
  readonly columnId: ColumnId
  readonly isFirst: boolean
  readonly view: SearchView
  readonly onChange: ChangeView
}

/** A heading that sorts; only the sorted one has a dark arrow. */
export function ColumnHeading({ columnId, isFirst, view, onChange }: ColumnHeadingProps) {
  const { label, meaning } = columnOf(columnId)
  const direction = sortedBy(view, columnId)
  const Icon = direction === 'asc' ? ArrowUp : direction === 'desc' ? ArrowDown : ChevronsUpDown
  const look = [isFirst && 'first', isFigure(columnId) && 'figure'].filter(Boolean).join(' ')
  return (
    <th
      scope="col"
      className={look || undefined}
      aria-sort={direction === null ? undefined : direction === 'asc' ? 'ascending' : 'descending'}
    >
      <button type="button" className="sort" title={meaning} onClick={() => onChange(withSortBy(view, columnId))}>
        <span>{label}</span>
        <Icon className="icon" aria-hidden />
        {columnId === 'eo.name' && direction !== null && <span className="sr-only">, sorted by last name</span>}
      </button>
    </th>
  )
}
