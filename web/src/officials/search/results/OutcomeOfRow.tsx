import type { Row } from '@atlas/contract/search/search-request.ts'
import styles from '#officials/search/results/OutcomeOfRow.module.css'
import { isWaiting } from '#shared/values/OfficialName.tsx'
import { OutcomeMark } from '#shared/values/OutcomeMark.tsx'
import { textOf } from '#shared/values/text-of.ts'
import { whenWon, yearWon } from '#shared/values/when-won.ts'

/**
 * "Close, 1.9 points 2024", never without its year; muted where a newer result is missing: "2022: uncontested". Empty
 * where no outcome is on file, or where a card has no room for the year.
 */
export function OutcomeOfRow({ row }: { readonly row: Row }) {
  const outcome = textOf(row, 'stats.last_election')
  const margin = row['stats.last_election_margin%']
  const year = yearWon(row)
  if (outcome === null || year === null) return null
  if (isWaiting(row)) return <span className={styles.year}>{whenWon(row)}</span>
  return (
    <span className={styles.outcome}>
      <OutcomeMark outcome={outcome} margin={typeof margin === 'number' ? margin : null} />{' '}
      <span className={styles.year}>{year}</span>
    </span>
  )
}
