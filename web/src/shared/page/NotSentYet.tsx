import { CloudOff } from 'lucide-react'
import styles from '#shared/page/NotSentYet.module.css'
import { useAfterDelay } from '#shared/ui/async/use-after-delay.ts'

/** So long something may be on its way before a word is said of the signal. */
export const patienceMilliseconds = 1_500

/** Beside what waits in this browser: it must not read as sent. */
export function NotSentYet() {
  const isLate = useAfterDelay(true, patienceMilliseconds)
  return (
    <span className={styles.waits}>
      {isLate && <CloudOff aria-hidden size={14} />}
      {isLate ? 'Waits on this device, will be sent when the signal is back.' : 'Being sent …'}
    </span>
  )
}
