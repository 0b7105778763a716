import type { ReactNode } from 'react'
import styles from '#shared/page/page-head.module.css'
import { PageTitle } from '#shared/page/PageTitle.tsx'

interface SavedHeadProps {
  /** How much there is; read aloud when it comes. */
  readonly children: ReactNode
  /** What makes one more. */
  readonly action: ReactNode
}

/** The head of a page that lists what is kept. */
export function SavedHead({ children, action }: SavedHeadProps) {
  return (
    <div className={styles.head}>
      <div>
        <PageTitle />
        <p className={styles.sentence} role="status">
          {children}
        </p>
      </div>
      {action}
    </div>
  )
}
