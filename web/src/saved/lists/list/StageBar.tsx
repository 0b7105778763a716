import type { ListSummary } from '@atlas/contract/endpoints/saved/lists.ts'
import styles from '#saved/lists/list/StageBar.module.css'
import { countedStages } from '#saved/lists/list/stages.ts'
import { PartsBar } from '#shared/ui/list/PartsBar.tsx'

/** The progress of the calls of a list as a bar; the words beside it say the same. */
export function StageBar({ counts }: { readonly counts: ListSummary['outcomes'] }) {
  const parts = countedStages(counts).map(({ stage, count }) => ({ part: stage, count }))
  return <PartsBar className={styles.bar} parts={parts} />
}
