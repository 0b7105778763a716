import type { ReactNode } from 'react'
import styles from '#data/imports/import/StepHead.module.css'

const id = 'import-step'

interface StepHeadProps {
  readonly title: string
  /** How it stands, at the right edge. */
  readonly children?: ReactNode
}

/** The heading of a step, which takes the focus when the step comes. */
export function StepHead({ title, children }: StepHeadProps) {
  return (
    <div className={styles.head}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </div>
  )
}

export function focusStepHead(): void {
  document.querySelector<HTMLElement>(`#${id}`)?.focus({ preventScroll: true })
}
