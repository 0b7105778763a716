import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { Row } from '@atlas/contract/search/search-request.ts'
import { memo } from 'react'
import { OpenDetail } from '#features/search/detail/OpenDetail.tsx'
import { Cell } from '#features/search/results/Cell.tsx'
import { lookOf } from '#features/search/results/column-look.ts'
import { NameCell } from '#features/search/results/NameCell.tsx'
import { idOf, nameOf } from '#features/search/values/text-of.ts'

interface OfficialRowProps {
  readonly row: Row
  /** The first of them is the name. */
  readonly columns: readonly ColumnId[]
  readonly isOpen: boolean
  /** The same function from one drawing to the next. */
  readonly onToggle: (id: number) => void
}

/** An official in the table. A hundred rows of fifteen columns are drawn again only where one of them changed. */
export const OfficialRow = memo(DrawnRow, isSame)

function isSame(before: OfficialRowProps, after: OfficialRowProps): boolean {
  return (
    before.row === after.row &&
    before.isOpen === after.isOpen &&
    before.onToggle === after.onToggle &&
    before.columns.join() === after.columns.join()
  )
}

function DrawnRow({ row, columns, isOpen, onToggle }: OfficialRowProps) {
  const id = idOf(row)
  return (
    <>
      <tr className={isOpen ? 'open' : undefined}>
        <th scope="row" className="first">
          <NameCell row={row} isOpen={isOpen} onToggle={() => onToggle(id)} />
        </th>
        {columns.slice(1).map((columnId) => (
          <td key={columnId} className={lookOf(columnId)}>
            <Cell columnId={columnId} value={row[columnId] ?? null} />
          </td>
        ))}
      </tr>
      {isOpen && (
        <tr className="detail-row">
          <td colSpan={columns.length} id={`detail-${id}`}>
            <h2 className="sr-only">Details for {nameOf(row)}</h2>
            <OpenDetail id={id} />
          </td>
        </tr>
      )}
    </>
  )
}
