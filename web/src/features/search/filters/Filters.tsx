import { lazy, Suspense } from 'react'
import { FilterDrawer } from '#features/search/filters/FilterDrawer.tsx'
import type { FilterProps } from '#features/search/filters/FilterGroups.tsx'
import type { FilterPlace } from '#features/search/filters/use-filter-place.ts'
import type { Officials } from '#features/search/results/use-officials.ts'

const FilterSheet = lazy(async () => ({
  default: (await import('#features/search/filters/FilterSheet.tsx')).FilterSheet,
}))

interface FiltersProps extends FilterProps {
  readonly place: FilterPlace
  readonly officials: Officials
  readonly onClear: () => void
}

export function Filters({ place, officials, onClear, ...props }: FiltersProps) {
  const { isDrawer, isOpen, setIsOpen, toggle } = place
  const { reply, isCurrent } = officials
  if (isDrawer) {
    const hide = () => {
      setIsOpen(false)
      toggle.current?.focus()
    }
    return isOpen && <FilterDrawer {...props} onHide={hide} />
  }
  // On small screens the rows come first, then the code of the filters.
  if (!reply) return null
  const total = isCurrent ? reply.total : null
  return (
    <Suspense>
      <FilterSheet {...props} isOpen={isOpen} onOpenChange={setIsOpen} onClear={onClear} total={total} />
    </Suspense>
  )
}
