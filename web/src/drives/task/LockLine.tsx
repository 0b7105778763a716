import { Clock, Lock } from 'lucide-react'
import { useEffect, useState } from 'react'
import styles from '#drives/task/LockLine.module.css'
import { timeText } from '#drives/frame/time-text.ts'
import buttonLook from '#shared/ui/look/button.module.css'

interface LockLineProps {
  /** The moment at which the task is everybody's again; null where it is so already. */
  readonly until: string | null
  readonly isBusy: boolean
  readonly onKeep: () => void
  readonly onGiveBack: () => void
}

/** From so many minutes before the end on, it can be kept for longer. */
const soonMinutes = 15

/** That nobody else can fill the task in meanwhile, until when, and the way out of it. */
export function LockLine({ until, isBusy, onKeep, onGiveBack }: LockLineProps) {
  const minutes = useMinutesUntil(until)
  if (until === null || minutes <= soonMinutes)
    return (
      <p className={styles.line}>
        <Clock aria-hidden />
        <span role="status">
          <b>{minutes > 0 ? `Yours for ${minutesText(minutes)}.` : 'Your two hours are over.'}</b>
          {minutes <= 0 && ' Nobody has taken the task since, and your draft is kept.'}
        </span>
        <button type="button" className={buttonLook.link} aria-busy={isBusy || undefined} onClick={onKeep}>
          {minutes > 0 ? 'Keep it 2 hours more' : 'Take it again'}
        </button>
      </p>
    )
  return (
    <p className={styles.line}>
      <Lock aria-hidden />
      <span>
        This task is <b>yours until {timeText(until)}</b>. Nobody else can fill it in meanwhile.
      </span>
      <button type="button" className={buttonLook.link} aria-busy={isBusy || undefined} onClick={onGiveBack}>
        Give it back
      </button>
    </p>
  )
}

function minutesText(minutes: number): string {
  return minutes === 1 ? '1 more minute' : `${minutes} more minutes`
}

/** Whole minutes, none where it is over; looked at again twice a minute. */
function useMinutesUntil(moment: string | null): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return moment === null ? 0 : Math.ceil((Date.parse(moment) - now) / 60_000)
}
