import type { ListSummary } from '@atlas/contract/endpoints/saved/lists.ts'
import styles from '#saved/lists/list/StageBar.module.css'
import { countedStages } from '#saved/lists/list/stages.ts'

const gap = 0.4

/** How far the calls of a list are, for the eye; words beside it say the same. */
export function StageBar({ counts }: { readonly counts: ListSummary['outcomes'] }) {
  const stages = countedStages(counts)
  const total = stages.reduce((sum, { count }) => sum + count, 0)
  let from = 0
  return (
    <svg className={styles.bar} viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden>
      {stages.map(({ stage, count }) => {
        const [start, width] = [from, (count / total) * 100]
        from += width
        return <rect key={stage} x={start} width={Math.max(0.2, width - gap)} height="12" data-stage={stage} />
      })}
    </svg>
  )
}
