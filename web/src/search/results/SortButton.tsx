import { type ColumnId, columnOf } from '@atlas/contract/catalogue/columns.ts'
import type { SortDirection } from '@atlas/contract/search/search-request.ts'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { MouseEvent } from 'react'
import { directionWords, sortLabelOf } from '#search/results/sort-words.ts'
import styles from '#search/results/SortButton.module.css'
import sortLook from '#shared/ui/look/sort.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { classes } from '#shared/ui/look/classes.ts'
import { BreakAtSlash } from '#shared/ui/text/BreakAtSlash.tsx'

interface SortButtonProps {
  readonly columnId: ColumnId
  readonly label: string
  readonly direction: SortDirection | null
  /** From 1 where several columns sort; otherwise, and where this one does not sort, 0. */
  readonly rank: number
  readonly onSort: (isAdded: boolean) => void
}

/** Only sorted columns have a dark arrow. With Shift, the column is added to those that already sort. */
export function SortButton({ columnId, label, direction, rank, onSort }: SortButtonProps) {
  const { meaning } = columnOf(columnId)
  const Icon = direction === null ? ChevronsUpDown : direction === 'asc' ? ArrowUp : ArrowDown
  return (
    <button
      type="button"
      className={classes(sortLook.sort, direction !== null && sortLook.sorted)}
      title={meaning}
      onClick={({ shiftKey }: MouseEvent) => onSort(shiftKey)}
    >
      <span>
        <BreakAtSlash text={label} />
      </span>
      <Icon aria-hidden />
      {rank > 0 && (
        <span className={styles.rank} aria-hidden="true">
          {rank}
        </span>
      )}
      {direction !== null && <span className={textLook.visuallyHidden}>{sortedText(columnId, direction, rank)}</span>}
    </button>
  )
}

/** Screen readers learn of one sorted column from the table itself, and of the others from this text. */
function sortedText(columnId: ColumnId, direction: SortDirection, rank: number): string {
  const label = sortLabelOf(columnId)
  const what = label ? `sorted by ${label}` : 'sorted'
  const order = rank > 0 ? `, ${rank} of the columns that sort` : ''
  return `${what} ${directionWords(columnId, direction)}${order}`
}
