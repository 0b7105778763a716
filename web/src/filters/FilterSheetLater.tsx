import { Suspense } from 'react'
import type { FilterProps } from '#filters/filter-props.ts'
import type { FilterPlace } from '#filters/use-filter-place.ts'
import { lazyPart } from '#ui/async/lazy-part.tsx'
import { useIdleFor } from '#ui/async/use-idle-for.ts'

const FilterSheet = lazyPart(async () => (await import('#filters/FilterSheet.tsx')).FilterSheet)

interface FilterSheetLaterProps extends FilterProps {
  readonly place: FilterPlace
  /** What was searched for comes first; the code of the filters follows when nothing else is to do, or when asked for. */
  readonly hasRows: boolean
  /** How many results the filters leave; null while that is not known. */
  readonly total: number | null
  readonly onClear: () => void
}

export function FilterSheetLater({ place, hasRows, ...props }: FilterSheetLaterProps) {
  const { isOpen, setIsOpen, toggle } = place
  const isIdle = useIdleFor('the filters', hasRows)
  if (!isIdle && !isOpen) return null
  return (
    <Suspense>
      <FilterSheet {...props} hasRows={hasRows} isOpen={isOpen} onOpenChange={setIsOpen} toggle={toggle} />
    </Suspense>
  )
}
