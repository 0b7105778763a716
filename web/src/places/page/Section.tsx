import type { ReactNode } from 'react'
import styles from '#places/page/PlaceContent.module.css'

interface SectionProps {
  /** The anchor of the jump links. */
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

export function Section({ id, title, children }: SectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  )
}
