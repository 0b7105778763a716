import type { Row } from '@atlas/contract/search/search-request.ts'
import { type PlaceColumn, placeColumns } from '#places/list/place-columns.ts'
import type { Choosing } from '#places/list/list-of-places.ts'
import { PlaceRow } from '#places/list/PlaceRow.tsx'
import styles from '#places/list/PlacesTable.module.css'
import { SortButton } from '#search/results/SortButton.tsx'
import { sortOf, withSortAdded, withSortTurned } from '#search/state/change-sort.ts'
import type { SearchView } from '#search/state/search-view.ts'
import type { ChangeView } from '#search/state/use-search-view.ts'
import { SkeletonRows } from '#shared/ui/list/Skeletons.tsx'
import { textOf } from '#shared/values/text-of.ts'
import textLook from '#shared/ui/look/text.module.css'

interface PlacesTableProps {
  readonly rows: readonly Row[] | null
  readonly caption: string
  readonly view: SearchView
  readonly onChange: ChangeView
  readonly choosing: Choosing
}

export function PlacesTable({ rows, caption, view, onChange, choosing }: PlacesTableProps) {
  const columns = placeColumns(view.columns)
  return (
    <section className={styles.frame} aria-label={caption} tabIndex={0} data-results>
      <table className={styles.table}>
        <caption className={textLook.visuallyHidden}>{caption}</caption>
        <thead>
          <tr>
            <td className={styles.pick}>
              <span className={textLook.visuallyHidden}>Compare</span>
            </td>
            {columns.map((column) => (
              <Heading key={column.id} column={column} view={view} onChange={onChange} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows ? (
            rows.map((row) => (
              <PlaceRow key={textOf(row, 'place.id')} row={row} columns={columns} choosing={choosing} />
            ))
          ) : (
            <SkeletonRows columns={columns.length + 1} />
          )}
        </tbody>
      </table>
    </section>
  )
}

interface HeadingProps {
  readonly column: PlaceColumn
  readonly view: SearchView
  readonly onChange: ChangeView
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const

function Heading({ column: { id, label, sort: columnId, isFigure }, view, onChange }: HeadingProps) {
  const sort = sortOf(view)
  const index = sort.findIndex(({ column_id }) => column_id === columnId)
  const direction = sort[index]?.direction ?? null
  return (
    <th
      scope="col"
      className={isFigure ? styles.figure : undefined}
      data-column={id}
      aria-label={label}
      aria-sort={index === 0 && direction ? ariaSort[direction] : undefined}
    >
      <SortButton
        columnId={columnId}
        label={label}
        direction={direction}
        rank={sort.length > 1 ? index + 1 : 0}
        onSort={(isAdded) => onChange(isAdded ? withSortAdded(view, columnId) : withSortTurned(view, columnId))}
      />
    </th>
  )
}
