import type { ReactNode } from 'react'
import styles from '#data/imports/import/Tray.module.css'
import { classes } from '#shared/ui/look/classes.ts'
import trayLook from '#shared/ui/look/tray.module.css'

interface TrayProps {
  /** How it stands, and what is left to do. */
  readonly text: ReactNode
  readonly children: ReactNode
}

/** At the foot of the window: what comes next, and what keeps it from coming. */
export function Tray({ text, children }: TrayProps) {
  return (
    <section className={classes(trayLook.tray, styles.tray)} data-tray aria-label="Next step">
      <div className={styles.text} role="status">
        {text}
      </div>
      <div className={styles.buttons}>{children}</div>
    </section>
  )
}
