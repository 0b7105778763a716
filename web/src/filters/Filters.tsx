import { PanelLeftClose } from 'lucide-react'
import { Suspense } from 'react'
import type { FilterProps } from '#filters/filter-props.ts'
import { FilterGroups } from '#filters/FilterGroups.tsx'
import styles from '#filters/Filters.module.css'
import { type Drafts, KeptDrafts } from '#filters/forms/drafts.ts'
import type { FilterPlace } from '#filters/use-filter-place.ts'
import { lazyPart } from '#ui/async/lazy-part.tsx'
import { useIdleFor } from '#ui/async/use-idle-for.ts'
import buttonLook from '#ui/look/button.module.css'

const FilterSheet = lazyPart(async () => (await import('#filters/FilterSheet.tsx')).FilterSheet)

interface FiltersProps extends FilterProps {
  readonly place: FilterPlace
  /** On small screens the rows come first; the code of the filters follows when nothing else is to do, or when asked for. */
  readonly hasRows: boolean
  /** How many officials the filters leave; null while that is not known. */
  readonly total: number | null
  readonly drafts: Drafts
  readonly onClear: () => void
}

export function Filters({ place, hasRows, total, drafts, onClear, ...props }: FiltersProps) {
  const { isDrawer, isOpen, setIsOpen, toggle } = place
  const isIdle = useIdleFor('the filters', hasRows && !isDrawer)
  const hide = () => {
    setIsOpen(false)
    toggle.current?.focus()
  }
  if (isDrawer) {
    return <KeptDrafts value={drafts}>{isOpen && <FilterDrawer {...props} onHide={hide} />}</KeptDrafts>
  }
  if (!isIdle && !isOpen) return null
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

/** The filters beside the list, from 1024 px. */
function FilterDrawer({ onHide, ...props }: FilterProps & { readonly onHide: () => void }) {
  return (
    <aside className={styles.drawer} aria-labelledby="filters-heading" id="filters">
      <div className={styles.head}>
        <h2 id="filters-heading">Filters</h2>
        <button type="button" className={buttonLook.icon} aria-label="Hide filters" onClick={onHide}>
          <PanelLeftClose aria-hidden />
        </button>
      </div>
      <div className={styles.scroll} data-compact>
        <FilterGroups {...props} />
      </div>
    </aside>
  )
}
