import type { Row } from '@atlas/contract/search/search-request.ts'
import { ChevronDown } from 'lucide-react'
import { OfficialName } from '#features/search/results/OfficialName.tsx'
import { idOf, nameOf } from '#features/search/values/text-of.ts'

interface NameCellProps {
  readonly row: Row
  readonly isOpen: boolean
  readonly onToggle: () => void
}

export function NameCell({ row, isOpen, onToggle }: NameCellProps) {
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
      <span>
        <OfficialName row={row} />
      </span>
    </div>
  )
}
