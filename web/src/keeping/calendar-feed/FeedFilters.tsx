import type { Filter } from '@atlas/contract/search/filter.ts'
import { useFilterWords } from '#keeping/calendar-feed/use-filter-words.ts'
import styles from '#keeping/calendar-feed/calendar-feed.module.css'

/** What is in the calendar: the filters that the link was made with, which the page may have left since. */
export function FeedFilters({ filters }: { readonly filters: readonly Filter[] }) {
  const words = useFilterWords(filters)
  if (filters.length === 0) return <p className={styles.small}>Its calendar has every date of the next 12 months.</p>
  const count = filters.length === 1 ? '1 filter' : `${filters.length} filters`
  return (
    <p className={styles.small}>
      Its calendar has the dates of the next 12 months with {words ? <b>{words.join(' · ')}</b> : count}.
    </p>
  )
}
