import { Check } from 'lucide-react'
import styles from '#shared/ui/text/StepMark.module.css'

interface StepMarkProps {
  /** From 1. */
  readonly number: number
  readonly progress: 'done' | 'now' | 'later'
  readonly size?: 'small'
}

/** The circle before a step with its number or a check mark. The text beside it says what it means. */
export function StepMark({ number, progress, size }: StepMarkProps) {
  return (
    <span className={styles.mark} data-progress={progress} data-size={size} aria-hidden="true">
      {progress === 'done' ? <Check size={16} /> : number}
    </span>
  )
}
