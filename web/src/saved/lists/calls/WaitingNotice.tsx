import { CloudOff } from 'lucide-react'
import { patienceMilliseconds } from '#shared/page/NotSentYet.tsx'
import styles from '#saved/lists/calls/WaitingNotice.module.css'
import { useAfterDelay } from '#shared/ui/async/use-after-delay.ts'
import { classes } from '#shared/ui/look/classes.ts'
import noticeLook from '#shared/ui/look/notice.module.css'
import { thousands } from '#shared/ui/text/thousands.ts'

interface WaitingNoticeProps {
  /** The numbers of entries that the server has not received. */
  readonly outcomes: number
  readonly notes: number
}

/** "2 outcomes and 1 note will be sent when the signal is back." */
export function WaitingNotice({ outcomes, notes }: WaitingNoticeProps) {
  const isWaiting = outcomes + notes > 0
  const isLate = useAfterDelay(isWaiting, patienceMilliseconds)
  const parts = [countText(outcomes, 'outcome'), countText(notes, 'note')].filter(Boolean)
  return (
    <div role="status">
      {isLate && isWaiting && (
        <p className={classes(noticeLook.warning, styles.waiting)}>
          <CloudOff aria-hidden size={16} />
          {parts.join(' and ')} will be sent when the signal is back.
        </p>
      )}
    </div>
  )
}

function countText(count: number, noun: string): string {
  if (count === 0) return ''
  return `${thousands(count)} ${count === 1 ? noun : `${noun}s`}`
}
