import { messages } from '@atlas/contract/messages.ts'
import { useRef, useState } from 'react'
import type { FilterProps } from '#search/filters/filter-props.ts'
import { FilterSheetLater } from '#search/filters/FilterSheetLater.tsx'
import { FiltersToggle } from '#search/filters/FiltersToggle.tsx'
import { DraftsContext, useDrafts } from '#search/filters/forms/drafts.ts'
import { withoutFilters } from '#search/state/change-view.ts'
import { showToast } from '#shared/ui/overlay/toasts.tsx'

interface FiltersInSheetProps extends FilterProps {
  /** Whether the results have loaded, so that the code of the filters may follow. */
  readonly hasRows: boolean
  /** How many results the filters leave; null while unknown. */
  readonly total: number | null
}

/** The button and the sheet that it opens, at every width, for a page without a list to put filters beside. */
export function FiltersInSheet(props: FiltersInSheetProps) {
  const { view, onChange } = props
  const [isOpen, setIsOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const [drafts, clearDrafts] = useDrafts(view.filters)
  const panel = { isDrawer: false, isOpen, setIsOpen, toggle }
  const clear = () => {
    clearDrafts()
    if (view.filters.length > 0) onChange(withoutFilters)
    showToast('info', view.filters.length > 0 ? messages.filtersCleared : messages.noFilters)
  }
  return (
    <>
      <FiltersToggle applied={view.filters.length} panel={panel} />
      <DraftsContext value={drafts}>
        <FilterSheetLater {...props} panel={panel} onClear={clear} />
      </DraftsContext>
    </>
  )
}
