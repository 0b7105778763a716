import type { ReactNode } from 'react'
import styles from '#shared/page/page-head.module.css'
import { PageTitle } from '#shared/page/PageTitle.tsx'

interface SavedHeadProps {
  /** The number of items, read aloud when it arrives. */
  readonly children: ReactNode
  /** The button that adds one. */
  readonly action: ReactNode
}

/** The head of a page that lists saved items. */
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
