import { type ColumnId, columnOf } from '@atlas/contract/catalogue/columns.ts'
import type { Row } from '@atlas/contract/search/search-request.ts'
import { type ColumnDef, tableFeatures, useTable } from '@tanstack/react-table'
import { Fragment, useMemo } from 'react'
import { OpenDetail } from '#features/search/detail/OpenDetail.tsx'
import { Cell } from '#features/search/results/Cell.tsx'
import { ColumnHeading } from '#features/search/results/ColumnHeading.tsx'
import { NameCell } from '#features/search/results/NameCell.tsx'
import { SkeletonRows } from '#ui/Skeletons.tsx'
import { lookOf, widthOf } from '#features/search/results/column-look.ts'
import { idOf, nameOf } from '#features/search/values/text-of.ts'
import { withToggled } from '#search-state/change-view.ts'
import type { SearchView } from '#search-state/search-view.ts'
import type { ChangeView } from '#search-state/use-search-view.ts'

// The server sorts, filters and cuts the pages; the table models rows and columns only.
const features = tableFeatures({})
const noRows: Row[] = []

interface ResultsTableProps {
  readonly rows: readonly Row[] | null
  readonly caption: string
  readonly view: SearchView
  readonly onChange: ChangeView
}

export function ResultsTable({ rows, caption, view, onChange }: ResultsTableProps) {
  const columns = useColumns(view.columns)
  const table = useTable({
    features,
    columns,
    data: (rows as Row[] | null) ?? noRows,
    getRowId: (row) => String(idOf(row)),
  })
  return (
    <table className="grid-table">
      <caption className="sr-only">{caption}</caption>
      <colgroup>
        {view.columns.map((id) => (
          <col key={id} data-width={widthOf(id)} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {view.columns.map((id, place) => (
            <ColumnHeading key={id} columnId={id} isFirst={place === 0} view={view} onChange={onChange} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows === null && <SkeletonRows columns={view.columns.length} />}
        {table.getRowModel().rows.map((row) => {
          const id = idOf(row.original)
          const isOpen = view.open.includes(id)
          return (
            <Fragment key={row.id}>
              <tr className={isOpen ? 'open' : undefined}>
                <th scope="row" className="first">
                  <NameCell
                    row={row.original}
                    columnId={view.columns[0]}
                    isOpen={isOpen}
                    onToggle={() => onChange(withToggled(view, id), { replace: true })}
                  />
                </th>
                {row
                  .getAllCells()
                  .slice(1)
                  .map((cell) => (
                    <td key={cell.id} className={lookOf(cell.column.id as ColumnId)}>
                      <table.FlexRender cell={cell} />
                    </td>
                  ))}
              </tr>
              {isOpen && <DetailRow row={row.original} columns={view.columns.length} />}
            </Fragment>
          )
        })}
      </tbody>
    </table>
  )
}

function DetailRow({ row, columns }: { readonly row: Row; readonly columns: number }) {
  const id = idOf(row)
  return (
    <tr className="detail-row">
      <td colSpan={columns} id={`detail-${id}`}>
        <h2 className="sr-only">Details for {nameOf(row)}</h2>
        <OpenDetail id={id} />
      </td>
    </tr>
  )
}

function useColumns(ids: readonly ColumnId[]): ColumnDef<typeof features, Row>[] {
  return useMemo(
    () =>
      // A dot in an id is a path to the table, so each column has an id and an accessor of its own.
      ids.map((id) => ({
        id,
        header: columnOf(id).label,
        accessorFn: (row) => row[id] ?? null,
        cell: ({ row }) => <Cell columnId={id} value={row.original[id] ?? null} />,
      })),
    [ids],
  )
}
