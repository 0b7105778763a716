import { Check } from 'lucide-react'
import { isPressed, type QuickFilter, withToggled } from '#features/search/quick/quick-filters.ts'
import styles from '#features/search/quick/QuickFilters.module.css'
import { useQuickCounts } from '#features/search/quick/use-quick-counts.ts'
import type { SearchView } from '#search-state/search-view.ts'
import type { ChangeView } from '#search-state/use-search-view.ts'
import textLook from '#ui/look/text.module.css'
import { thousands } from '#ui/text/thousands.ts'

interface QuickFiltersProps {
  readonly quick: readonly QuickFilter[]
  readonly view: SearchView
  readonly onChange: ChangeView
  readonly hasRows: boolean
}

/** The filters that are asked for most, each one press away, with how many officials it leaves. */
export function QuickFilters({ quick, view, onChange, hasRows }: QuickFiltersProps) {
  const counts = useQuickCounts(quick, view.filters, hasRows)
  return (
    <div className={styles.bar}>
      <div className={styles.chips} role="group" aria-label="Quick filters">
        {quick.map((each, place) => (
          <Chip
            key={each.label}
            quick={each}
            isOn={isPressed(each, view)}
            count={counts[place]}
            onPress={() => onChange((newest) => withToggled(newest, each))}
          />
        ))}
      </div>
    </div>
  )
}

interface ChipProps {
  readonly quick: QuickFilter
  readonly isOn: boolean
  /** Undefined while it is not known. */
  readonly count: number | undefined
  readonly onPress: () => void
}

function Chip({ quick: { label }, isOn, count, onPress }: ChipProps) {
  return (
    <button
      type="button"
      className={styles.chip}
      aria-pressed={isOn}
      data-none={count === 0 || undefined}
      onClick={onPress}
    >
      {isOn && <Check aria-hidden />}
      {label}{' '}
      <span className={styles.count}>
        {count !== undefined && (
          <>
            {thousands(count)}
            <span className={textLook.visuallyHidden}> {count === 1 ? 'official' : 'officials'}</span>
          </>
        )}
      </span>
    </button>
  )
}
