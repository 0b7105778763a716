import type { Coming } from '@atlas/contract/endpoints/elections.ts'
import { type ComingWindow, comingWindows } from '@atlas/contract/rules/coming-windows.ts'
import styles from '#features/coming-up/WindowChoice.module.css'
import textLook from '#ui/look/text.module.css'

interface WindowChoiceProps {
  readonly window: ComingWindow
  /** Undefined while they are not known. */
  readonly counts: Coming['windows'] | undefined
  readonly onChoose: (window: ComingWindow) => void
}

/** How far ahead to look, each with the number of its dates. */
export function WindowChoice({ window, counts, onChoose }: WindowChoiceProps) {
  return (
    <div className={styles.choice} role="group" aria-label="How far ahead">
      {comingWindows.map((days) => (
        <button key={days} type="button" aria-pressed={days === window} onClick={() => onChoose(days)}>
          {days === 365 ? '12 months' : `${days} days`}{' '}
          <Count dates={counts?.find(({ within_days: within }) => within === days)?.dates} />
        </button>
      ))}
    </div>
  )
}

function Count({ dates }: { readonly dates: number | undefined }) {
  return (
    <span className={styles.count}>
      {dates !== undefined && (
        <>
          {dates}
          <span className={textLook.visuallyHidden}> {dates === 1 ? 'date' : 'dates'}</span>
        </>
      )}
    </span>
  )
}
