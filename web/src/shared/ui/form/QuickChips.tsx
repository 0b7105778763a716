import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from '#shared/ui/form/QuickChips.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { thousands } from '#shared/ui/text/thousands.ts'

interface QuickChipsProps {
  readonly label: string
  readonly children: ReactNode
}

/** What is asked for most, each one press away: one row of chips, which scrolls where it has no room. */
export function QuickChips({ label, children }: QuickChipsProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.chips} role="group" aria-label={label}>
        {children}
      </div>
    </div>
  )
}

interface QuickChipProps {
  readonly label: string
  readonly isOn: boolean
  readonly onPress: () => void
  /** How many it leaves, with the words that are read aloud; undefined while it is not known, which keeps its place. */
  readonly count?: { readonly of: number | undefined; readonly one: string; readonly many: string }
}

export function QuickChip({ label, isOn, onPress, count }: QuickChipProps) {
  return (
    <button
      type="button"
      className={styles.chip}
      aria-pressed={isOn}
      data-none={count?.of === 0 || undefined}
      onClick={onPress}
    >
      {isOn && <Check aria-hidden />}
      {label}
      {count && (
        <>
          {' '}
          <span className={styles.count}>
            {count.of !== undefined && (
              <>
                {thousands(count.of)}
                <span className={textLook.visuallyHidden}> {count.of === 1 ? count.one : count.many}</span>
              </>
            )}
          </span>
        </>
      )}
    </button>
  )
}
