import { EqualApproximately, type LucideIcon, Minus } from 'lucide-react'
import styles from '#shared/values/OutcomeMark.module.css'
import { unsentOutcomeText } from '#shared/values/outcome-text.ts'

interface Look {
  readonly icon: LucideIcon
  readonly style: string | undefined
}

/** The emphasized outcomes; a contested election is the usual case and has no mark. */
const looks: Readonly<Record<string, Look>> = {
  Uncontested: { icon: Minus, style: styles.uncontested },
  Close: { icon: EqualApproximately, style: styles.close },
}

interface OutcomeMarkProps {
  readonly outcome: string
  /** The winner's margin, if it is to be shown. */
  readonly margin?: number | null
}

/** The outcome of an election: "Uncontested", "Close, 2.0 points", "Won by 31.8 points", "Contested". */
export function OutcomeMark({ outcome, margin = null }: OutcomeMarkProps) {
  const look = looks[outcome]
  const text = unsentOutcomeText(outcome, margin)
  if (!look) return text
  return (
    <span className={look.style}>
      <look.icon aria-hidden />
      {text}
    </span>
  )
}
