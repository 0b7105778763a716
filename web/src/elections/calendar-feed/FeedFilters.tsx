import type { Filter } from '@atlas/contract/search/filter.ts'
import { useFeedWords } from '#elections/calendar-feed/use-feed-words.ts'
import styles from '#elections/calendar-feed/calendar-feed.module.css'

/** What is in the calendar of a link. */
export function FeedFilters({ filters }: { readonly filters: readonly Filter[] }) {
  const words = useFeedWords(filters)
  if (filters.length === 0) return <p className={styles.small}>Its calendar has every date of the next 12 months.</p>
  return (
    <p className={styles.small}>
      Its calendar has the dates of the next 12 months with <b>{words}</b>.
    </p>
  )
}
