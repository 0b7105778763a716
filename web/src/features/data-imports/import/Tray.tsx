import type { ReactNode } from 'react'
import styles from '#features/data-imports/import/Tray.module.css'

interface TrayProps {
  /** How it stands, and what is left to do. */
  readonly text: ReactNode
  readonly children: ReactNode
}

/** At the foot of the window: what comes next, and what keeps it from coming. */
export function Tray({ text, children }: TrayProps) {
  return (
    <section className={styles.tray} data-tray aria-label="Next step">
      <div className={styles.text} role="status">
        {text}
      </div>
      <div className={styles.buttons}>{children}</div>
    </section>
  )
}
