import styles from '#features/coming-up/DayBlock.module.css'

const month = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' })
const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' })

/** A day as a leaf of a calendar. What it says is read out in words beside it. */
export function DayBlock({ day, isDeadline }: { readonly day: string; readonly isDeadline: boolean }) {
  const date = new Date(`${day}T00:00:00Z`)
  return (
    <div className={styles.day} data-deadline={isDeadline || undefined} aria-hidden="true">
      <span>{month.format(date).toUpperCase()}</span>
      <b>{date.getUTCDate()}</b>
      <i>{weekday.format(date)}</i>
    </div>
  )
}
