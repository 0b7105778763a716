import { CloudOff } from 'lucide-react'
import styles from '#shared/page/NotSentYet.module.css'
import { useAfterDelay } from '#shared/ui/async/use-after-delay.ts'

/** How long a request may be pending before the signal is mentioned. */
export const patienceMilliseconds = 1_500

/** Beside entries that wait in this browser, so that they do not look sent. */
export function NotSentYet() {
  const isLate = useAfterDelay(true, patienceMilliseconds)
  return (
    <span className={styles.waits}>
      {isLate && <CloudOff aria-hidden size={14} />}
      {isLate ? 'Waits on this device, will be sent when the signal is back.' : 'Being sent …'}
    </span>
  )
}
