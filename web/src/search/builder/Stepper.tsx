import type { ReactNode } from 'react'
import { type Builder, picksOf } from '#search/builder/builder.ts'
import { pickText } from '#search/builder/pick-text.ts'
import styles from '#search/builder/Stepper.module.css'
import type { Step } from '#search/builder/steps.ts'
import type { PickLabels } from '#search/builder/use-pick-labels.ts'
import { StepMark } from '#shared/ui/text/StepMark.tsx'

interface StepperProps {
  readonly builder: Builder
  readonly labels: PickLabels
  readonly onStep: (step: number) => void
}

/** Every step with its selections. Visited steps are links, and only those with selections are ticked. */
export function Stepper({ builder, labels, onStep }: StepperProps) {
  return (
    <ol>
      {builder.steps.map((step, index) => {
        const isNow = index === builder.step
        const isVisited = !isNow && index <= builder.reached
        const count = picksOf(builder, index).length
        const isDone = isVisited && count > 0
        return (
          <li key={step.id} className={isDone ? styles.done : undefined}>
            <StepLink isVisited={isVisited} isNow={isNow} onGo={() => onStep(index)}>
              <StepMark number={index + 1} progress={isNow ? 'now' : isDone ? 'done' : 'later'} />
              <Words
                step={step}
                picks={isNow || isDone ? pickText(labels[index] ?? null, count) : isVisited && 'Skipped'}
              />
            </StepLink>
          </li>
        )
      })}
    </ol>
  )
}

interface StepLinkProps {
  readonly isVisited: boolean
  readonly isNow: boolean
  readonly onGo: () => void
  readonly children: ReactNode
}

function StepLink({ isVisited, isNow, onGo, children }: StepLinkProps) {
  if (isVisited) {
    return (
      <button type="button" className={styles.step} onClick={onGo}>
        {children}
      </button>
    )
  }
  return (
    <div className={styles.step} aria-current={isNow ? 'step' : undefined}>
      {children}
    </div>
  )
}

function Words({ step, picks }: { readonly step: Step; readonly picks: string | false }) {
  return (
    <span className={styles.words}>
      <b>{step.label}</b>
      {step.isAdditional && <span className={styles.aside}> · additional</span>}
      {picks && <span className={styles.picks}>{picks}</span>}
    </span>
  )
}
