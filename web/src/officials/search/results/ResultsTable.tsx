import type { Row } from '@atlas/contract/search/search-request.ts'
import { useLocation } from '@tanstack/react-router'
import { widthOf } from '#search/results/column-look.ts'
import { ColumnHeading } from '#officials/search/results/ColumnHeading.tsx'
import { ColumnTools, useColumnMenu } from '#officials/search/results/ColumnTools.tsx'
import { LevelHeadingRow } from '#officials/search/results/LevelHeading.tsx'
import { levelGroups } from '#officials/search/results/level-groups.ts'
import { OfficialRow } from '#officials/search/results/OfficialRow.tsx'
import styles from '#officials/search/results/ResultsTable.module.css'
import { TickPage } from '#officials/search/ticks/Tick.tsx'
import { useToggle } from '#officials/search/results/use-toggle.ts'
import { idOf } from '#shared/values/text-of.ts'
import type { Facets } from '#search/filters/use-facets.ts'
import { tableColumns } from '#search/state/change-columns.ts'
import type { SearchView } from '#search/state/search-view.ts'
import type { ChangeView } from '#search/state/use-search-view.ts'
import { SkeletonRows } from '#shared/ui/list/Skeletons.tsx'
import tableLook from '#shared/ui/look/table.module.css'
import textLook from '#shared/ui/look/text.module.css'

interface ResultsTableProps {
  readonly rows: readonly Row[] | null
  readonly caption: string
  readonly view: SearchView
  readonly onChange: ChangeView
  readonly facets: Facets
}

export function ResultsTable({ rows, caption, view, onChange, facets }: ResultsTableProps) {
  const { open } = view
  const columns = tableColumns(view)
  const toggle = useToggle(view, onChange)
  const menu = useColumnMenu()
  return (
    <>
      <table className={tableLook.table}>
        <caption className={textLook.visuallyHidden}>{caption}</caption>
        <colgroup>
          {columns.map((id) => (
            <col key={id} data-width={widthOf(id)} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {columns.map((id, index) => (
              <ColumnHeading
                key={id}
                columnId={id}
                isFirst={index === 0}
                view={view}
                onChange={onChange}
                isMenuOpen={menu.isOpen && menu.column?.columnId === id}
                tick={index === 0 && rows ? <TickPage rows={rows} /> : null}
                onMenu={(button) => menu.toggle({ columnId: id, button })}
              />
            ))}
          </tr>
        </thead>
        {rows === null && (
          <tbody>
            <SkeletonRows columns={columns.length} />
          </tbody>
        )}
        {rows &&
          levelGroups(rows, view).map(({ heading, rows: members, from }) => (
            <tbody key={heading}>
              {heading && <LevelHeadingRow heading={heading} columns={columns.length} />}
              {members.map((row, index) => {
                const id = idOf(row)
                // A row whose position changes in a new list is redrawn, because a row that is reused would visibly
                // jump there.
                return (
                  <OfficialRow
                    key={`${id} ${from + index}`}
                    row={row}
                    columns={columns}
                    isOpen={open.includes(id)}
                    onToggle={toggle}
                  />
                )
              })}
            </tbody>
          ))}
        <PrintFoot columns={columns.length} />
      </table>
      <ColumnTools menu={menu} view={view} onChange={onChange} facets={facets} />
    </>
  )
}

/** On paper the foot of a table is at the end of every page, and says where the page came from. */
function PrintFoot({ columns }: { readonly columns: number }) {
  const href = useLocation({ select: (location) => location.href })
  return (
    <tfoot className={styles.foot} data-print-foot>
      <tr>
        <td colSpan={columns}>{window.location.origin + href}</td>
      </tr>
    </tfoot>
  )
}
