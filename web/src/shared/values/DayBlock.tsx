import styles from '#shared/values/DayBlock.module.css'

const month = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' })
const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' })

interface DayBlockProps {
  readonly day: string
  readonly isDeadline: boolean
  /** What is below the day: the weekday within a year from now, the year for later days. */
  readonly foot: 'weekday' | 'year'
}

/** A day as a calendar leaf, hidden from screen readers because the text beside it says the same. */
export function DayBlock({ day, isDeadline, foot }: DayBlockProps) {
  const date = new Date(`${day}T00:00:00Z`)
  return (
    <div className={styles.day} data-deadline={isDeadline || undefined} aria-hidden="true">
      <span>{month.format(date).toUpperCase()}</span>
      <b>{date.getUTCDate()}</b>
      <i>{foot === 'year' ? date.getUTCFullYear() : weekday.format(date)}</i>
    </div>
  )
}
