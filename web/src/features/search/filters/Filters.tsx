import { Suspense } from 'react'
import type { FilterProps } from '#features/search/filters/filter-props.ts'
import { FilterDrawer } from '#features/search/filters/FilterDrawer.tsx'
import { type Drafts, KeptDrafts } from '#features/search/filters/forms/kept-drafts.ts'
import type { FilterPlace } from '#features/search/filters/use-filter-place.ts'
import type { Officials } from '#features/search/results/use-officials.ts'
import { lazyPart } from '#ui/async/lazy-part.tsx'

const FilterSheet = lazyPart(async () => (await import('#features/search/filters/FilterSheet.tsx')).FilterSheet)

interface FiltersProps extends FilterProps {
  readonly place: FilterPlace
  readonly officials: Officials
  readonly drafts: Drafts
  readonly onClear: () => void
}

export function Filters({ place, officials, drafts, onClear, ...props }: FiltersProps) {
  const { isDrawer, isOpen, setIsOpen, toggle } = place
  const { reply, isCurrent } = officials
  const hide = () => {
    setIsOpen(false)
    toggle.current?.focus()
  }
  if (isDrawer) {
    return <KeptDrafts value={drafts}>{isOpen && <FilterDrawer {...props} onHide={hide} />}</KeptDrafts>
  }
  // On small screens the rows come first, then the code of the filters.
  if (!reply) return null
  const total = isCurrent ? reply.total : null
  return (
    <KeptDrafts value={drafts}>
      <Suspense>
        <FilterSheet
          {...props}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          onClear={onClear}
          total={total}
          toggle={toggle}
        />
      </Suspense>
    </KeptDrafts>
  )
}
