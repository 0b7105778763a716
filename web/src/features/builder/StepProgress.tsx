import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { type Builder, picksOf } from '#features/builder/builder.ts'
import { pickText } from '#features/builder/pick-text.ts'
import { Stepper } from '#features/builder/Stepper.tsx'
import { lastStep, stepAt, steps } from '#features/builder/steps.ts'
import type { PickLabels } from '#features/builder/use-pick-labels.ts'

interface StepProgressProps {
  readonly builder: Builder
  readonly labels: PickLabels
  readonly onStep: (step: number) => void
}

/** How far the wizard has come: all steps on a desktop; on smaller screens a scale bar that opens them. */
export function StepProgress(props: StepProgressProps) {
  const { builder, labels } = props
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const picks = lastPicksText(builder, labels)
  return (
    <div className="progress">
      <div className="progress-head">
        <p>
          <b>
            Step {builder.step + 1} of {steps.length}
          </b>{' '}
          <span className="muted">· {comingText(builder.step)}</span>
        </p>
        <button
          type="button"
          className="link-btn"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          All steps
          <ChevronDown className="icon icon-small" aria-hidden />
        </button>
      </div>
      <StepScale now={builder.step} />
      {picks && <p className="progress-picks">{picks}</p>}
      <nav aria-label="Steps" id={id} className="stepper" data-open={isOpen || undefined}>
        <Stepper {...props} />
      </nav>
    </div>
  )
}

function comingText(step: number): string {
  return step < lastStep ? `next: ${stepAt(step + 1).label}` : 'then the results'
}

/** What was picked last on the way here. */
function lastPicksText(builder: Builder, labels: PickLabels): string | null {
  const earlier = steps.slice(0, builder.step)
  const place = earlier.findLastIndex((_, step) => picksOf(builder, step).length > 0)
  if (place < 0) return null
  return `${stepAt(place).label}: ${pickText(labels[place] ?? null, picksOf(builder, place).length)}`
}

const partWidth = 100

/** The scale bar of a map sheet, a part for each step: filled, now, open. */
function StepScale({ now }: { readonly now: number }) {
  return (
    <svg
      className="step-scale"
      viewBox={`0 0 ${steps.length * partWidth} 10`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {steps.map(({ id }, place) => (
        <rect
          key={id}
          className={place < now ? 'done' : place === now ? 'now' : 'later'}
          x={place * partWidth + 2}
          y="1"
          width={partWidth - 4}
          height="8"
        />
      ))}
    </svg>
  )
}
