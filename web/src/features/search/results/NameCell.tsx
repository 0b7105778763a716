import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { Row } from '@atlas/contract/search/search-request.ts'
import { ChevronDown } from 'lucide-react'
import { Cell } from '#features/search/results/Cell.tsx'
import { idOf, nameOf, textOf } from '#features/search/values/text-of.ts'
import { splitName } from '#features/search/values/split-name.ts'

interface NameCellProps {
  readonly row: Row
  /** The column that stands first, which is the name unless a person moved it. */
  readonly columnId: ColumnId | undefined
  readonly isOpen: boolean
  readonly onToggle: () => void
}

export function NameCell({ row, columnId, isOpen, onToggle }: NameCellProps) {
  const isName = columnId === undefined || columnId === 'eo.name'
  return (
    <div className="row-name">
      <button
        type="button"
        className="expander"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `detail-${idOf(row)}` : undefined}
        aria-label={`Details for ${nameOf(row)}`}
        onClick={onToggle}
      >
        <ChevronDown className="icon" aria-hidden />
      </button>
      <span>{isName ? <OfficialName row={row} /> : <Cell columnId={columnId} value={row[columnId] ?? null} />}</span>
    </div>
  )
}

function OfficialName({ row }: { readonly row: Row }) {
  const [before, last, after] = splitName(nameOf(row), textOf(row, 'eo.last'))
  return (
    <>
      {before}
      {last && <b>{last}</b>}
      {after}
    </>
  )
}
