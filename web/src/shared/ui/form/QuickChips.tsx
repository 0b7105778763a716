import { Check, ChevronLeft, ChevronRight } from 'lucide-react'
import type { FocusEvent, ReactNode } from 'react'
import { useEdges } from '#shared/ui/browser/use-edges.ts'
import styles from '#shared/ui/form/QuickChips.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { thousands } from '#shared/ui/text/thousands.ts'

interface QuickChipsProps {
  readonly label: string
  readonly children: ReactNode
}

/**
 * The most frequent filters as chips in one row. If there is no room the row scrolls: by touch, by focus, or by a
 * button at its end.
 */
export function QuickChips({ label, children }: QuickChipsProps) {
  const { frame, place } = useEdges<HTMLDivElement>()
  const scroll = (by: number) => {
    const row = frame.current
    row?.scrollBy({ left: by * row.clientWidth, behavior: calmOrSmooth() })
  }
  return (
    <div className={styles.bar} ref={place}>
      <div ref={frame} className={styles.chips} role="group" aria-label={label} onFocus={scrollToFocus}>
        {children}
      </div>
      <span className={styles.before}>
        <button type="button" tabIndex={-1} aria-label={`${label}: back`} onClick={() => scroll(-0.7)}>
          <ChevronLeft aria-hidden />
        </button>
      </span>
      <span className={styles.after}>
        <button type="button" tabIndex={-1} aria-label={`${label}: more`} onClick={() => scroll(0.7)}>
          <ChevronRight aria-hidden />
        </button>
      </span>
    </div>
  )
}

/**
 * Browsers do not scroll to a focused chip that is covered by a button. After a click on a visible chip the row does
 * not scroll.
 */
function scrollToFocus({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

function calmOrSmooth(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}

interface QuickChipProps {
  readonly label: string
  readonly isOn: boolean
  readonly onPress: () => void
  /**
   * How many officials the filter leaves, with the noun for screen readers; undefined until known, with the space
   * reserved.
   */
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
