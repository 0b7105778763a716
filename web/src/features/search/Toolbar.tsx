import { ListFilter } from 'lucide-react'
import type { FilterPlace } from '#features/search/filters/use-filter-place.ts'

interface ToolbarProps {
  readonly applied: number
  readonly place: FilterPlace
  readonly onClear: () => void
}

/** What the person sees at the left; Clear Filters at the right. */
export function Toolbar({ applied, place, onClear }: ToolbarProps) {
  const { isDrawer, isOpen, setIsOpen, toggle } = place
  return (
    <div className="toolbar">
      <button
        type="button"
        className="btn filters-toggle"
        ref={toggle}
        aria-haspopup={isDrawer ? undefined : 'dialog'}
        aria-expanded={isDrawer ? isOpen : undefined}
        aria-controls={isDrawer && isOpen ? 'filters' : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <ListFilter className="icon" aria-hidden />
        {applied > 0 ? `Filters (${applied})` : 'Filters'}
      </button>
      <span className="gap" />
      <button type="button" className="btn btn-quiet" onClick={onClear}>
        Clear Filters
      </button>
    </div>
  )
}
