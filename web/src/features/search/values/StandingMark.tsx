import { Clock } from 'lucide-react'
import styles from '#features/search/values/StandingMark.module.css'
import type { Standing } from '#features/search/values/standing.ts'

/** Beside the name of an official: "Result not in yet". */
export function StandingMark({ standing }: { readonly standing: Standing | null }) {
  if (!standing) return null
  return (
    <span className={styles.mark}>
      <Clock aria-hidden />
      {standing.mark}
    </span>
  )
}
