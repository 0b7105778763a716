import { Suspense } from 'react'
import type { FilterGroupsProps } from '#search/filters/FilterGroups.tsx'
import type { FilterPanel } from '#search/filters/use-filter-panel.ts'
import { lazyPart } from '#shared/ui/async/lazy-part.tsx'
import { useIdleFor } from '#shared/ui/async/use-idle-for.ts'

const FilterSheet = lazyPart(async () => (await import('#search/filters/FilterSheet.tsx')).FilterSheet)

interface FilterSheetLaterProps extends FilterGroupsProps {
  readonly panel: FilterPanel
  /** How many results the filters leave; null while unknown. */
  readonly total: number | null
  readonly onClear: () => void
}

/** The results come first; the code of the filters loads when the browser is idle, or on request. */
export function FilterSheetLater({ panel, ...props }: FilterSheetLaterProps) {
  const { isOpen, setIsOpen, toggle } = panel
  const isIdle = useIdleFor('the filters', props.hasRows)
  if (!isIdle && !isOpen) return null
  return (
    <Suspense>
      <FilterSheet {...props} isOpen={isOpen} onOpenChange={setIsOpen} toggle={toggle} />
    </Suspense>
  )
}
