import { Clock } from 'lucide-react'
import styles from '#shared/ui/text/StandingMark.module.css'

interface StandingMarkProps {
  readonly standing: { readonly mark: string; readonly sentence?: string } | null
}

/** Beside the name of an official: "Result not in yet", "Successor elected: Ann Roe takes office 01-18-2027." */
export function StandingMark({ standing }: StandingMarkProps) {
  if (!standing) return null
  const { mark, sentence = '' } = standing
  const hasSentence = mark === 'Successor elected' && sentence !== ''
  return (
    <span className={styles.mark} data-long={hasSentence || undefined}>
      <Clock aria-hidden />
      {hasSentence ? `${mark}: ${sentence}` : mark}
    </span>
  )
}
