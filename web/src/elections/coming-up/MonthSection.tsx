import type { MonthOfDates } from '#elections/coming-up/by-month.ts'
import { DateEntry, type DateEntryProps } from '#elections/coming-up/DateEntry.tsx'
import styles from '#elections/coming-up/MonthSection.module.css'
import { daysToGo } from '#shared/ui/text/days-to-go.ts'

interface MonthSectionProps extends Omit<DateEntryProps, 'date'> {
  readonly month: MonthOfDates
  readonly today: string
}

/** The dates of a month, and how far off its first is. */
export function MonthSection({ month: { id, title, dates }, today, ...entry }: MonthSectionProps) {
  const headingId = `month-${id}`
  const [first] = dates
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.title}>
        {title} {first && <span>{daysToGo(first.date, today)}</span>}
      </h2>
      <ol>
        {dates.map((date) => (
          <DateEntry key={date.id} date={date} {...entry} />
        ))}
      </ol>
    </section>
  )
}
