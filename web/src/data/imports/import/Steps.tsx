import type { ImportStep } from '#data/imports/import/import-step.ts'
import styles from '#data/imports/import/Steps.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { StepMark } from '#shared/ui/text/StepMark.tsx'

const steps: readonly { readonly id: ImportStep; readonly label: string }[] = [
  { id: 'choose', label: 'Choose a file' },
  { id: 'match', label: 'Match the columns' },
  { id: 'changes', label: 'See what changes' },
  { id: 'publish', label: 'Publish' },
]

const ofResults: typeof steps = [
  { id: 'choose', label: 'Choose a file' },
  { id: 'changes', label: 'Check the winners' },
  { id: 'publish', label: 'Publish' },
]

interface StepsProps {
  readonly now: ImportStep
  /** Of a file of results no column is matched. */
  readonly isOfResults?: boolean
  /** The last step is over, too. */
  readonly isDone: boolean
}

/** How far a file is on its way. */
export function Steps({ now, isOfResults = false, isDone }: StepsProps) {
  const shown = isOfResults ? ofResults : steps
  const current = shown.findIndex(({ id }) => id === now)
  return (
    <ol className={styles.steps} aria-label="Steps of an import">
      {shown.map(({ id, label }, index) => {
        const isOver = index < current || (isDone && index === current)
        const isNow = index === current && !isOver
        return (
          <li key={id} className={isNow ? styles.now : undefined} aria-current={isNow ? 'step' : undefined}>
            <StepMark number={index + 1} progress={isNow ? 'now' : isOver ? 'done' : 'later'} size="small" />
            {label}
            {isOver && <span className={textLook.visuallyHidden}> (done)</span>}
          </li>
        )
      })}
    </ol>
  )
}
