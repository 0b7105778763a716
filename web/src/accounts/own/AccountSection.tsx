import type { ReactNode } from 'react'
import styles from '#accounts/own/AccountPage.module.css'

interface AccountSectionProps {
  /** Where the contents of the page lead. */
  readonly anchor: string
  readonly title: string
  readonly hint?: ReactNode
  readonly children: ReactNode
}

/** A part of the account that is changed by itself: what it is about on the left, what can be done on the right. */
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

/** Where the focus goes when what had it is gone. */
export function focusSection(anchor: string): void {
  document.getElementById(anchor)?.focus()
}
