import { Clock } from 'lucide-react'
import styles from '#shared/ui/text/StandingMark.module.css'

interface StandingMarkProps {
  readonly standing: { readonly mark: string; readonly sentence?: string } | null
}

/** Beside the name of an official: "Result not in yet", "Successor elected: Ann Roe takes office 01-18-2027." */
export function StandingMark({ standing }: StandingMarkProps) {
  if (!standing) return null
  return (
    <span className={styles.mark}>
      <Clock aria-hidden />
      {standing.mark === 'Successor elected' && standing.sentence
        ? `${standing.mark}: ${standing.sentence}`
        : standing.mark}
    </span>
  )
}
