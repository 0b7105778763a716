import type { ReactNode } from 'react'
import styles from '#accounts/form.module.css'
import { ScaleBar } from '#accounts/ScaleBar.tsx'
import { PageTitle } from '#shared/page/PageTitle.tsx'
import { classes } from '#shared/ui/look/classes.ts'

interface FormScreenProps {
  readonly lead: string
  readonly isWide?: boolean
  readonly children: ReactNode
}

/** A quiet screen with one form. */
export function FormScreen({ lead, isWide = false, children }: FormScreenProps) {
  return (
    <main id="main" className={classes(styles.place, styles.screen)}>
      <div className={isWide ? styles.wide : styles.form}>
        <ScaleBar />
        <div>
          <PageTitle />
          <p className={styles.lead}>{lead}</p>
        </div>
        {children}
      </div>
    </main>
  )
}
