import { isPressed, type QuickFilter, withToggled } from '#officials/search/quick/quick-filters.ts'
import { useQuickCounts } from '#officials/search/quick/use-quick-counts.ts'
import type { SearchView } from '#search/state/search-view.ts'
import type { ChangeView } from '#search/state/use-search-view.ts'
import { QuickChip, QuickChips } from '#shared/ui/form/QuickChips.tsx'

interface QuickFiltersProps {
  readonly quick: readonly QuickFilter[]
  readonly view: SearchView
  readonly onChange: ChangeView
  readonly hasRows: boolean
}

/** The most used filters, one press away, each with the number of officials it leaves. */
export function QuickFilters({ quick, view, onChange, hasRows }: QuickFiltersProps) {
  const counts = useQuickCounts(quick, view.filters, hasRows)
  return (
    <QuickChips label="Quick filters">
      {quick.map((each, index) => (
        <QuickChip
          key={each.label}
          label={each.label}
          isOn={isPressed(each, view)}
          onPress={() => onChange((newest) => withToggled(newest, each))}
          count={{ of: counts[index], one: 'official', many: 'officials' }}
        />
      ))}
    </QuickChips>
  )
}
