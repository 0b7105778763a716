import { EqualApproximately, type LucideIcon, Minus } from 'lucide-react'
import styles from '#shared/values/OutcomeMark.module.css'
import { unsentOutcomeText } from '#shared/values/outcome-text.ts'

interface Look {
  readonly icon: LucideIcon
  readonly style: string | undefined
}

/** What stands out; a contested election is the usual one. */
const looks: Readonly<Record<string, Look>> = {
  Uncontested: { icon: Minus, style: styles.uncontested },
  Close: { icon: EqualApproximately, style: styles.close },
}

interface OutcomeMarkProps {
  readonly outcome: string
  /** By how much the winner was ahead, where it is to be said. */
  readonly margin?: number | null
}

/** How an election went: "Uncontested", "Close, 2.0 points", "Won by 31.8 points", "Contested". */
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
