import { useInfiniteQuery } from '@tanstack/react-query'
import styles from '#data/corrections/decide/CorrectionsPage.module.css'
import { DecidedTable } from '#data/corrections/decide/DecidedTable.tsx'
import { correctionsQuery } from '#data/corrections/report/decided/corrections-query.ts'

const mostShown = 5

/** The latest decisions, below the reports to review; the full lists have their own buttons. */
export function DecidedLately() {
  const { data } = useInfiniteQuery(correctionsQuery('decided'))
  const lately = data?.pages[0]?.values.slice(0, mostShown) ?? []
  if (lately.length === 0) return null
  return (
    <section className={styles.lately}>
      <h2>Decided lately</h2>
      <DecidedTable label="Decided lately" corrections={lately} />
    </section>
  )
}
