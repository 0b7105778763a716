import { type ColumnId, columnOf } from '@atlas/contract/catalogue/columns.ts'
import type { Row } from '@atlas/contract/search/search-request.ts'
import { ChevronDown } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { OpenDetail } from '#officials/detail/OpenDetail.tsx'
import { useAskForDetail } from '#officials/detail/use-ask-for-detail.ts'
import { MarkOfRow } from '#officials/search/opened/MarkOfRow.tsx'
import { OfficialName, StandingOfRow } from '#shared/values/OfficialName.tsx'
import styles from '#officials/search/results/OfficialRow.module.css'
import { OutsideRuleOfRow } from '#shared/figures/OutsideRule.tsx'
import { OutcomeOfRow } from '#officials/search/results/OutcomeOfRow.tsx'
import { useShowUnfolding } from '#officials/search/results/use-show-unfolding.ts'
import { Tick } from '#officials/search/ticks/Tick.tsx'
import { CountyText } from '#shared/values/CountyText.tsx'
import { formatValue, missingText } from '#shared/values/format-value.ts'
import { ContactOfRow } from '#shared/values/ContactValue.tsx'
import { kindViewOf } from '#shared/values/kinds.tsx'
import { jurisdictionPlaceOf } from '#shared/values/place-of-row.ts'
import { idOf, nameOf } from '#shared/values/text-of.ts'
import { ToPlace } from '#shared/values/ToPlace.tsx'
import tableLook from '#shared/ui/look/table.module.css'
import textLook from '#shared/ui/look/text.module.css'

interface OfficialRowProps {
  readonly row: Row
  /** The first column is the name. */
  readonly columns: readonly ColumnId[]
  readonly isOpen: boolean
  /** The same function on every render. */
  readonly onToggle: (id: number) => void
}

/** An official in the table. Of a hundred rows with fifteen columns, only those that change are redrawn. */
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
  const { head, body } = useShowUnfolding<HTMLTableRowElement, HTMLTableCellElement>(isOpen)
  return (
    <>
      <tr className={isOpen ? tableLook.open : undefined} ref={head}>
        <th scope="row" className={tableLook.first} aria-label={nameOf(row)}>
          <NameCell row={row} isOpen={isOpen} onToggle={() => onToggle(id)} />
        </th>
        {columns.slice(1).map((columnId) => (
          <td key={columnId} className={kindViewOf(columnId).isFigure ? tableLook.figure : undefined}>
            <Cell columnId={columnId} row={row} />
          </td>
        ))}
      </tr>
      {isOpen && (
        <tr className={tableLook.detailRow}>
          <td colSpan={columns.length} id={`detail-${id}`} ref={body}>
            <h2 className={textLook.visuallyHidden}>Details for {nameOf(row)}</h2>
            <OpenDetail id={id} />
          </td>
        </tr>
      )}
    </>
  )
}

interface NameCellProps {
  readonly row: Row
  readonly isOpen: boolean
  readonly onToggle: () => void
}

function NameCell({ row, isOpen, onToggle }: NameCellProps) {
  const reaching = useAskForDetail(idOf(row), isOpen)
  return (
    <div
      className={tableLook.name}
      // Keyboard users have the button. Selecting the name to copy it opens nothing.
      role="presentation"
      onClick={({ target }) => isPlainClick(target) && onToggle()}
    >
      <Tick row={row} />
      <button
        type="button"
        className={tableLook.expander}
        aria-expanded={isOpen}
        aria-controls={isOpen ? `detail-${idOf(row)}` : undefined}
        aria-label={`Details for ${nameOf(row)}`}
        {...reaching}
        onClick={onToggle}
      >
        <ChevronDown aria-hidden />
      </button>
      <span>
        <OfficialName row={row} /> <MarkOfRow row={row} /> <StandingOfRow row={row} isShort />{' '}
        <OutsideRuleOfRow row={row} />
      </span>
    </div>
  )
}

function isPlainClick(target: EventTarget): boolean {
  const isOnControl = target instanceof Element && target.closest('button, label') !== null
  return !isOnControl && window.getSelection()?.type !== 'Range'
}

/** Columns whose cells include other columns. */
const additions: Partial<Record<ColumnId, (row: Row, text: string | null) => ReactNode>> = {
  'contact.phone': (row) => <ContactOfRow row={row} kind="phone" />,
  'contact.email': (row) => <ContactOfRow row={row} kind="email" />,
  'county.name': (row) => <CountyText row={row} unknown={missingText(columnOf('county.name'))} />,
  'jurisdiction.name': (row, text) => text && <ToPlace id={jurisdictionPlaceOf(row)}>{text}</ToPlace>,
  'stats.last_election': (row, text) => text && <OutcomeOfRow row={row} />,
}

/** One value of the table. */
function Cell({ columnId, row }: { readonly columnId: ColumnId; readonly row: Row }) {
  const column = columnOf(columnId)
  const value = row[columnId] ?? null
  const text = formatValue(column, value)
  const addition = additions[columnId]?.(row, text)
  if (addition) return addition
  if (text === null) return <span className={textLook.faint}>{missingText(column)}</span>
  const { mark, link } = kindViewOf(columnId)
  const show = mark ?? link
  if (show) return show(text)
  if (Array.isArray(value) && value.length > 1) return <CutList text={text} length={value.length} />
  return text
}

/** Cut off where it is too long; the number of items always shows, and the details list all of them. */
function CutList({ text, length }: { readonly text: string; readonly length: number }) {
  return (
    <span className={styles.cut}>
      <span>{text}</span>
      <span className={styles.count}>
        <span className={textLook.visuallyHidden}>, in all </span>
        {length}
      </span>
    </span>
  )
}
