import type { ResultsDesk } from '@atlas/contract/endpoints/drives/results.ts'
import { ProgressBar } from '#drives/frame/ProgressBar.tsx'
import styles from '#drives/results/results.module.css'
import { thousands } from '#shared/ui/text/thousands.ts'

/** How many results of a state are in. */
export function StateSums({ state }: { readonly state: ResultsDesk['states'][number] }) {
  const { published, waiting, not_in: notIn } = state
  return (
    <div className={styles.sums}>
      <p className={styles.big}>
        <b>{thousands(published + waiting)}</b> of {thousands(published + waiting + notIn)} results in
      </p>
      <ProgressBar counts={{ published, waiting, taken: 0, open: notIn }} />
      <p className={styles.hint}>
        {thousands(published)} published, {thousands(waiting)} to be looked at, {thousands(notIn)} not in yet
      </p>
    </div>
  )
}
