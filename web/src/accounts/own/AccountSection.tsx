import type { ReactNode } from 'react'
import styles from '#accounts/own/AccountPage.module.css'

interface AccountSectionProps {
  /** The anchor that the contents of the page link to. */
  readonly anchor: string
  readonly title: string
  readonly hint?: ReactNode
  readonly children: ReactNode
}

/** A section of the account that is changed by itself: what it is about on the left, the controls on the right. */
export function AccountSection({ anchor, title, hint, children }: AccountSectionProps) {
  return (
    <section className={styles.section} aria-labelledby={anchor}>
      <div className={styles.about}>
        <h2 id={anchor} tabIndex={-1}>
          {title}
        </h2>
        {hint && <p>{hint}</p>}
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  )
}

/** Focuses a section when the element that had the focus is gone. */
export function focusSection(anchor: string): void {
  document.getElementById(anchor)?.focus()
}
