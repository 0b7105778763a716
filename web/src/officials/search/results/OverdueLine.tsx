import { Clock } from 'lucide-react'
import styles from '#officials/search/results/OverdueLine.module.css'
import type { Results } from '#search/results/use-results.ts'
import { WithDays } from '#shared/ui/text/WithDays.tsx'
import { overdueSentence } from '#shared/values/overdue-words.ts'

/**
 * Above the officials found: for how many of them a newer record is due. Its space is reserved until the number is
 * known and where it is zero, so that the list does not move from one filter to the next.
 */
export function OverdueLine({ officials: { reply, progress } }: { readonly officials: Results }) {
  if (!reply && progress !== 'loading') return null
  const sentence = reply?.overdue ? overdueSentence(reply.overdue, reply.total) : null
  if (sentence === null) return <div className={styles.line} aria-hidden="true" />
  return (
    <p className={styles.line} role="note">
      <Clock aria-hidden />
      <span>
        <WithDays text={sentence} />
      </span>
    </p>
  )
}
