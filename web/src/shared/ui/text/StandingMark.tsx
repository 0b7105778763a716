import { Clock } from 'lucide-react'
import styles from '#shared/ui/text/StandingMark.module.css'

/** Beside the name of an official: "Result not in yet". */
export function StandingMark({ standing }: { readonly standing: { readonly mark: string } | null }) {
  if (!standing) return null
  return (
    <span className={styles.mark}>
      <Clock aria-hidden />
      {standing.mark}
    </span>
  )
}
