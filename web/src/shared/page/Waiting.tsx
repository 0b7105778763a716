import styles from '#shared/page/StatusPage.module.css'
import { useAfterDelay } from '#shared/ui/async/use-after-delay.ts'
import spinnerLook from '#shared/ui/look/spinner.module.css'
import textLook from '#shared/ui/look/text.module.css'

/** A spinner while the first answer is pending. A quick answer never shows it. */
export function Waiting() {
  const isDue = useAfterDelay(true, 300)
  return (
    <main id="main" className={styles.status} aria-busy="true">
      {isDue && (
        <div role="status">
          <span className={spinnerLook.large} aria-hidden="true" />
          <span className={textLook.visuallyHidden}>Loading…</span>
        </div>
      )}
    </main>
  )
}
