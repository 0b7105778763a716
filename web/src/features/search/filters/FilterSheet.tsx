import { FilterGroups, type FilterProps } from '#features/search/filters/FilterGroups.tsx'
import { thousands } from '#ui/thousands.ts'
import { Sheet } from '#ui/Sheet.tsx'

interface FilterSheetProps extends FilterProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  readonly onClear: () => void
  /** How many officials the filters leave; null while that is not known. */
  readonly total: number | null
}

/** The filters on small screens. Each one applies at once; the button tells what they leave. */
export function FilterSheet({ isOpen, onOpenChange, onClear, total, ...props }: FilterSheetProps) {
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Filters"
      closeLabel="Close filters"
      footer={
        <>
          <button type="button" className="btn" onClick={onClear}>
            Clear Filters
          </button>
          <button type="button" className="btn btn-primary" aria-live="polite" onClick={() => onOpenChange(false)}>
            {showText(total)}
          </button>
        </>
      }
    >
      <FilterGroups {...props} />
    </Sheet>
  )
}

function showText(total: number | null): string {
  if (total === null) return 'Show results'
  return total === 1 ? 'Show 1 result' : `Show ${thousands(total)} results`
}
