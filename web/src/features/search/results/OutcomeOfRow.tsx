import type { Row } from '@atlas/contract/search/search-request.ts'
import styles from '#features/search/results/OutcomeOfRow.module.css'
import { OutcomeMark } from '#values/OutcomeMark.tsx'
import { textOf } from '#values/text-of.ts'

/** "Close, 1.9 points 2024"; nothing where no outcome is on file. */
export function OutcomeOfRow({ row }: { readonly row: Row }) {
  const outcome = textOf(row, 'stats.last_election')
  const margin = row['stats.last_election_margin%']
  const year = textOf(row, 'stats.last_election_date')?.slice(0, 4)
  if (outcome === null) return null
  return (
    <span className={styles.outcome}>
      <OutcomeMark outcome={outcome} margin={typeof margin === 'number' ? margin : null} />{' '}
      {year && <span className={styles.year}>{year}</span>}
    </span>
  )
}
