import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { type Builder, next, picksOf, stepOf } from '#search/builder/builder.ts'
import { pickText } from '#search/builder/pick-text.ts'
import stepperStyles from '#search/builder/Stepper.module.css'
import { Stepper } from '#search/builder/Stepper.tsx'
import styles from '#search/builder/StepProgress.module.css'
import { type Step, stepAt } from '#search/builder/steps.ts'
import type { PickLabels } from '#search/builder/use-pick-labels.ts'
import textLook from '#shared/ui/look/text.module.css'
import buttonLook from '#shared/ui/look/button.module.css'

interface StepProgressProps {
  readonly builder: Builder
  readonly labels: PickLabels
  readonly onStep: (step: number) => void
}

/** The progress of the wizard: all steps on a desktop; on smaller screens a scale bar that opens them. */
export function StepProgress(props: StepProgressProps) {
  const { builder, labels } = props
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const picks = lastPicksText(builder, labels)
  return (
    <div className={styles.progress}>
      <div className={styles.head}>
        <p>
          <b>
            Step {builder.step + 1} of {builder.steps.length}
          </b>{' '}
          <span className={textLook.muted}>· {comingText(builder)}</span>
        </p>
        <button
          type="button"
          className={buttonLook.link}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          All steps
          <ChevronDown size={16} aria-hidden />
        </button>
      </div>
      <StepScale steps={builder.steps} now={builder.step} />
      {picks && <p className={styles.picks}>{picks}</p>}
      <nav aria-label="Steps" id={id} className={stepperStyles.stepper} data-open={isOpen || undefined}>
        <Stepper {...props} />
      </nav>
    </div>
  )
}

function comingText(builder: Builder): string {
  const following = next(builder)
  return following ? `next: ${stepOf(following).label}` : 'then the results'
}

/** The selections of the latest step before this one. */
function lastPicksText(builder: Builder, labels: PickLabels): string | null {
  const earlier = builder.steps.slice(0, builder.step)
  const index = earlier.findLastIndex((_, step) => picksOf(builder, step).length > 0)
  if (index < 0) return null
  return `${stepAt(index, builder.steps).label}: ${pickText(labels[index] ?? null, picksOf(builder, index).length)}`
}

const stepWidth = 100

/** The scale bar of a map, a section for each step: filled, current, open. */
function StepScale({ steps, now }: { readonly steps: readonly Step[]; readonly now: number }) {
  return (
    <svg
      className={styles.scale}
      viewBox={`0 0 ${steps.length * stepWidth} 10`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {steps.map(({ id }, index) => (
        <rect
          key={id}
          className={index < now ? styles.done : index === now ? styles.now : styles.later}
          x={index * stepWidth + 2}
          y="1"
          width={stepWidth - 4}
          height="8"
        />
      ))}
    </svg>
  )
}
