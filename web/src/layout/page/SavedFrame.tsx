import type { ReactNode } from 'react'
import styles from '#layout/page/frame.module.css'

/** A page about what people keep. */
export function SavedFrame({ children }: { readonly children: ReactNode }) {
  return (
    <main id="main" className={styles.page}>
      {children}
    </main>
  )
}
